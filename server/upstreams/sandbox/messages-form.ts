import type { JsonObject } from '../../foundation/json-object.ts';
import type { Answer, Ending } from './answer.ts';
import type { Answered, TextForm } from './text-form.ts';

/** Writes answers for the messages interface, which supports one answer only. */
export const messagesForm: TextForm = {
  whole: (answered) => {
    const { answer, id } = only(answered);
    const text = answer.pieces.join('');
    const block =
      answer.ending.kind === 'call'
        ? { ...opening(answer.ending, id), input: JSON.parse(text) }
        : { type: 'text', text };
    const content = answered.conversation.maxTokens === 0 ? [] : [block];
    return { ...head(answered), content, ...ended(answer) };
  },
  events: (answered) => {
    const { answer, id } = only(answered);
    const { conversation } = answered;
    const { inputTokens: input_tokens } = conversation;
    const usage = { input_tokens, output_tokens: 0 };
    const start = { ...head(answered), content: [], stop_reason: null, stop_sequence: null, usage };
    const { stop_reason, stop_sequence } = ended(answer);
    // Some SDKs read the whole usage from the last event.
    const used = { input_tokens, output_tokens: answer.outputTokens };
    return [
      { type: 'message_start', message: start },
      { type: 'content_block_start', index: 0, content_block: opening(answer.ending, id) },
      { type: 'ping' },
      ...answer.pieces.map((piece) => ({
        type: 'content_block_delta',
        index: 0,
        delta: deltaOf(answer.ending, piece),
      })),
      { type: 'content_block_stop', index: 0 },
      { type: 'message_delta', delta: { stop_reason, stop_sequence }, usage: used },
      { type: 'message_stop' },
    ].map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
  },
};

function only({ answers, conversation }: Answered): {
  readonly answer: Answer;
  readonly id: string;
} {
  const [answer] = answers;
  if (answer === undefined) throw new Error('The sandbox made no answer to the conversation.');
  return { answer, id: `toolu_${conversation.fingerprint}` };
}

function head(answered: Answered): JsonObject {
  const { answer } = only(answered);
  const { fingerprint, model, inputTokens } = answered.conversation;
  const usage = { input_tokens: inputTokens, output_tokens: answer.outputTokens };
  return { id: `msg_${fingerprint}`, type: 'message', role: 'assistant', model, usage };
}

function opening(ending: Ending, id: string): JsonObject {
  return ending.kind === 'call'
    ? { type: 'tool_use', id, name: ending.name, input: {} }
    : { type: 'text', text: '' };
}

function deltaOf({ kind }: Ending, piece: string): JsonObject {
  return kind === 'call'
    ? { type: 'input_json_delta', partial_json: piece }
    : { type: 'text_delta', text: piece };
}

const STOP_REASONS = {
  end: 'end_turn',
  length: 'max_tokens',
  sequence: 'stop_sequence',
  call: 'tool_use',
} as const satisfies Record<Ending['kind'], string>;

function ended({ ending }: Answer) {
  return {
    stop_reason: STOP_REASONS[ending.kind],
    stop_sequence: ending.kind === 'sequence' ? ending.sequence : null,
  };
}
