import { PollLoop } from '../../foundation/poll-loop.ts';
import { within } from '../../foundation/time-limit.ts';

/** Dependencies and options of supervision. */
export interface SupervisionParts {
  /** Returns the queue's time in milliseconds; fails while the database is unavailable. */
  readonly probe: () => Promise<number>;
  /** Redelivers the messages of processes whose heartbeats have stopped, among other maintenance. */
  readonly supervise: () => Promise<void>;
  readonly onFailure: (error: unknown) => void;
  readonly secondsBetween: number;
  /** How long the database must have answered without a gap: long enough for every process to send a heartbeat. */
  readonly graceSeconds: number;
}

/** A gap between two answers that is longer than the interval by this factor may have cost others a heartbeat. */
const GAP_FACTOR = 1.5;

/**
 * Supervises the queue at intervals, but only once the database has answered for a while: after the start, and after
 * each time that it was unavailable, the machine was suspended, or a clock was put forward. No process could send
 * heartbeats meanwhile, so all would count as dead, and everything that they are doing would be done again.
 *
 * @returns stops it
 */
export function superviseAtIntervals({
  probe,
  supervise,
  onFailure,
  secondsBetween,
  graceSeconds,
}: SupervisionParts): () => void {
  const everyMs = secondsBetween * 1000;
  // The database has answered when the queue was opened, but perhaps not before that.
  let answersSince = performance.now();
  let last = { here: answersSince, queue: Number.POSITIVE_INFINITY };
  const loop = new PollLoop({
    async look() {
      const queue = await within(everyMs, probe());
      const here = performance.now();
      // On a suspended machine, only the database's clock may have gone on.
      const gapMs = Math.max(here - last.here, queue - last.queue);
      if (gapMs > GAP_FACTOR * everyMs) answersSince = here;
      last = { here, queue };
      if (here - answersSince >= graceSeconds * 1000) await supervise();
    },
    isNeeded: () => true,
    everyMs,
    onFailure,
  });
  loop.lookWithin(everyMs);
  return () => loop.close();
}
