import type { Identifier } from '../../foundation/identifiers.ts';
import type { ImageOrder, ImageUsage } from '../../upstreams/port/images.ts';
import type {
  MusicOrder,
  MusicResult,
  VideoOrder,
  VideoResult,
} from '../../upstreams/port/jobs.ts';
import type { JobFailure } from './failure.ts';
import type { HistoryStep } from './history.ts';
import type { JobState } from './lifecycle.ts';

/** A piece of work that answers later. */
export type Job = VideoJob | MusicJob | ImageJob;

/** The kinds of jobs. */
export const JOB_KINDS = ['video', 'music', 'image'] as const satisfies readonly Job['kind'][];

/** The kind of a job. */
export type JobKind = (typeof JOB_KINDS)[number];

/** What all jobs have. */
interface JobBase {
  readonly id: Identifier;
  readonly accountId: string;
  readonly state: JobState;
  /**
   * Rises with every change but that of the upstream alone. With the upstream it tells whether a writer has read the
   * current job.
   */
  readonly revision: number;
  readonly model: string;
  /** The upstream that has the job, or was the last to be asked to take it on, by its name in the configuration. */
  readonly upstream: string;
  readonly upstreamJobId: string | undefined;
  /** 0 to 100. */
  readonly progress: number;
  readonly failure: JobFailure | undefined;
  /** In units: reserved while the job runs, consumed when it has ended. */
  readonly quota: number;
  readonly hookUrl: string | undefined;
  /** The trace that its creation belongs to, as `traceparent` of W3C Trace Context. */
  readonly traceParent: string | undefined;
  /** What has happened to it; nothing is known of what happened before histories were kept. */
  readonly history: readonly HistoryStep[];
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly finishedAt: Date | undefined;
}

/** A video in the making. */
export interface VideoJob extends JobBase {
  readonly kind: 'video';
  readonly request: VideoJobRequest;
  readonly order: VideoOrder;
  readonly upstreamResult: VideoResult | undefined;
  readonly result: VideoJobResult | undefined;
}

/** What a lookup repeats of a video's request. */
export interface VideoJobRequest {
  readonly prompt: string;
  readonly aspectRatio: string;
  readonly videoLength: string;
  readonly resolutionName: string;
  readonly referImages: readonly string[];
}

/** What a video job has made. */
export interface VideoJobResult {
  readonly videoId: string;
  readonly videoAsset: string;
  /** Where the upstream gives a still picture. */
  readonly coverAsset?: string;
  /** How long the video is, where the upstream tells. */
  readonly seconds?: number;
}

/** Songs in the making. */
export interface MusicJob extends JobBase {
  readonly kind: 'music';
  readonly request: MusicJobRequest;
  readonly order: MusicOrder;
  readonly upstreamResult: MusicResult | undefined;
  readonly result: MusicJobResult | undefined;
}

/** What a music job needs and repeats of its request. */
export interface MusicJobRequest {
  readonly sampleAsset: string;
  /** Whether the sound is to be kept with the gateway. */
  readonly keepAudio: boolean;
  readonly negativeTags: string;
  readonly styleWeight: number | null;
  readonly weirdnessConstraint: number | null;
  readonly audioWeight: number | null;
}

/** What a music job has made. */
export interface MusicJobResult {
  readonly songs: readonly SongResult[];
}

/** A finished song. */
export interface SongResult {
  readonly songId: string;
  readonly title: string;
  readonly prompt: string;
  readonly tags: string;
  readonly seconds: number;
  /** Where its sound is: with the gateway, or where the upstream keeps it. */
  readonly audio: { readonly asset: string } | { readonly url: string };
  readonly imageAsset: string;
  readonly largeImageAsset: string;
  readonly videoAsset: string;
  /** ISO 8601, in UTC. */
  readonly createdAt: string;
}

/** Pictures in the making, for a caller who does not wait for them. */
export interface ImageJob extends JobBase {
  readonly kind: 'image';
  readonly request: ImageJobRequest;
  readonly order: ImageOrder;
  /** The upstream answers with the pictures themselves. */
  readonly upstreamResult: undefined;
  readonly result: ImageJobResult | undefined;
}

/** What an image job needs and repeats of its request. */
export interface ImageJobRequest {
  readonly prompt: string;
  /** The assets of the pictures to change; none where pictures are made from the prompt alone. */
  readonly sourceAssets: readonly string[];
  readonly maskAsset: string | undefined;
}

/** What an image job has made. */
export interface ImageJobResult {
  readonly images: readonly { readonly asset: string; readonly revisedPrompt: string }[];
  readonly usage: ImageUsage;
}
