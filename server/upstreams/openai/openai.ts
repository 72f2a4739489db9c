import { checkBy, listedModels } from '../http/check.ts';
import { openHttp } from '../http/connection.ts';
import type { Upstream } from '../port.ts';
import type { UpstreamParts } from '../upstream-parts.ts';
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
  return {
    text: openaiText({ ...parts, http }),
    embeddings: openaiEmbeddings(http),
    images: openaiImages(http),
    check: checkBy(http, { method: 'GET', path: '/models' }, listedModels),
    close: () => http.close(),
  };
}
