import { isServersAnswer, isUnavailable } from '../database/availability.ts';
import type { Ask } from '../database/database.ts';
import type { Log } from '../foundation/log.ts';
import { logThrottle } from '../foundation/log-throttle.ts';
import { within } from '../foundation/time-limit.ts';

/** How long a database that did not respond is not queried again. */
const REST_MS = 2_000;
const REFUSED = 'limits could not be shared';

/** The query was skipped, because the database failed to respond a moment ago. */
class Resting extends Error {
  override readonly name = 'Resting';
}

/**
 * Wraps a query function with a short timeout, for callers that can proceed without a result. A database that does not
 * respond is not queried again for a while; one that rejects a statement counts as available.
 *
 * @param patienceMs - the timeout in milliseconds
 */
export function withShortTimeout(ask: Ask, log: Log, patienceMs: number): Ask {
  let restsUntil = 0;
  let isAway = false;
  const isToBeSaid = logThrottle();
  const noteRefusal = (error: unknown): void => {
    if (isToBeSaid(REFUSED)) log.error({ error }, REFUSED);
  };
  const noteSilence = (error: unknown): void => {
    const reason = String(error);
    if (!isAway)
      log.warn({ reason }, 'limits apply to this process alone: the database is unavailable');
    isAway = true;
    restsUntil = performance.now() + REST_MS;
  };
  return async (statement, parameters) => {
    if (performance.now() < restsUntil) throw new Resting('The database did not answer before.');
    try {
      const rows = await within(patienceMs, ask(statement, parameters));
      if (isAway) log.info('limits are shared again');
      isAway = false;
      return rows;
    } catch (error) {
      const isRefusal = isServersAnswer(error) && !isUnavailable(error);
      if (isRefusal) noteRefusal(error);
      else noteSilence(error);
      throw error;
    }
  };
}
