export type * from '../generated/public-types.ts';
export { fingerprint } from '../generated/stamp.ts';
export type {
  ChangesQuery,
  LedgerQuery,
  LedgerTableQuery,
  UsageGrouping,
  UsageQuery,
} from './account.ts';
export type { RequestOptions } from './connection.ts';
export type { Downloaded, DownloadOptions, DownloadProgress, DownloadTarget } from './download.ts';
export type { EditImageInput } from './edit-files.ts';
export * from './errors.ts';
export { EventStream } from './event-stream.ts';
export type { FileSource } from './file-source.ts';
export type * from './former-names.ts';
export type { PatchbayOptions, PatchbaySettings } from './gateway-options.ts';
export type { ImageResultOf, ImagesByAddress, ImagesInBase64 } from './images.ts';
export {
  type ImageJob,
  Job,
  type MusicJob,
  type Succeeded,
  type VideoJob,
} from './job.ts';
export type { JobFile } from './job-files.ts';
export { isFinal, progressOf } from './job-record.ts';
export type { FollowOptions, JobUpdate, WaitOptions } from './job-updates.ts';
export type { JobQuery } from './jobs.ts';
export type { Paged } from './paged.ts';
export { Patchbay } from './patchbay.ts';
export { type EditedPictureEvent, type PictureEvent, PictureStream } from './picture-stream.ts';
export type { UploadInput } from './recording-file.ts';
export type { UploadProgress } from './sendable.ts';
export type { EmbeddingsOf } from './text.ts';
export { ChatStream, MessageStream, ResponseStream, TextStream } from './text-stream.ts';
export type { WatchOptions, WatchState } from './watched-jobs.ts';
