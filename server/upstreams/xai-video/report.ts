import { fieldsIn, isObject, type JsonObject } from '../../foundation/json-object.ts';
import type { VideoResult } from '../port/jobs.ts';
import type { UpstreamFailure } from '../port/outcome.ts';
import { videoSeconds } from '../video-seconds.ts';
import { statusOfXaiAccount } from '../xai-errors.ts';
import { failureWords, isModeration } from './refusal.ts';

/** The report of a job. */
export type Said =
  | {
      readonly kind: 'running';
      /** 0 to 100. */
      readonly progress: number;
      /** The status, if it is not a known one. */
      readonly unknownWord?: string;
    }
  | { readonly kind: 'done'; readonly result: VideoResult }
  | { readonly kind: 'failed'; readonly failure: UpstreamFailure }
  /** The job failed because of the gateway's key or its credit. */
  | {
      readonly kind: 'keyless';
      /** The status that a refusal for this cause has. */
      readonly status: 401 | 402;
    }
  /** An invalid report. */
  | { readonly kind: 'nonsense' };

const EXPIRED = 'The upstream did not make the video in its own time and gave it up.';
const FAILED = 'The upstream could not make the video.';
const MODERATED = 'The upstream refuses the content of the video.';
const NOWHERE = 'The upstream says that the video is done, and not where it is.';
const MAX_FAILURE_LENGTH = 2000;
const MAX_WORD_LENGTH = 100;
/** The longest URL that servers can be expected to support (RFC 9110, section 4.1). */
const MAX_ADDRESS_LENGTH = 8000;

/**
 * Reads the report of a job, `{status, progress, video: {url, duration, respect_moderation}, error}`
 * (https://docs.x.ai/docs/guides/video-generation). Reports of finished videos have been seen without a status. An
 * unknown status counts as running; at the latest, the job's own timeout ends it.
 */
export function readReport(body: unknown): Said {
  if (!isObject(body)) return { kind: 'nonsense' };
  const { status, video } = body;
  switch (status) {
    case 'pending':
      return { kind: 'running', progress: progressOf(body) };
    case 'done':
      return doneWith(video);
    case 'failed':
      return failedWith(body);
    case 'expired':
      return failed(EXPIRED);
  }
  if (typeof status === 'string') {
    const unknownWord = status.slice(0, MAX_WORD_LENGTH);
    return { kind: 'running', progress: progressOf(body), unknownWord };
  }
  if (isObject(video)) return doneWith(video);
  return 'error' in body ? failedWith(body) : { kind: 'nonsense' };
}

function progressOf({ progress }: JsonObject): number {
  if (typeof progress !== 'number' || Number.isNaN(progress)) return 0;
  return Math.min(100, Math.max(0, progress));
}

function doneWith(video: unknown): Said {
  const { url, duration, respect_moderation: isRespectful } = fieldsIn(video);
  if (isRespectful === false) return moderated();
  const isAddress = typeof url === 'string' && url !== '' && url.length <= MAX_ADDRESS_LENGTH;
  if (!isAddress) return failed(NOWHERE);
  return { kind: 'done', result: { video: url, seconds: videoSeconds(duration) } };
}

function failedWith(body: JsonObject): Said {
  const words = failureWords(body);
  if (isModeration(words)) return moderated();
  const { message = FAILED } = words;
  const status = statusOfXaiAccount(message);
  return status === undefined ? failed(message) : { kind: 'keyless', status };
}

function failed(message: string): Said {
  const failure = { kind: 'failed', message: message.slice(0, MAX_FAILURE_LENGTH) } as const;
  return { kind: 'failed', failure };
}

function moderated(): Said {
  return { kind: 'failed', failure: { kind: 'moderated', message: MODERATED } };
}
