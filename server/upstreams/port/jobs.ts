import type { CallContext, Media, ModelContext } from './call.ts';
import type { UpstreamFailure, UpstreamOutcome } from './outcome.ts';

/**
 * Asynchronous work of an upstream. Orders and results are stored in the database between calls, so they are plain
 * JSON; files are opened with `fetch`.
 */
export interface JobUpstream<Order, Result> {
  /**
   * Whether the upstream supports idempotency keys: two submissions under one key are one job. If it does not, a
   * submission that a crash interrupted is repeated, and the upstream may do the work twice; the caller still has one
   * job and is charged once.
   */
  readonly knowsKeys: boolean;
  /**
   * Submits the work.
   *
   * @param key - the idempotency key: the same for every attempt of the same job
   * @returns the upstream's identifier of the job
   */
  submit(
    order: Order,
    context: ModelContext & { readonly key: string; readonly sample?: Media },
  ): Promise<UpstreamOutcome<string>>;
  /** Asks for the progress of the work. */
  poll(upstreamJobId: string, context: CallContext): Promise<UpstreamOutcome<JobReport<Result>>>;
  /** Cancels the work, if the upstream supports that. */
  cancel?(upstreamJobId: string, context: CallContext): Promise<void>;
  /** Opens a file of a finished job by its reference in the result. */
  fetch(
    upstreamJobId: string,
    reference: string,
    context: CallContext,
  ): Promise<UpstreamOutcome<Media>>;
}

/** The progress of the work. */
export type JobReport<Result> =
  | {
      readonly state: 'running';
      /** 0 to 100. */
      readonly progress: number;
      readonly pollAfterSeconds: number;
    }
  | { readonly state: 'done'; readonly result: Result }
  | { readonly state: 'failed'; readonly failure: UpstreamFailure };

export interface VideoOrder {
  readonly model: string;
  readonly prompt: string;
  readonly seconds: number;
  /** Width to height, such as `16:9`. */
  readonly aspectRatio: string;
  /** The shorter side, such as `720p`. */
  readonly resolution: string;
  readonly referenceImages: readonly string[];
  readonly voices: readonly string[];
}

export interface VideoResult {
  /** References for `fetch`. */
  readonly video: string;
  readonly cover?: string | undefined;
  /** The duration of the video, above zero, if the upstream reports it; otherwise the file is measured. */
  readonly seconds?: number | undefined;
}

export interface MusicOrder {
  readonly model: string;
  /** How many songs are requested; surplus songs are ignored. Missing in orders stored by earlier versions. */
  readonly count?: number;
  /** The part of the sample that is used, in seconds. */
  readonly sampleStart: number;
  readonly sampleEnd: number;
  readonly instrumental: boolean;
  /** The subject of the song, if its lyrics are to be written. */
  readonly description?: string | undefined;
  /** The lyrics, if given. */
  readonly lyrics?: string | undefined;
  /** Whether to rework the given lyrics. */
  readonly reworkLyrics: boolean;
  readonly title?: string | undefined;
  readonly tags?: string | undefined;
  readonly negativeTags?: string | undefined;
  readonly styleWeight?: number | undefined;
  readonly weirdness?: number | undefined;
  readonly audioWeight?: number | undefined;
  readonly voice?: 'female' | 'male' | undefined;
}

export interface MusicResult {
  readonly songs: readonly MadeSong[];
}

export interface MadeSong {
  /** The upstream's identifier of the song. */
  readonly id: string;
  readonly title: string;
  /** The lyrics, or the prompt that the song was made from. */
  readonly prompt: string;
  readonly tags: string;
  /** The duration of the song, above zero, if the upstream reports it; otherwise the stored audio is measured. */
  readonly seconds?: number | undefined;
  /** References for `fetch`. */
  readonly audio: string;
  /** The upstream's own public URL of the audio, if it has one. */
  readonly audioUrl?: string;
  readonly image?: string | undefined;
  readonly largeImage?: string | undefined;
  readonly video?: string | undefined;
}

export interface MidiNote {
  /** MIDI note number; 60 is middle C. */
  readonly pitch: number;
  /** In seconds from the song's start. */
  readonly start: number;
  readonly end: number;
  /** 0 to 1. */
  readonly velocity: number;
}

export interface MidiResult {
  readonly state: 'running' | 'complete' | 'error';
  readonly instruments: readonly { readonly name: string; readonly notes: readonly MidiNote[] }[];
}

export interface MidiUpstream {
  extract(upstreamSongId: string, context: CallContext): Promise<UpstreamOutcome<MidiResult>>;
}
