import { createParser } from 'eventsource-parser';

/** How text is asked for: through which operation, with which model. */
export interface TextWay {
  readonly path: '/v1/chat/completions' | '/v1/messages';
  readonly model: string;
}

/** A request in the words that both interfaces share. */
export function textRequest({ model }: TextWay, more: object = {}): object {
  return { model, max_tokens: 200, messages: [{ role: 'user', content: 'Hello there' }], ...more };
}

/** How a stream of events ended, as a client of its interface sees it. */
export type StreamEnding = 'whole' | 'error' | 'cut';

/** Tells how a stream of either interface ended by its last event. */
export function endingOf(text: string): StreamEnding {
  const events: { readonly name: string | undefined; readonly data: string }[] = [];
  const parser = createParser({ onEvent: ({ event: name, data }) => events.push({ name, data }) });
  parser.feed(text);
  const { name, data = '' } = events.at(-1) ?? {};
  if (data === '[DONE]' || name === 'message_stop') return 'whole';
  return name === 'error' || data.startsWith('{"error"') ? 'error' : 'cut';
}
