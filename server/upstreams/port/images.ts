import type { Media, ModelContext, ScratchFiles } from './call.ts';
import type { UpstreamFailure, UpstreamOutcome } from './outcome.ts';

/** An order to generate images. */
export interface ImageOrder {
  readonly model: string;
  readonly prompt: string;
  readonly count: number;
  /** In pixels, such as `1024x768`; `auto` lets the upstream choose. */
  readonly size: string;
  /** The sizes of the model, of which `auto` gives one; absent where they are unknown. */
  readonly sizes?: readonly string[] | undefined;
  readonly format: 'png' | 'jpeg' | 'webp';
  /** Compression quality in percent; 100 is the highest quality. */
  readonly compression: number;
  readonly quality: string;
  readonly background: 'transparent' | 'opaque' | 'auto';
  readonly moderation: 'low' | 'auto';
  readonly style?: 'vivid' | 'natural' | undefined;
  /** The caller's identifier of its end user, for the upstream's abuse detection. */
  readonly user?: string | undefined;
}

/** An order to edit images. */
export interface ImageEditOrder extends ImageOrder {
  readonly sources: readonly Media[];
  /** A PNG whose fully transparent pixels mark the area to paint. */
  readonly mask?: Media | undefined;
}

/** A generated image. It can be opened until the work that it was made for ends. */
export interface MadeImage extends Media {
  /** The size of the file, if known. */
  readonly bytes?: number;
  /**
   * In pixels, such as `1024x768`, if the upstream reports it; otherwise the file is inspected. Prices may depend on
   * it.
   */
  readonly size?: string;
  /** The quality actually used, if the upstream reports it; the order has the requested quality. */
  readonly quality?: string;
  readonly background?: string;
  /** The prompt that the model actually used, if the upstream reports it. */
  readonly revisedPrompt?: string;
}

export interface ImageResult {
  readonly images: readonly MadeImage[];
  /** The consumption, if the upstream reports it. */
  readonly usage?: ImageUsage;
}

export interface ImageUsage {
  readonly textTokens: number;
  readonly imageTokens: number;
  readonly outputTokens: number;
}

/** A stage of an image that is streamed while it is generated. */
export type ImageStage =
  /** A partial image; the index counts from 0. */
  | { readonly kind: 'partial'; readonly index: number; readonly image: MadeImage }
  /** The final image. This is the last stage. */
  | { readonly kind: 'finished'; readonly result: ImageResult }
  /** The generation failed. This is the last stage. */
  | { readonly kind: 'failed'; readonly failure: UpstreamFailure };

/** Context of a call that streams partial images. */
export interface StreamingContext extends ImageContext {
  /** How many partial images are requested. */
  readonly partialImages: number;
}

/** Context of a call for images. */
export interface ImageContext extends ModelContext {
  /** The idempotency key: the same for every attempt of the same job. */
  readonly key?: string;
  /** Temporary files for images, so that they need not be held in memory. */
  readonly scratch: ScratchFiles;
}

/** Generates images synchronously: they are part of the answer. */
export interface ImageUpstream {
  /**
   * Whether the upstream supports idempotency keys: a repeated request under the same key neither generates nor charges
   * the images twice.
   */
  readonly knowsKeys: boolean;
  /** Generates images from the prompt, or edits the sources of an edit order. */
  make(
    order: ImageOrder | ImageEditOrder,
    context: ImageContext,
  ): Promise<UpstreamOutcome<ImageResult>>;
  /**
   * Generates one image and streams its stages. Resolves once the first stage is available; the last stage is the
   * finished image or a failure. Upstreams without this method return the finished image only.
   */
  stream?(
    order: ImageOrder | ImageEditOrder,
    context: StreamingContext,
  ): Promise<UpstreamOutcome<AsyncIterable<ImageStage>>>;
}

/** Whether an order edits images. */
export function isEdit(order: ImageOrder | ImageEditOrder): order is ImageEditOrder {
  return 'sources' in order;
}

/** The stages of an image without partial images: the finished image only. */
export function finishedOnly(
  outcome: UpstreamOutcome<ImageResult>,
): UpstreamOutcome<AsyncIterable<ImageStage>> {
  return outcome.ok ? { ok: true, value: lastStage(outcome.value) } : outcome;
}

async function* lastStage(result: ImageResult): AsyncIterable<ImageStage> {
  yield { kind: 'finished', result };
}
