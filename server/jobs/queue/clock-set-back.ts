import { isUnavailable } from '../../database/availability.ts';
import type { Ask } from '../../database/database.ts';
import type { Log } from '../../foundation/log.ts';
import { BEGIN_ROUNDS_ANEW, MAKE_DUE_NOW, QUEUE_TIME } from './statements.ts';

/** What watching the queue's clock stands on. */
export interface ClockWatchParts {
  readonly ask: Ask;
  readonly log: Log;
  readonly secondsBetween?: number;
}

const SECONDS_BETWEEN = 5;
/** Clocks are corrected by less now and then; waits are longer by as much. */
const SET_BACK_MS = 10_000;
const USUAL_WAIT_MINUTES = 1;
/** Upstreams may ask to be left alone for ten minutes. */
const LONGEST_WAIT_MINUTES = 15;

/**
 * Watches the clock that the queue goes by, which is the database's. If it is put back, waiting messages would wait
 * longer by as much, and the maintenance of the queue would pause. Then messages that are due later than any wait of
 * ours are made due now, and the maintenance starts anew.
 *
 * @returns what ends the watching
 */
export function watchQueueClock({
  ask,
  log,
  secondsBetween = SECONDS_BETWEEN,
}: ClockWatchParts): () => void {
  let latest: number | undefined;
  let isLooking = false;
  let isOver = false;
  const look = async (): Promise<void> => {
    const [row] = await ask(QUEUE_TIME, []);
    const now = Number(row?.now);
    // The clock may have been put back before this process started.
    if (latest === undefined) await catchUp(ask, LONGEST_WAIT_MINUTES);
    else if (now < latest - SET_BACK_MS) {
      log.warn("the database's clock was put back; what waits in the queue comes now");
      await catchUp(ask, USUAL_WAIT_MINUTES);
    }
    // Only after it has been dealt with: else the next look would not see it again.
    latest = now;
  };
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    look()
      .catch((error: unknown) => {
        // Others report a database that is away.
        if (!isOver && !isUnavailable(error))
          log.error({ error }, "queue's clock could not be watched");
      })
      .finally(() => {
        isLooking = false;
      });
  }, secondsBetween * 1000);
  timer.unref();
  return () => {
    isOver = true;
    clearInterval(timer);
  };
}

/**
 * Several processes may do this at once, and repeatedly. At worst a wait of some minutes ends too early; a message in
 * work whose process lives has its next heartbeat within seconds.
 */
async function catchUp(ask: Ask, minutes: number): Promise<void> {
  await ask(MAKE_DUE_NOW, [minutes]);
  for (const statement of BEGIN_ROUNDS_ANEW) await ask(statement, []);
}
