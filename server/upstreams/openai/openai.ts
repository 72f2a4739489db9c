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
 * Opens an upstream that speaks the interface of OpenAI: chat completions, responses, embeddings, and pictures made and
 * changed. Many others speak it too, at addresses of their own.
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
    embeddings: openaiEmbeddings(http),
    images: openaiImages({ ...parts, http }),
    check: checkBy(http, { method: 'GET', path: '/models' }, listedModels),
    close: () => http.close(),
  };
}
