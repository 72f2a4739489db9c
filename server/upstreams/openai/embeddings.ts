import type { UpstreamHttp } from '../http/upstream-http.ts';
import type { EmbeddingUpstream } from '../port/embeddings.ts';

/**
 * Embeddings of the interface. The caller's parameters are passed on unchanged.
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
