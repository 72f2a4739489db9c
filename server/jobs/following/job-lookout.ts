import type { Log } from '../../foundation/log.ts';
import { Lookout, type LookoutParts } from '../../foundation/lookout.ts';
import { reporting } from '../queue/report.ts';

/** Poll interval; one poll covers all followed jobs. */
export const LOOK_MS = 500;

/** Options of a lookout for jobs. */
export interface JobLookoutParts extends Pick<LookoutParts, 'look' | 'isNeeded' | 'restMs'> {
  readonly log: Log;
  /** The log message while the database is unavailable. */
  readonly away: string;
}

/** Makes a lookout that polls jobs for as long as they have followers. */
export function jobLookout({ log, away, ...parts }: JobLookoutParts): Lookout {
  const report = reporting(log, away);
  const onFailure = (error: unknown): void => report(error, {}, 'jobs could not be looked at');
  return new Lookout({ ...parts, everyMs: LOOK_MS, onFailure });
}
