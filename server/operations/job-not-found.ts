import { notFound, type Problem } from '../foundation/problems.ts';

/** The same error for unknown jobs and for those of other accounts. */
export function jobNotFound(what: 'job' | 'video job' | 'music job' = 'job'): Problem {
  return notFound(`This account has no ${what} with that identifier.`, { parameter: 'jobId' });
}
