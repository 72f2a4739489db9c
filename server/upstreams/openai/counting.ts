import type { UpstreamHttp } from '../http/upstream-http.ts';
import type { CountingUpstream } from '../port/text.ts';
import { countedResponse } from '../text/counting.ts';
import { elsewhere } from './responses.ts';

/** The path of the token counting endpoint, relative to the base address. */
export const COUNTING_PATH = '/responses/input_tokens';

/**
 * Counts tokens with the endpoint of the interface
 * (https://platform.openai.com/docs/api-reference/responses/input-tokens).
 */
export function openaiCounting(http: UpstreamHttp): CountingUpstream {
  return {
    async count({ body: asked }, context) {
      const counted = countedResponse(asked);
      if (!counted.ok) return counted;
      const { model } = context;
      const outcome = await http.askDocument(
        {
          method: 'POST',
          path: COUNTING_PATH,
          // A separate model name keeps the rate limits apart: a key limited for counting can still be used for
          // responses.
          model: `${model} (input_tokens)`,
          body: { kind: 'json', value: { ...counted.value, model } },
          isRepeatable: true,
        },
        context,
      );
      return elsewhere(outcome);
    },
  };
}
