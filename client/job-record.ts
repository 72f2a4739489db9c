import { finalStatuses } from '../generated/lifecycle.ts';
import type { JobRecord } from '../generated/types.ts';
import { PatchbayError } from './errors.ts';

/**
 * Checks a job's record as far as the library relies on it.
 *
 * @throws PatchbayError if it is not a job record
 */
export function recordOf(told: JobRecord): JobRecord {
  if (typeof told?.status === 'string' && typeof told.data?.action === 'string') return told;
  throw new PatchbayError('The received data is not a job record.');
}

/** Whether the job of a record has ended. */
export function isFinal({ status }: Pick<JobRecord, 'status'>): boolean {
  return finalStatuses.some((final) => final === status);
}

/** The progress of a job, from 0 to 1. */
export function progressOf({ data }: JobRecord): number {
  return Number.parseFloat(data.progress) / 100;
}
