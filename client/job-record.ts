import { finalStatuses } from '../generated/lifecycle.ts';
import type {
  ImageJobRecord,
  JobRecord,
  MusicJobRecord,
  VideoJobRecord,
} from '../generated/types.ts';
import { PatchbayError } from './errors.ts';

/** Tells the records of one kind of jobs. */
export type IsKind<Record extends JobRecord> = (record: JobRecord) => record is Record;

/**
 * A job's record, checked as far as the library relies on it.
 *
 * @throws PatchbayError where it is something else
 */
export function recordOf(told: JobRecord): JobRecord {
  if (typeof told?.status === 'string' && typeof told.data?.action === 'string') return told;
  throw new PatchbayError('What was told is no record of a job.');
}

/** Whether a record is that of a job that has ended. */
export function isFinal({ status }: Pick<JobRecord, 'status'>): boolean {
  return finalStatuses.some((final) => final === status);
}

/** The progress of a job, from 0 to 1. */
export function progressOf({ data }: JobRecord): number {
  return Number.parseFloat(data.progress) / 100;
}

/** Takes a job of whichever kind. */
export const isOfAnyKind: IsKind<JobRecord> = (_record): _record is JobRecord => true;
/** Takes a video job. */
export const isVideoRecord: IsKind<VideoJobRecord> = (record): record is VideoJobRecord =>
  record.data.action === 'video';
/** Takes a music job. */
export const isMusicRecord: IsKind<MusicJobRecord> = (record): record is MusicJobRecord =>
  record.data.action === 'music';
/** Takes an image job. */
export const isImageRecord: IsKind<ImageJobRecord> = (record): record is ImageJobRecord =>
  record.data.action === 'image';
