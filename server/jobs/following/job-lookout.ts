import type { Log } from '../../foundation/log.ts';
import { Lookout, type LookoutParts } from '../../foundation/lookout.ts';
import { reporting } from '../queue/report.ts';

/** How often all jobs that are followed are looked at, in one query. */
export const LOOK_MS = 500;

/** What a lookout for jobs is given. */
export interface JobLookoutParts extends Pick<LookoutParts, 'look' | 'isNeeded' | 'restMs'> {
  readonly log: Log;
  /** The log's message where the database is away. */
  readonly away: string;
}

/** Makes a lookout for jobs, which looks for as long as anybody follows them. */
export function jobLookout({ log, away, ...parts }: JobLookoutParts): Lookout {
  const report = reporting(log, away);
  const onFailure = (error: unknown): void => report(error, {}, 'jobs could not be looked at');
  return new Lookout({ ...parts, everyMs: LOOK_MS, onFailure });
}
