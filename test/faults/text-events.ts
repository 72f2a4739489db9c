import { createParser } from 'eventsource-parser';

/** The paths of the text interfaces. */
export const TEXT_PATHS = ['/v1/chat/completions', '/v1/messages', '/v1/responses'] as const;

export type TextPath = (typeof TEXT_PATHS)[number];

/** How text is requested: by operation and model. */
export interface TextWay {
  readonly path: TextPath;
  readonly model: string;
}

/** A request body in the fields shared by the two older interfaces, or in those of the third. */
export function textRequest({ path, model }: TextWay, more: object = {}): object {
  const turns = [{ role: 'user', content: 'Hello there' }];
  return path === '/v1/responses'
    ? { model, max_output_tokens: 200, input: turns, ...more }
    : { model, max_tokens: 200, messages: turns, ...more };
}

/** How an event stream ended, as a client of its interface sees it. */
export type StreamEnding = 'whole' | 'error' | 'cut';

/** Classifies how a stream of any interface ended, by its last event. */
export function endingOf(text: string): StreamEnding {
  const events: { readonly name: string | undefined; readonly data: string }[] = [];
  const parser = createParser({ onEvent: ({ event: name, data }) => events.push({ name, data }) });
  parser.feed(text);
  const { name, data = '' } = events.at(-1) ?? {};
  if (data === '[DONE]' || WHOLE.has(name)) return 'whole';
  return BROKEN.has(name) || data.startsWith('{"error"') ? 'error' : 'cut';
}

const WHOLE: ReadonlySet<unknown> = new Set([
  'message_stop',
  'response.completed',
  'response.incomplete',
]);
/** The events that report an error. Clients of responses that ignore `error` see it in `response.failed`. */
const BROKEN: ReadonlySet<unknown> = new Set(['error', 'response.failed']);
