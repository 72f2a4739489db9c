import { notFound, type Problem } from '../foundation/problems.ts';

/** An account cannot tell the job of another from one that never was. */
export function jobNotFound(what: 'job' | 'video job' | 'music job' = 'job'): Problem {
  return notFound(`This account has no ${what} of that identifier.`, { parameter: 'jobId' });
}
