import type { UpstreamHttp } from '../http/upstream-http.ts';
import type { CountingUpstream } from '../port.ts';
import type { Relay } from './relay.ts';
import { contractRequest } from './requests.ts';

/** By which the other service says that nobody has counted. */
const ESTIMATED = 'x-patchbay-estimated';

/** What counting stands on. */
interface CountingParts {
  readonly relay: Relay;
  readonly http: Pick<UpstreamHttp, 'readDocument'>;
}

/** Counting at the other service, which may have estimated. */
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
