import { setTimeout as sleep } from 'node:timers/promises';
import { type TextAnswer, type TextUpstream, UpstreamBroke } from '../port.ts';
import {
  type Answer,
  answerTo,
  type Conversation,
  lastWords,
  readConversation,
} from './conversation.ts';
import { askedFailure, beSlow, readDirectives, TRUNCATED } from './directives.ts';

/** How long a model seems to think about each piece of a streamed answer. */
const PIECE_PAUSE_MS = 10;

/** Text from nowhere: an answer that reflects the turns, in either interface. */
export function sandboxText(now: () => Date): TextUpstream {
  return {
    interfaces: ['messages', 'chat-completions'],
    async answer(request, { signal }) {
      const conversation = readConversation(request.body);
      const directives = readDirectives(lastWords(conversation));
      await beSlow(directives, signal);
      const failure = askedFailure(directives);
      if (failure !== undefined) return { ok: false, failure };
      const answer = answerTo(conversation);
      const form = request.interface === 'messages' ? messagesForm : chatForm(now(), request.body);
      if (request.stream) {
        const bytes = paced(form.events(conversation, answer), {
          signal,
          isTruncated: directives.truncated,
        });
        return { ok: true, value: { kind: 'stream', bytes } };
      }
      if (directives.truncated) return { ok: false, failure: TRUNCATED };
      return { ok: true, value: { kind: 'whole', body: form.whole(conversation, answer) } };
    },
  };
}

type Body = Extract<TextAnswer, { kind: 'whole' }>['body'];

/** How an interface writes an answer, whole and in events. */
interface Form {
  whole(conversation: Conversation, answer: Answer): Body;
  events(conversation: Conversation, answer: Answer): readonly string[];
}

/** Sends events as a model makes them; where it is to break off, half of them. */
async function* paced(
  events: readonly string[],
  { signal, isTruncated }: { readonly signal: AbortSignal; readonly isTruncated: boolean },
): AsyncIterable<Uint8Array> {
  const count = isTruncated ? Math.ceil(events.length / 2) : events.length;
  for (const event of events.slice(0, count)) {
    yield Buffer.from(event);
    await sleep(PIECE_PAUSE_MS, undefined, { signal });
  }
  if (isTruncated) throw new UpstreamBroke(TRUNCATED.message);
}

const messagesForm: Form = {
  whole: ({ fingerprint, model, inputTokens }, { pieces, outputTokens, isCut }) => ({
    id: `msg_${fingerprint}`,
    type: 'message',
    role: 'assistant',
    content: [{ type: 'text', text: pieces.join('') }],
    model,
    stop_reason: isCut ? 'max_tokens' : 'end_turn',
    stop_sequence: null,
    usage: { input_tokens: inputTokens, output_tokens: outputTokens },
  }),
  events(conversation, answer) {
    const whole = messagesForm.whole(conversation, answer);
    const usage = { input_tokens: conversation.inputTokens, output_tokens: 0 };
    const start = { ...whole, content: [], stop_reason: null, usage };
    const delta = { stop_reason: whole.stop_reason, stop_sequence: null };
    return [
      { type: 'message_start', message: start },
      { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
      { type: 'ping' },
      ...answer.pieces.map((text) => ({
        type: 'content_block_delta',
        index: 0,
        delta: { type: 'text_delta', text },
      })),
      { type: 'content_block_stop', index: 0 },
      { type: 'message_delta', delta, usage: { output_tokens: answer.outputTokens } },
      { type: 'message_stop' },
    ].map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
  },
};

function chatForm(now: Date, request: Body): Form {
  const created = Math.floor(now.getTime() / 1000);
  const usageOf = ({ inputTokens }: Conversation, { outputTokens }: Answer) => ({
    prompt_tokens: inputTokens,
    completion_tokens: outputTokens,
    total_tokens: inputTokens + outputTokens,
  });
  return {
    whole: (conversation, answer) => ({
      id: `chatcmpl-${conversation.fingerprint}`,
      object: 'chat.completion',
      created,
      model: conversation.model,
      choices: [
        {
          index: 0,
          message: { role: 'assistant', content: answer.pieces.join(''), refusal: null },
          logprobs: null,
          finish_reason: answer.isCut ? 'length' : 'stop',
        },
      ],
      usage: usageOf(conversation, answer),
    }),
    events(conversation, answer) {
      const chunk = (choices: readonly object[], extra = {}) => ({
        id: `chatcmpl-${conversation.fingerprint}`,
        object: 'chat.completion.chunk',
        created,
        model: conversation.model,
        choices,
        ...extra,
      });
      const piece = (delta: object, finish_reason: string | null = null) =>
        chunk([{ index: 0, delta, finish_reason }]);
      const chunks = [
        piece({ role: 'assistant', content: '' }),
        ...answer.pieces.map((content) => piece({ content })),
        piece({}, answer.isCut ? 'length' : 'stop'),
        ...(wantsUsage(request) ? [chunk([], { usage: usageOf(conversation, answer) })] : []),
      ];
      const events = chunks.map((event) => `data: ${JSON.stringify(event)}\n\n`);
      return [...events, 'data: [DONE]\n\n'];
    },
  };
}

function wantsUsage({ stream_options: options }: Body): boolean {
  return (
    typeof options === 'object' &&
    options !== null &&
    Reflect.get(options, 'include_usage') === true
  );
}
