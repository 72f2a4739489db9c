import type { Log } from '../../foundation/log.ts';
import { PollLoop, type PollLoopParts } from '../../foundation/poll-loop.ts';
import { reporting } from '../queue/report.ts';

/** Poll interval; one poll covers all followed jobs. */
export const LOOK_MS = 500;

/** Options of a poll loop for jobs. */
export interface JobPollLoopParts extends Pick<PollLoopParts, 'look' | 'isNeeded' | 'restMs'> {
  readonly log: Log;
  /** The log message while the database is unavailable. */
  readonly away: string;
}

/** Makes a poll loop that polls jobs for as long as they have followers. */
export function jobPollLoop({ log, away, ...parts }: JobPollLoopParts): PollLoop {
  const report = reporting(log, { away });
  const onFailure = (error: unknown): void => report(error, {}, 'jobs could not be looked at');
  return new PollLoop({ ...parts, everyMs: LOOK_MS, onFailure });
}
