import { unixSeconds } from '../../foundation/clock.ts';
import type { JsonObject } from '../../foundation/json-object.ts';
import { writeTier } from '../text/chat/answer.ts';
import { asksForUsage } from '../text/chat/stream-usage.ts';
import type { Answer, Ending } from './answer.ts';
import type { Answered, TextForm } from './text-form.ts';

/**
 * Writes answers for the chat-completions interface.
 *
 * @param request - the body of the request
 */
export function chatForm(now: Date, request: JsonObject): TextForm {
  const created = unixSeconds(now);
  const head = ({ conversation: { fingerprint, model } }: Answered, object: string) => {
    const tier = writeTier({}, request);
    return { id: `chatcmpl-${fingerprint}`, object, created, model, ...tier };
  };
  return {
    whole: (answered) => ({
      ...head(answered, 'chat.completion'),
      choices: answered.answers.map((answer, index) => ({
        index,
        message: messageOf(answer, callId(answered, index)),
        logprobs: null,
        finish_reason: FINISH_REASONS[answer.ending.kind],
      })),
      usage: usageOf(answered),
    }),
    events: (answered) => {
      const chunk = (fields: JsonObject): JsonObject => {
        return { ...head(answered, 'chat.completion.chunk'), ...fields };
      };
      const choices = answered.answers.flatMap((answer, index) =>
        piecesOf(answer, callId(answered, index)).map((piece) =>
          chunk({ choices: [{ index, ...piece }] }),
        ),
      );
      const usage = asksForUsage(request) ? [chunk({ choices: [], usage: usageOf(answered) })] : [];
      const events = [...choices, ...usage].map((event) => `data: ${JSON.stringify(event)}\n\n`);
      return [...events, 'data: [DONE]\n\n'];
    },
  };
}

const FINISH_REASONS = {
  end: 'stop',
  length: 'length',
  sequence: 'stop',
  call: 'tool_calls',
} as const satisfies Record<Ending['kind'], string>;

function callId({ conversation: { fingerprint } }: Answered, index: number): string {
  return `call_${fingerprint}_${index}`;
}

function messageOf({ pieces, ending }: Answer, id: string): JsonObject {
  const text = pieces.join('');
  const role = 'assistant';
  if (ending.kind !== 'call') return { role, content: text, refusal: null };
  const called = { name: ending.name, arguments: text };
  const call = { id, type: 'function', function: called };
  return { role, content: null, refusal: null, tool_calls: [call] };
}

function piecesOf({ pieces, ending }: Answer, id: string): readonly JsonObject[] {
  const piece = (delta: JsonObject, finish_reason: string | null = null): JsonObject => {
    return { delta, finish_reason };
  };
  const last = piece({}, FINISH_REASONS[ending.kind]);
  if (ending.kind !== 'call') {
    const texts = pieces.map((content) => piece({ content }));
    return [piece({ role: 'assistant', content: '' }), ...texts, last];
  }
  const call = { index: 0, id, type: 'function', function: { name: ending.name, arguments: '' } };
  const inputs = pieces.map((json) =>
    piece({ tool_calls: [{ index: 0, function: { arguments: json } }] }),
  );
  return [
    piece({ role: 'assistant', content: null }),
    piece({ tool_calls: [call] }),
    ...inputs,
    last,
  ];
}

function usageOf({ conversation: { inputTokens }, answers }: Answered): JsonObject {
  const outputTokens = answers.reduce((sum, answer) => sum + answer.outputTokens, 0);
  return {
    prompt_tokens: inputTokens,
    completion_tokens: outputTokens,
    total_tokens: inputTokens + outputTokens,
  };
}
