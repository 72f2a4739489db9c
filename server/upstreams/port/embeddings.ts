import type { ModelContext } from './call.ts';
import type { UpstreamOutcome } from './outcome.ts';

/** What is to become vectors. */
export interface EmbeddingRequest {
  /** The request's body as the embeddings interface has it. Its model is the caller's word; the upstream's is in the context. */
  readonly body: Readonly<Record<string, unknown>>;
}

/** Vectors, as the interface says them. */
export interface EmbeddingAnswer {
  /** As it came; whoever asks checks it. */
  readonly body: unknown;
  /** The JSON that the body was read from, where there is one. */
  readonly text?: string;
}

export interface EmbeddingUpstream {
  embed(
    request: EmbeddingRequest,
    context: ModelContext,
  ): Promise<UpstreamOutcome<EmbeddingAnswer>>;
}
