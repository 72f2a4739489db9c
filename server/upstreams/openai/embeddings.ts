import type { UpstreamHttp } from '../http/upstream-http.ts';
import type { EmbeddingUpstream } from '../port/embeddings.ts';

/**
 * Embeddings as the interface has them. What the caller says goes on as it is.
 *
 * @see https://platform.openai.com/docs/api-reference/embeddings
 */
export function openaiEmbeddings(http: Pick<UpstreamHttp, 'askDocument'>): EmbeddingUpstream {
  return {
    async embed({ body }, context) {
      const { model } = context;
      const value = { ...body, model };
      return http.askDocument(
        { method: 'POST', path: '/embeddings', model, body: { kind: 'json', value } },
        context,
      );
    },
  };
}
