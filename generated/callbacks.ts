// Generated from openapi/ (contract b65e39b221c5) by `npm run generate`. Do not edit.
import type * as types from './types.ts';

/** By the type of an event: the `data.action` and the `status` of the record that tells of it. */
export const callbackEvents = {
  "video.succeeded": {
    "action": "video",
    "status": "SUCCESS"
  },
  "video.failed": {
    "action": "video",
    "status": "FAILED"
  },
  "image.succeeded": {
    "action": "image",
    "status": "SUCCESS"
  },
  "image.failed": {
    "action": "image",
    "status": "FAILED"
  },
  "music.succeeded": {
    "action": "music",
    "status": "SUCCESS"
  },
  "music.failed": {
    "action": "music",
    "status": "FAILED"
  }
} as const;

/** The record that each type of event carries. */
export interface CallbackRecords {
  readonly 'video.succeeded': types.VideoJobSucceeded;
  readonly 'video.failed': types.VideoJobFailed;
  readonly 'image.succeeded': types.ImageJobSucceeded;
  readonly 'image.failed': types.ImageJobFailed;
  readonly 'music.succeeded': types.MusicJobSucceeded;
  readonly 'music.failed': types.MusicJobFailed;
}
