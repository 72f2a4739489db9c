import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { isConflict, isHeldUp } from './availability.ts';
import type { Tables } from './tables.ts';

/**
 * Requests that come behind a change that waits for a table wait as well, and have ten times as long. PostgreSQL looks
 * for deadlocks after a second, and ends either side of one.
 */
const LOCK_WAIT_MS = 500;
const PAUSE_MS = { from: 500, upTo: 5_000 } as const;
/** A dump of a large database takes minutes. */
const GIVES_WAY_MS_UP_TO = 10 * 60_000;

/**
 * Makes changes of tables that give way to others: where a transaction of somebody else, such as a dump, holds a table,
 * they are undone, so that nobody waits behind them, and are tried again later.
 *
 * @param make - makes all changes or none; an error among its results is the server's
 * @param onHeldUp - told once, where they are to be tried again
 * @returns what the last try came to
 */
export async function givingWay<Results extends { readonly error?: unknown }>(
  database: Kysely<Tables>,
  make: (database: Kysely<Tables>) => Promise<Results>,
  onHeldUp: () => void,
): Promise<Results> {
  // What is part of a transaction cannot be undone alone. Nobody else uses its tables yet.
  if (database.isTransaction) return make(database);
  return database.connection().execute(async (connection) => {
    await sql`set lock_timeout = ${sql.lit(LOCK_WAIT_MS)}`.execute(connection);
    try {
      return await againUntilMade(() => make(connection), onHeldUp);
    } finally {
      // Fails where the connection is lost, of which the results tell; what is lost has no settings either.
      await sql`reset lock_timeout`.execute(connection).catch(() => {});
    }
  });
}

async function againUntilMade<Results extends { readonly error?: unknown }>(
  make: () => Promise<Results>,
  onHeldUp: () => void,
): Promise<Results> {
  const until = performance.now() + GIVES_WAY_MS_UP_TO;
  for (let pause: number = PAUSE_MS.from; ; pause = Math.min(2 * pause, PAUSE_MS.upTo)) {
    const results = await make();
    const { error } = results;
    const mayPass = isHeldUp(error) || isConflict(error);
    if (!mayPass || performance.now() + pause > until) return results;
    if (pause === PAUSE_MS.from) onHeldUp();
    await sleep(pause);
  }
}
