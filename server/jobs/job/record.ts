import type {
  ImageJobData,
  ImageJobRecord,
  ImageUsage,
  MusicItem,
  MusicJobData,
  MusicJobRecord,
  MusicJobRequest,
  VideoJobData,
  VideoJobRecord,
} from '../../../generated/types.ts';
import { definedOnly } from '../../foundation/json-object.ts';
import type { ImageUsage as UsageOfPort } from '../../upstreams/port/images.ts';
import type { MusicOrder } from '../../upstreams/port/jobs.ts';
import type { ImageJob, Job, MusicJob, SongResult, VideoJob } from './job.ts';
import { messageOf, statusOf } from './lifecycle.ts';

/** The body of a lookup's response and of a callback. */
export type JobRecord = VideoJobRecord | MusicJobRecord | ImageJobRecord;

/** Returns the absolute URL of a file of a job. It expires no later than the file. */
export type AddressOf = (assetId: string, job: Job) => string;

/** Presents a job in the format of the contract, for lookups and callbacks. */
export function presentJob(job: Job, addressOf: AddressOf): JobRecord {
  switch (job.kind) {
    case 'video':
      return presentVideoJob(job, addressOf);
    case 'music':
      return presentMusicJob(job, addressOf);
    case 'image':
      return presentImageJob(job, addressOf);
  }
}

/** Presents a video job. */
export function presentVideoJob(job: VideoJob, addressOf: AddressOf): VideoJobRecord {
  return present(job, videoData(job), () => {
    const { result, finishedAt } = job;
    if (result === undefined || finishedAt === undefined) throw new HalfDone(job);
    return {
      videoId: result.videoId,
      videoUrl: addressOf(result.videoAsset, job),
      ...(result.coverAsset === undefined ? {} : { coverUrl: addressOf(result.coverAsset, job) }),
      ...(result.seconds === undefined ? {} : { duration: decimalText(result.seconds) }),
      finishTime: finishedAt.toISOString(),
    };
  });
}

/** Seconds as decimal text, to the millisecond. */
function decimalText(seconds: number): string {
  return String(Number(seconds.toFixed(3)));
}

/** Presents a music job. */
export function presentMusicJob(job: MusicJob, addressOf: AddressOf): MusicJobRecord {
  return present(job, musicData(job), () => {
    const { result, finishedAt } = job;
    if (result === undefined || finishedAt === undefined) throw new HalfDone(job);
    return {
      musics: result.songs.map((song) => presentSong(song, job, addressOf)),
      finishTime: finishedAt.toISOString(),
    };
  });
}

/** Presents an image job. */
function presentImageJob(job: ImageJob, addressOf: AddressOf): ImageJobRecord {
  return present(job, imageData(job), () => {
    const { result, finishedAt } = job;
    if (result === undefined || finishedAt === undefined) throw new HalfDone(job);
    return {
      images: result.images.map(({ asset, revisedPrompt }) => ({
        url: addressOf(asset, job),
        revisedPrompt,
      })),
      usage: presentUsage(result.usage),
      finishTime: finishedAt.toISOString(),
    };
  });
}

/**
 * The record of a job of any kind.
 *
 * @param data - the fields derived from its request
 * @param made - returns its result; called only for a job that has succeeded
 */
function present<Data extends object, Made extends object>(job: Job, data: Data, made: () => Made) {
  const status = statusOf(job.state);
  const head = { message: job.failure?.message ?? messageOf(job.state), jobId: job.id };
  switch (status) {
    case 'ON_QUEUE':
      return { status, ...head, data };
    case 'FAILED':
      return { status, ...head, data: { ...data, reason: job.failure?.reason ?? 'upstream' } };
    case 'SUCCESS':
      return { status, ...head, data: { ...data, ...made() } };
  }
}

/** The token usage of an image operation, in the format of the contract. */
export function presentUsage({ textTokens, imageTokens, outputTokens }: UsageOfPort): ImageUsage {
  const inputTokens = textTokens + imageTokens;
  return {
    input_tokens: inputTokens,
    input_tokens_details: { image_tokens: imageTokens, text_tokens: textTokens },
    output_tokens: outputTokens,
    total_tokens: inputTokens + outputTokens,
  };
}

/** The job has succeeded but has no result: a fault of the gateway. */
class HalfDone extends Error {
  override readonly name = 'HalfDone';
  constructor({ id }: Job) {
    super(`The job ${id} has succeeded without a result.`);
  }
}

function videoData(job: VideoJob): VideoJobData {
  return {
    ...common(job),
    action: 'video',
    model: job.model,
    ...job.request,
    referImages: [...job.request.referImages],
    ...times(job),
  };
}

function musicData(job: MusicJob): MusicJobData {
  const request = musicRequest(job.order);
  return { ...common(job), action: 'music', mv: job.model, request, musics: [], ...times(job) };
}

/** The order in the terms of the request. */
function musicRequest({ voice, ...order }: MusicOrder): MusicJobRequest {
  return definedOnly({
    chop_sample_start_s: order.sampleStart,
    chop_sample_end_s: order.sampleEnd,
    custom: order.description === undefined,
    instrumental: order.instrumental,
    auto_lyrics: order.reworkLyrics,
    llm_description_prompt: order.description,
    prompt: order.lyrics,
    title: order.title,
    tags: order.tags,
    negative_tags: order.negativeTags,
    style_weight: order.styleWeight,
    weirdness_constraint: order.weirdness,
    audio_weight: order.audioWeight,
    vocal_gender: voice && GENDERS[voice],
  });
}

const GENDERS = { female: 'Female', male: 'Male' } as const;

function imageData(job: ImageJob): ImageJobData {
  return {
    ...common(job),
    action: 'image',
    model: job.model,
    prompt: job.request.prompt,
    images: [],
    ...times(job),
  };
}

function common(job: Job) {
  return {
    jobId: job.id,
    progress: `${job.progress}%`,
    quota: String(job.quota),
    ...(job.hookUrl === undefined ? {} : { hookUrl: job.hookUrl }),
  };
}

function times({ createdAt, finishedAt }: Job) {
  return {
    createdAt: createdAt.toISOString(),
    ...(finishedAt === undefined ? {} : { finishTime: finishedAt.toISOString() }),
  };
}

function presentSong(song: SongResult, job: MusicJob, addressOf: AddressOf): MusicItem {
  const { request } = job;
  const { imageAsset, largeImageAsset, videoAsset, seconds = 0 } = song;
  return {
    musicId: song.songId,
    prompt: song.prompt,
    title: song.title,
    tags: song.tags,
    ...(imageAsset === undefined ? {} : { imageUrl: addressOf(imageAsset, job) }),
    ...(largeImageAsset === undefined ? {} : { imageLargeUrl: addressOf(largeImageAsset, job) }),
    audioUrl: 'url' in song.audio ? song.audio.url : addressOf(song.audio.asset, job),
    ...(videoAsset === undefined ? {} : { videoUrl: addressOf(videoAsset, job) }),
    ...(seconds === 0 ? {} : { duration: seconds.toFixed(2) }),
    negativeTags: request.negativeTags,
    styleWeight: request.styleWeight,
    weirdnessConstraint: request.weirdnessConstraint,
    audioWeight: request.audioWeight,
    createdAt: song.createdAt,
  };
}
