import { type Kysely, sql } from 'kysely';

/**
 * Counts the mails sent to an invitation's address, and since when. The index finds invitations by which somebody has
 * signed up, as they are kept for that person.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table invitation
      add column mails integer not null default 1,
      add column mails_since timestamptz not null default now()
  `.execute(database);
  await sql`
    create index person_by_invitation_id on person (invitation_id) where invitation_id is not null
  `.execute(database);
}
