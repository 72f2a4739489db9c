import type { EmbeddingUpstream } from '../port/embeddings.ts';
import type { Relay } from './relay.ts';
import { contractRequest } from './requests.ts';

/** Embeddings of the other service. */
export function patchbayEmbeddings(relay: Pick<Relay, 'askDocument'>): EmbeddingUpstream {
  return {
    async embed({ body: asked }, { model, signal }) {
      const request = contractRequest('createEmbedding', { ...asked, model });
      if (!request.ok) return request;
      const { value } = request;
      return relay.askDocument((client, options) => client.createEmbedding(value, options), {
        signal,
      });
    },
  };
}
