import type { UpstreamHttp } from '../http/upstream-http.ts';
import type { EmbeddingUpstream } from '../port/embeddings.ts';
import type { Relay } from './relay.ts';
import { contractRequest } from './requests.ts';

/** Dependencies of embeddings. */
interface EmbeddingParts {
  readonly relay: Pick<Relay, 'askUnread'>;
  readonly http: Pick<UpstreamHttp, 'readDocument'>;
}

/** Embeddings of the other service. */
export function patchbayEmbeddings({ relay, http }: EmbeddingParts): EmbeddingUpstream {
  return {
    async embed({ body: asked }, { model, signal }) {
      const request = contractRequest('createEmbedding', { ...asked, model });
      if (!request.ok) return request;
      const { value } = request;
      const answer = await relay.askUnread(
        (client, options) => client.createEmbedding(value, options),
        { signal },
      );
      return answer.ok ? http.readDocument(answer.value, { signal }) : answer;
    },
  };
}
