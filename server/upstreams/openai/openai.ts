import { checkBy, listedModels } from '../http/check.ts';
import { openHttp } from '../http/connection.ts';
import type { Upstream } from '../port/upstream.ts';
import { rememberedCounting } from '../remembered-counting.ts';
import type { UpstreamParts } from '../upstream-parts.ts';
import { COUNTING_PATH, openaiCounting } from './counting.ts';
import { openaiEmbeddings } from './embeddings.ts';
import { openaiImages } from './images.ts';
import { readRefusal } from './refusal.ts';
import { openaiText } from './text.ts';

/**
 * Opens an upstream with OpenAI's interface: chat completions, responses, embeddings, and image generation and editing.
 * Many other services offer it too, at their own addresses.
 *
 * @see https://platform.openai.com/docs/api-reference
 */
export function openOpenai(parts: UpstreamParts): Upstream {
  const http = openHttp(parts, {
    usualBaseUrl: 'https://api.openai.com/v1',
    authorize: (secret) => ({ authorization: `Bearer ${secret}` }),
    readRefusal,
  });
  const text = openaiText({ ...parts, http });
  const counting = rememberedCounting(openaiCounting(http), { ...parts, path: COUNTING_PATH });
  return {
    text,
    get responseCounting() {
      return text.interfaces.includes('responses') ? counting() : undefined;
    },
    embeddings: openaiEmbeddings({ http }),
    images: openaiImages({ ...parts, http }),
    check: checkBy(http, { method: 'GET', path: '/models' }, listedModels),
    close: () => http.close(),
  };
}
