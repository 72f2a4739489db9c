import type { ModelContext } from './call.ts';
import type { UpstreamOutcome } from './outcome.ts';

/** A request for embeddings. */
export interface EmbeddingRequest {
  /**
   * The body in the format of the embeddings interface. Its `model` is the caller's name; the context has the
   * upstream's name.
   */
  readonly body: Readonly<Record<string, unknown>>;
}

/** An embeddings response in the format of the interface. */
export interface EmbeddingAnswer {
  /** Not validated; the reader of the answer validates it. */
  readonly body: unknown;
  /** The JSON text that the body was parsed from, if there is one. */
  readonly text?: string;
}

export interface EmbeddingUpstream {
  embed(
    request: EmbeddingRequest,
    context: ModelContext,
  ): Promise<UpstreamOutcome<EmbeddingAnswer>>;
}
