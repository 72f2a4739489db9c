import type { UpstreamHttp } from '../http/upstream-http.ts';
import { pathBelow } from '../http/version-in-path.ts';
import type { CountingRequest, CountingUpstream } from '../port.ts';
import { instructedRequest } from '../text/messages/request-completion.ts';

/** What counting stands on. */
interface CountingParts {
  readonly http: UpstreamHttp;
  /** The headers that a request of the interface goes out with. */
  readonly headersOf: (request: CountingRequest) => Readonly<Record<string, string>>;
}

/** Counting as the interface has it (https://docs.anthropic.com/en/api/messages-count-tokens). */
export function anthropicCounting({ http, headersOf }: CountingParts): CountingUpstream {
  return {
    async count(request, context) {
      const value = { ...instructedRequest(request.body), model: context.model };
      const outcome = await http.askDocument(
        {
          method: 'POST',
          path: pathBelow(http.baseUrl, '/v1/messages/count_tokens'),
          // Its limits are apart from those of messages: a key that rests for it is good for them.
          model: `${context.model} (count_tokens)`,
          headers: headersOf(request),
          body: { kind: 'json', value },
          isRepeatable: true,
        },
        context,
      );
      if (!outcome.ok) return outcome;
      const { value: body, text } = outcome.value;
      return { ok: true, value: { body, text } };
    },
  };
}
