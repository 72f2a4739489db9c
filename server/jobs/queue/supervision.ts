import { PollLoop } from '../../foundation/poll-loop.ts';
import { within } from '../../foundation/time-limit.ts';

/** Dependencies and options of supervision. */
export interface SupervisionParts {
  /** Fails while the database is unavailable. */
  readonly probe: () => Promise<unknown>;
  /** Redelivers the messages of processes whose heartbeats have stopped, among other maintenance. */
  readonly supervise: () => Promise<void>;
  readonly onFailure: (error: unknown) => void;
  readonly secondsBetween: number;
  /** How long the database must have answered, once it did not: long enough for every process to send a heartbeat. */
  readonly graceSeconds: number;
}

/**
 * Supervises the queue at intervals, except right after the database was unavailable. No process could send heartbeats
 * meanwhile, so all would count as dead, and everything that they are doing would be done again.
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
  // Before this process started, the database is assumed to have answered.
  let answersSince: number | undefined = Number.NEGATIVE_INFINITY;
  const loop = new PollLoop({
    async look() {
      try {
        await within(everyMs, probe());
      } catch (error) {
        answersSince = undefined;
        throw error;
      }
      answersSince ??= performance.now();
      if (performance.now() - answersSince >= graceSeconds * 1000) await supervise();
    },
    isNeeded: () => true,
    everyMs,
    onFailure,
  });
  loop.lookWithin(everyMs);
  return () => loop.close();
}
