import type { Load } from './load.ts';
import type { Running } from './running.ts';

export const CHAT_PATH = '/v1/chat/completions';
export const SHORT_QUESTION = 'A short question?';
export const CHAT_CONNECTIONS = 10;

/** The request body of a question, the same for all contestants. */
export function questionOf(words: string) {
  return { model: 'bench', messages: [{ role: 'user', content: words }] };
}

/** A load of non-streamed chat: for a second, on all connections without pauses, unless the pace overrides that. */
export function chatLoad(
  words: string,
  pace: Partial<Load> = {},
): (running: Pick<Running, 'url' | 'headers'>) => Load {
  const body = JSON.stringify(questionOf(words));
  return ({ url, headers }) => ({
    url,
    method: 'POST',
    paths: [CHAT_PATH],
    headers: { 'content-type': 'application/json', ...headers },
    body,
    connections: CHAT_CONNECTIONS,
    seconds: 1,
    ...pace,
    status: 200,
  });
}
