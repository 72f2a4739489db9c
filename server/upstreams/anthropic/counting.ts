import type { UpstreamHttp } from '../http/upstream-http.ts';
import { pathBelow } from '../http/version-in-path.ts';
import type { CountingRequest, CountingUpstream } from '../port/text.ts';
import { instructedRequest } from '../text/messages/request-completion.ts';

/** The path of the token counting endpoint. */
export const COUNTING_PATH = '/v1/messages/count_tokens';

/** Dependencies of token counting. */
interface CountingParts {
  readonly http: UpstreamHttp;
  /** Makes the headers of a request. */
  readonly headersOf: (request: CountingRequest) => Readonly<Record<string, string>>;
}

/** Counts tokens with the endpoint of the interface (https://docs.anthropic.com/en/api/messages-count-tokens). */
export function anthropicCounting({ http, headersOf }: CountingParts): CountingUpstream {
  return {
    async count(request, context) {
      const value = { ...instructedRequest(request.body), model: context.model };
      return http.askDocument(
        {
          method: 'POST',
          path: pathBelow(http.baseUrl, COUNTING_PATH),
          // Its rate limits are separate from those of messages, so a key limited for counting can still be used for
          // messages.
          model: `${context.model} (count_tokens)`,
          headers: headersOf(request),
          body: { kind: 'json', value },
          isRepeatable: true,
        },
        context,
      );
    },
  };
}
