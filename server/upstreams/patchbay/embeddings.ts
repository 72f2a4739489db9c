import type { EmbeddingUpstream } from '../port.ts';
import type { Relay } from './relay.ts';
import { contractRequest } from './requests.ts';

/** Embeddings of the other service. */
export function patchbayEmbeddings(relay: Pick<Relay, 'askDocument'>): EmbeddingUpstream {
  return {
    async embed({ body: asked }, { model, signal }) {
      const request = contractRequest('createEmbedding', { ...asked, model });
      if (!request.ok) return request;
      const outcome = await relay.askDocument(
        (client, options) => client.createEmbedding(request.value, options),
        { signal },
      );
      if (!outcome.ok) return outcome;
      const { value: body, text } = outcome.value;
      return { ok: true, value: { body, text } };
    },
  };
}
