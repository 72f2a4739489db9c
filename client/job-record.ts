import { finalStatuses } from '../generated/lifecycle.ts';
import type {
  ImageJobRecord,
  JobRecord,
  MusicJobRecord,
  VideoJobRecord,
} from '../generated/types.ts';
import { PatchbayError } from './errors.ts';

/** Type guard for the records of one kind of job. */
export type IsKind<Record extends JobRecord> = (record: JobRecord) => record is Record;

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

/** Accepts jobs of any kind. */
export const isOfAnyKind: IsKind<JobRecord> = (_record): _record is JobRecord => true;
/** Accepts video jobs. */
export const isVideoRecord: IsKind<VideoJobRecord> = (record): record is VideoJobRecord =>
  record.data.action === 'video';
/** Accepts music jobs. */
export const isMusicRecord: IsKind<MusicJobRecord> = (record): record is MusicJobRecord =>
  record.data.action === 'music';
/** Accepts image jobs. */
export const isImageRecord: IsKind<ImageJobRecord> = (record): record is ImageJobRecord =>
  record.data.action === 'image';
