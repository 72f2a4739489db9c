import { type Kysely, sql } from 'kysely';

/**
 * How often the address of an invitation has been written to, and since when that is counted. Invitations that somebody
 * has signed up by are found by it, as they are kept for that person.
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
