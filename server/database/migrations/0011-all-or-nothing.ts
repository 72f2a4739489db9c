import { type Kysely, sql } from 'kysely';

/**
 * Adds an assertion function: a statement can abort itself and its transaction if a condition does not hold, so that
 * several statements can be pipelined without waiting for results in between.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create function must_hold(condition boolean, otherwise text) returns void language plpgsql as $$
    begin
      if condition is not true then raise exception '%', otherwise using errcode = 'PB001'; end if;
    end $$
  `.execute(database);
}
