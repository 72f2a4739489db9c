import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { TextAnswer, TextRequest } from '../../server/upstreams/port/text.ts';
import type { Upstream } from '../../server/upstreams/port/upstream.ts';
import { succeeded } from '../jobs/an-upstream.ts';

/** The upstream's next reply. */
interface Script {
  readonly words?: string;
  /** Output items that replace the default ones in the responses interface. */
  readonly output?: readonly object[];
  readonly id?: string;
  /** The number of stream events before the stream breaks off. */
  readonly breaksAfter?: number;
}

/** Two upstreams: `chat` speaks chat completions, `native` the responses interface. */
export interface TwoInterfaces {
  readonly upstreams: ReadonlyMap<string, Upstream>;
  /** The requests sent to them, oldest first. */
  readonly seen: TextRequest[];
  /** Sets the next reply. */
  say(script: Script): void;
}

export function twoInterfaces(): TwoInterfaces {
  const seen: TextRequest[] = [];
  let next: Script = {};
  const answer = (request: TextRequest) => {
    seen.push(request);
    const script = next;
    next = {};
    const isNative = request.interface === 'responses';
    return Promise.resolve(succeeded(isNative ? native(request, script) : chat(request, script)));
  };
  const close = async (): Promise<void> => {};
  return {
    seen,
    upstreams: new Map<string, Upstream>([
      ['chat', { text: { interfaces: ['chat-completions'], answer }, close }],
      ['native', { text: { interfaces: ['chat-completions', 'responses'], answer }, close }],
    ]),
    say(script) {
      next = script;
    },
  };
}

function chat({ stream }: TextRequest, { words = 'Hello.', breaksAfter }: Script): TextAnswer {
  const head = { id: 'chatcmpl-1', created: 1, model: 'm' };
  const usage = { prompt_tokens: 3, completion_tokens: 2, total_tokens: 5 };
  if (!stream) {
    const choice = {
      index: 0,
      message: { role: 'assistant', content: words },
      finish_reason: 'stop',
    };
    const body = { ...head, object: 'chat.completion', choices: [choice], usage };
    return { kind: 'whole', body, text: JSON.stringify(body) };
  }
  const chunk = (delta: object, finish_reason: string | null = null, more: object = {}) => {
    const choices = [{ index: 0, delta, finish_reason }];
    const data = { ...head, object: 'chat.completion.chunk', choices, ...more };
    return `data: ${JSON.stringify(data)}\n\n`;
  };
  const pieces = words.split(/(?<= )/).map((content) => chunk({ content }));
  const events = [...pieces, chunk({}, 'stop', { usage }), 'data: [DONE]\n\n'];
  return { kind: 'stream', bytes: bytesOf(events, breaksAfter) };
}

function native({ stream, body: asked }: TextRequest, script: Script): TextAnswer {
  const { words = 'Hello.', id = `resp_${randomUUID()}`, breaksAfter } = script;
  const content = [{ type: 'output_text', text: words, annotations: [] }];
  const message = {
    id: `msg_of_${id}`,
    type: 'message',
    status: 'completed',
    role: 'assistant',
    content,
  };
  const body = {
    id,
    object: 'response',
    created_at: 1,
    status: 'completed',
    model: 'm',
    error: null,
    incomplete_details: null,
    output: script.output ?? [message],
    usage: { input_tokens: 3, output_tokens: 2, total_tokens: 5 },
    store: asked.store ?? true,
    previous_response_id: asked.previous_response_id ?? null,
  };
  if (!stream) return { kind: 'whole', body, text: JSON.stringify(body) };
  const begun = { ...body, status: 'in_progress', output: [], usage: null };
  const of = { item_id: message.id, output_index: 0, content_index: 0 };
  const pieces = words.split(/(?<= )/).map((delta) => ({
    type: 'response.output_text.delta',
    ...of,
    delta,
  }));
  const events = [
    { type: 'response.created', response: begun },
    { type: 'response.in_progress', response: begun },
    ...pieces,
    { type: 'response.output_text.done', ...of, text: words },
    { type: 'response.completed', response: body },
  ].map((event, sequence_number) => {
    const data = JSON.stringify({ ...event, sequence_number });
    return `event: ${event.type}\ndata: ${data}\n\n`;
  });
  return { kind: 'stream', bytes: bytesOf(events, breaksAfter) };
}

/** In one chunk, as a fast upstream sends it. */
function bytesOf(events: readonly string[], breaksAfter = events.length): Readable {
  return Readable.from([Buffer.from(events.slice(0, breaksAfter).join(''))], { objectMode: false });
}
