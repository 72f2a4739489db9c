import { type Kysely, sql } from 'kysely';

/**
 * What lets a statement undo itself, and the transaction that it is part of, where something is not as it was hoped to
 * be: so that several statements can be sent at once, by somebody who sees no answer in between.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create function must_hold(condition boolean, otherwise text) returns void language plpgsql as $$
    begin
      if condition is not true then raise exception '%', otherwise using errcode = 'PB001'; end if;
    end $$
  `.execute(database);
}
