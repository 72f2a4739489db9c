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

/** An asynchronous piece of work. */
export type Job = VideoJob | MusicJob | ImageJob;

/** Fields common to all jobs. */
interface JobBase {
  readonly id: Identifier;
  readonly accountId: string;
  readonly state: JobState;
  /**
   * Rises with every change except a change of the upstream alone. Together with `upstream` it tells a writer whether
   * the job it has read is still current.
   */
  readonly revision: number;
  readonly model: string;
  /** The configured name of the upstream that has the job, or was the last to be asked to take it. */
  readonly upstream: string;
  readonly upstreamJobId: string | undefined;
  /** 0 to 100. */
  readonly progress: number;
  readonly failure: JobFailure | undefined;
  /** In units: the amount reserved while the job runs, the amount charged once it has ended. */
  readonly quota: number;
  readonly hookUrl: string | undefined;
  /** The trace that its creation belongs to, as a W3C Trace Context `traceparent`. */
  readonly traceParent: string | undefined;
  /** Its recorded events; empty for jobs from before histories were kept. */
  readonly history: readonly HistoryStep[];
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly finishedAt: Date | undefined;
}

/** A job that makes a video. */
export interface VideoJob extends JobBase {
  readonly kind: 'video';
  readonly request: VideoJobRequest;
  readonly order: VideoOrder;
  readonly upstreamResult: VideoResult | undefined;
  readonly result: VideoJobResult | undefined;
}

/** The parts of a video request that a lookup returns. */
export interface VideoJobRequest {
  readonly prompt: string;
  readonly aspectRatio: string;
  readonly videoLength: string;
  readonly resolutionName: string;
  readonly referImages: readonly string[];
}

/** The result of a video job. */
export interface VideoJobResult {
  readonly videoId: string;
  readonly videoAsset: string;
  /** Present if the upstream has delivered a still picture. */
  readonly coverAsset?: string | undefined;
  /** Length of the video, as the upstream reports it or the file's headers tell it. */
  readonly seconds?: number;
}

/** A job that makes songs. */
export interface MusicJob extends JobBase {
  readonly kind: 'music';
  readonly request: MusicJobRequest;
  readonly order: MusicOrder;
  readonly upstreamResult: MusicResult | undefined;
  readonly result: MusicJobResult | undefined;
}

/** The parts of a music request that the job needs or a lookup returns. */
export interface MusicJobRequest {
  readonly sampleAsset: string;
  /** Whether the gateway stores the audio. */
  readonly keepAudio: boolean;
  readonly negativeTags: string;
  readonly styleWeight: number | null;
  readonly weirdnessConstraint: number | null;
  readonly audioWeight: number | null;
}

/** The result of a music job. */
export interface MusicJobResult {
  readonly songs: readonly SongResult[];
}

/** A finished song. */
export interface SongResult {
  readonly songId: string;
  readonly title: string;
  readonly prompt: string;
  readonly tags: string;
  /** Absent, or 0 in results of earlier versions, if it is not known. */
  readonly seconds?: number | undefined;
  /** Where the audio is: an asset of the gateway, or a URL at the upstream. */
  readonly audio: { readonly asset: string } | { readonly url: string };
  /** The covers and the video, as far as the upstream has delivered them. */
  readonly imageAsset?: string | undefined;
  readonly largeImageAsset?: string | undefined;
  readonly videoAsset?: string | undefined;
  /** ISO 8601, in UTC. */
  readonly createdAt: string;
}

/** A job that makes pictures, for a caller who does not wait for them. */
export interface ImageJob extends JobBase {
  readonly kind: 'image';
  readonly request: ImageJobRequest;
  readonly order: ImageOrder;
  /** Always absent: the upstream's response contains the pictures themselves. */
  readonly upstreamResult: undefined;
  readonly result: ImageJobResult | undefined;
}

/** The parts of an image request that the job needs or a lookup returns. */
export interface ImageJobRequest {
  readonly prompt: string;
  /** The assets of the pictures to edit; empty if pictures are made from the prompt alone. */
  readonly sourceAssets: readonly string[];
  readonly maskAsset: string | undefined;
}

/** The result of an image job. */
export interface ImageJobResult {
  readonly images: readonly { readonly asset: string; readonly revisedPrompt: string }[];
  readonly usage: ImageUsage;
}
