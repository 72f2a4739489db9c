import type { Load } from './load.ts';
import type { Running } from './running.ts';

export const CHAT_PATH = '/v1/chat/completions';
export const SHORT_QUESTION = 'A short question?';
export const CHAT_CONNECTIONS = 10;

/** What is asked, whoever is asked. */
export function questionOf(words: string) {
  return { model: 'bench', messages: [{ role: 'user', content: words }] };
}

/** Chat whose answers come whole; for a second, by as many connections as may, unless the pace says otherwise. */
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
