import type { Media, ModelContext, ScratchFiles } from './call.ts';
import type { UpstreamFailure, UpstreamOutcome } from './outcome.ts';

/** Pictures to make. */
export interface ImageOrder {
  readonly model: string;
  readonly prompt: string;
  readonly count: number;
  /** In pixels, as `1024x768`; `auto` leaves it to the upstream. */
  readonly size: string;
  readonly format: 'png' | 'jpeg' | 'webp';
  /** In percent; 100 keeps the most. */
  readonly compression: number;
  readonly quality: string;
  readonly background: 'transparent' | 'opaque' | 'auto';
  readonly moderation: 'low' | 'auto';
  readonly style?: 'vivid' | 'natural';
  /** The caller's name for its user, for upstreams that look for abuse. */
  readonly user?: string;
}

/** Pictures to change. */
export interface ImageEditOrder extends ImageOrder {
  readonly sources: readonly Media[];
  /** A PNG whose fully transparent pixels mark where to paint. */
  readonly mask?: Media;
}

/** A picture that was made. It can be opened until the work is over that it was made for. */
export interface MadeImage extends Media {
  /** Its size, where it is known. */
  readonly bytes?: number;
  /** In pixels, as `1024x768`, where the upstream tells; else the file is inspected. Prices may go by it. */
  readonly size?: string;
  /** How it was made, where the upstream tells; the order says what was asked for. */
  readonly quality?: string;
  readonly background?: string;
  /** The prompt that the model worked from, where the upstream tells. */
  readonly revisedPrompt?: string;
}

export interface ImageResult {
  readonly images: readonly MadeImage[];
  /** What was consumed, where the upstream tells. */
  readonly usage?: ImageUsage;
}

export interface ImageUsage {
  readonly textTokens: number;
  readonly imageTokens: number;
  readonly outputTokens: number;
}

/** What is shown of a picture while it is made. */
export type ImageStage =
  /** An unfinished state of it, counted from 0. */
  | { readonly kind: 'partial'; readonly index: number; readonly image: MadeImage }
  /** It is finished, which is the last stage; */
  | { readonly kind: 'finished'; readonly result: ImageResult }
  /** or nothing comes of it. */
  | { readonly kind: 'failed'; readonly failure: UpstreamFailure };

/** A call for a picture that is shown while it is made. */
export interface ShowingContext extends ImageContext {
  /** How many unfinished states are wanted. */
  readonly partialImages: number;
}

/** A call for pictures. */
export interface ImageContext extends ModelContext {
  /** The idempotency key: the same for every try of the same job. */
  readonly key?: string;
  /** Where pictures can be put until the work is over, so that they need not be held in memory. */
  readonly scratch: ScratchFiles;
}

/** Makes pictures, which come with the answer. */
export interface ImageUpstream {
  /**
   * Whether the upstream knows idempotency keys: pictures that are requested again under the same key are not made, nor
   * paid for, twice.
   */
  readonly knowsKeys: boolean;
  /** Makes pictures, of sources or of words alone. */
  make(
    order: ImageOrder | ImageEditOrder,
    context: ImageContext,
  ): Promise<UpstreamOutcome<ImageResult>>;
  /**
   * Makes one picture, and shows it while it is made. Resolves once the first stage is
   * there; the last one is the finished picture or a failure. Upstreams without it show the finished picture only.
   */
  show?(
    order: ImageOrder | ImageEditOrder,
    context: ShowingContext,
  ): Promise<UpstreamOutcome<AsyncIterable<ImageStage>>>;
}

/** Whether pictures are to be made of other pictures. */
export function isEdit(order: ImageOrder | ImageEditOrder): order is ImageEditOrder {
  return 'sources' in order;
}

/** The stages of a picture of which nothing is shown but the end. */
export function finishedOnly(
  outcome: UpstreamOutcome<ImageResult>,
): UpstreamOutcome<AsyncIterable<ImageStage>> {
  return outcome.ok ? { ok: true, value: lastStage(outcome.value) } : outcome;
}

async function* lastStage(result: ImageResult): AsyncIterable<ImageStage> {
  yield { kind: 'finished', result };
}
