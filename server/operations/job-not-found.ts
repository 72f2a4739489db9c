import { notFound, type Problem } from '../foundation/problems.ts';
import type { JobKind } from '../jobs/job.ts';

/** An account cannot tell the job of another from one that never was. */
export function jobNotFound(kind: JobKind): Problem {
  return notFound(`This account has no ${kind} job of that identifier.`, { parameter: 'jobId' });
}
