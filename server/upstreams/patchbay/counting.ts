import { operations } from '../../../generated/operations.ts';
import type { HttpAnswer, UpstreamHttp } from '../http/upstream-http.ts';
import type { ModelContext } from '../port/call.ts';
import type { UpstreamOutcome } from '../port/outcome.ts';
import type { CountingRequest, CountingUpstream } from '../port/text.ts';
import { countedResponse } from '../text/counting.ts';
import type { Relay } from './relay.ts';
import { contractRequest } from './requests.ts';

/** The header by which the other service marks estimates. */
const ESTIMATED = 'x-patchbay-estimated';

/** The paths of the other service's token counting endpoints. */
export const COUNTING_PATHS = {
  messages: operations.countMessageTokens.path,
  responses: operations.countResponseTokens.path,
} as const;

/** Dependencies of token counting. */
interface CountingParts {
  readonly relay: Relay;
  readonly http: Pick<UpstreamHttp, 'readDocument'>;
}

/** Sends a counting request, without reading the body of the response. */
type Ask = (
  request: CountingRequest,
  context: ModelContext,
) => Promise<UpstreamOutcome<HttpAnswer>>;

/** Counts tokens of the messages interface at the other service, which may estimate them. */
export function patchbayCounting({ relay, http }: CountingParts): CountingUpstream {
  return countingBy(http, async ({ body, headers = {} }, { model, signal }) => {
    const request = contractRequest('countMessageTokens', { ...body, model });
    if (!request.ok) return request;
    const { value } = request;
    return relay.askUnread((client, options) => client.countMessageTokens(value, options), {
      signal,
      headers,
    });
  });
}

/**
 * Like `patchbayCounting`, for the responses interface. The other service can read reasoning that this gateway has
 * encoded, as both use the same encoding.
 */
export function patchbayResponseCounting({ relay, http }: CountingParts): CountingUpstream {
  return countingBy(http, async ({ body }, { model, signal }) => {
    const counted = countedResponse(body, { takesThoughts: true });
    if (!counted.ok) return counted;
    const request = contractRequest('countResponseTokens', { ...counted.value, model });
    if (!request.ok) return request;
    const { value } = request;
    return relay.askUnread((client, options) => client.countResponseTokens(value, options), {
      signal,
    });
  });
}

function countingBy(http: CountingParts['http'], ask: Ask): CountingUpstream {
  return {
    async count(request, context) {
      const answer = await ask(request, context);
      if (!answer.ok) return answer;
      const outcome = await http.readDocument(answer.value, context);
      if (!outcome.ok) return outcome;
      const isEstimate = answer.value.headers[ESTIMATED] !== undefined;
      return { ok: true, value: { ...outcome.value, isEstimate } };
    },
  };
}
