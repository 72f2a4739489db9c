import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { isConflict, isHeldUp } from './availability.ts';
import type { Tables } from './tables.ts';

/**
 * While a migration waits for a table lock, later requests queue behind it; their own timeout is ten times as long.
 * PostgreSQL checks for deadlocks after a second, and aborts either side of one.
 */
const LOCK_WAIT_MS = 500;
const PAUSE_MS = { from: 500, upTo: 5_000 } as const;
/** A dump of a large database takes minutes. */
const MAX_GIVES_WAY_MS = 10 * 60_000;

/**
 * Applies migrations without blocking others: if another transaction, such as a dump, holds a table, the migrations are
 * rolled back, so that nobody waits behind them, and retried later.
 *
 * @param make - applies all migrations or none; an error among its results is the server's
 * @param onHeldUp - called once, if they have to be retried
 * @returns the results of the last attempt
 */
export async function retryingOnLocks<Results extends { readonly error?: unknown }>(
  database: Kysely<Tables>,
  make: (database: Kysely<Tables>) => Promise<Results>,
  onHeldUp: () => void,
): Promise<Results> {
  // Part of a transaction cannot be rolled back alone. Nobody else uses its tables yet.
  if (database.isTransaction) return make(database);
  return database.connection().execute(async (connection) => {
    await sql`set lock_timeout = ${sql.lit(LOCK_WAIT_MS)}`.execute(connection);
    try {
      return await againUntilMade(() => make(connection), onHeldUp);
    } finally {
      // Fails if the connection is lost, which the results report; a lost connection has no settings to reset.
      await sql`reset lock_timeout`.execute(connection).catch(() => {});
    }
  });
}

async function againUntilMade<Results extends { readonly error?: unknown }>(
  make: () => Promise<Results>,
  onHeldUp: () => void,
): Promise<Results> {
  const until = performance.now() + MAX_GIVES_WAY_MS;
  for (let pause: number = PAUSE_MS.from; ; pause = Math.min(2 * pause, PAUSE_MS.upTo)) {
    const results = await make();
    const { error } = results;
    const isTransient = isHeldUp(error) || isConflict(error);
    if (!isTransient || performance.now() + pause > until) return results;
    if (pause === PAUSE_MS.from) onHeldUp();
    await sleep(pause);
  }
}
