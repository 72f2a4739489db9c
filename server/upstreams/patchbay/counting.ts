import type { UpstreamHttp } from '../http/upstream-http.ts';
import type { CountingUpstream } from '../port.ts';
import type { Relay } from './relay.ts';
import { contractRequest } from './requests.ts';

/** The header by which the other service marks estimates. */
const ESTIMATED = 'x-patchbay-estimated';

/** What counting stands on. */
interface CountingParts {
  readonly relay: Relay;
  readonly http: Pick<UpstreamHttp, 'readDocument'>;
}

/** Counts tokens at the other service, which may estimate them. */
export function patchbayCounting({ relay, http }: CountingParts): CountingUpstream {
  return {
    async count({ body: asked, headers = {} }, { model, signal }) {
      const request = contractRequest('countMessageTokens', { ...asked, model });
      if (!request.ok) return request;
      const answer = await relay.askUnread(
        (client, options) => client.countMessageTokens(request.value, options),
        { signal, headers },
      );
      if (!answer.ok) return answer;
      const outcome = await http.readDocument(answer.value, { signal });
      if (!outcome.ok) return outcome;
      const { value: body, text } = outcome.value;
      const isEstimate = answer.value.headers[ESTIMATED] !== undefined;
      return { ok: true, value: { body, text, isEstimate } };
    },
  };
}
