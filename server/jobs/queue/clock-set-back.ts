import { isUnavailable } from '../../database/availability.ts';
import type { Ask } from '../../database/database.ts';
import { MILLISECONDS_PER_SECOND } from '../../foundation/durations.ts';
import type { Log } from '../../foundation/log.ts';
import { PollLoop } from '../../foundation/poll-loop.ts';
import { BEGIN_ROUNDS_ANEW, MAKE_DUE_NOW, QUEUE_TIME } from './statements.ts';

/** Dependencies and options of the queue clock watcher. */
export interface ClockWatchParts {
  readonly ask: Ask;
  readonly log: Log;
  /**
   * Corrects other times by the database's clock after it was set back. Several processes may do so, and again if it
   * fails.
   */
  readonly onSetBack: (seconds: number) => Promise<void>;
  readonly secondsBetween?: number;
}

const SECONDS_BETWEEN = 5;
/** Smaller corrections are normal; they only lengthen waits by as much. */
const SET_BACK_MS = 10_000;
const DEFAULT_WAIT_MINUTES = 1;
/** Upstreams may request a delay of up to ten minutes. */
const LONGEST_WAIT_MINUTES = 15;

/**
 * Watches the clock that the queue uses, which is the database's. If it is set back, waiting messages would be delayed
 * by as much, and the queue's maintenance would pause. So messages due later than a normal wait are made due now, and
 * the maintenance timers are reset.
 *
 * @returns a function that stops the watcher
 */
export function watchQueueClock({
  ask,
  log,
  onSetBack,
  secondsBetween = SECONDS_BETWEEN,
}: ClockWatchParts): () => void {
  let latest: number | undefined;
  const everyMs = secondsBetween * MILLISECONDS_PER_SECOND;
  const loop = new PollLoop({
    async look() {
      const [row] = await ask(QUEUE_TIME, []);
      const now = Number(row?.now);
      // The clock may have been set back before this process started.
      if (latest === undefined) await catchUp(ask, LONGEST_WAIT_MINUTES);
      else if (now < latest - SET_BACK_MS) {
        log.warn("the database's clock was put back; what waits by it comes now");
        await catchUp(ask, DEFAULT_WAIT_MINUTES);
        await onSetBack((latest - now) / MILLISECONDS_PER_SECOND);
      }
      // Updated only after the catch-up: if that fails, the next check must detect the setback again.
      latest = now;
    },
    isNeeded: () => true,
    everyMs,
    onFailure(error) {
      // An unavailable database is reported elsewhere.
      if (!loop.isClosed && !isUnavailable(error))
        log.error({ error }, "queue's clock could not be watched");
    },
  });
  loop.lookWithin(everyMs);
  return () => loop.close();
}

/**
 * Idempotent and safe to run in several processes at once. At worst, a wait of some minutes ends too early. A message
 * being handled by a live process gets its next heartbeat within seconds.
 */
async function catchUp(ask: Ask, minutes: number): Promise<void> {
  await ask(MAKE_DUE_NOW, [minutes]);
  for (const statement of BEGIN_ROUNDS_ANEW) await ask(statement, []);
}
