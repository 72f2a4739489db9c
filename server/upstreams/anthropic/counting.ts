import type { UpstreamHttp } from '../http/upstream-http.ts';
import { pathBelow } from '../http/version-in-path.ts';
import type { CountingRequest, CountingUpstream } from '../port/text.ts';
import { instructedRequest } from '../text/messages/request-completion.ts';

/** Where tokens are counted. */
export const COUNTING_PATH = '/v1/messages/count_tokens';

/** What counting stands on. */
interface CountingParts {
  readonly http: UpstreamHttp;
  /** Makes the headers of a request. */
  readonly headersOf: (request: CountingRequest) => Readonly<Record<string, string>>;
}

/** Counts tokens by the interface (https://docs.anthropic.com/en/api/messages-count-tokens). */
export function anthropicCounting({ http, headersOf }: CountingParts): CountingUpstream {
  return {
    async count(request, context) {
      const value = { ...instructedRequest(request.body), model: context.model };
      return http.askDocument(
        {
          method: 'POST',
          path: pathBelow(http.baseUrl, COUNTING_PATH),
          // Its rate limits are separate from those of messages, so a key that rests for counting can still be used for
          // them.
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
