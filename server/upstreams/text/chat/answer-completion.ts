import { randomUUID } from 'node:crypto';
import { unixSeconds } from '../../../foundation/clock.ts';
import { isObject, type JsonObject, textOf } from '../../../foundation/json-object.ts';
import { type AnswerDefaults, completeEach, completeTokens, having } from '../completing.ts';
import { isEmpty } from '../fields.ts';
import { readCount } from '../token-reading.ts';
import { newCallId } from './answer.ts';
import { readContent } from './content-reading.ts';

/**
 * Completes an upstream's completion: adds required fields that many upstreams omit, and normalizes nonstandard values.
 * Returns the same object if nothing changes; what cannot be completed stays as received.
 */
export function completeAnswer(body: JsonObject, { model, now }: AnswerDefaults): JsonObject {
  return having(body, {
    id: textOf(body.id) ?? `chatcmpl-${randomUUID()}`,
    object: 'chat.completion',
    created: readTime(body.created) ?? unixSeconds(now()),
    model: textOf(body.model) ?? model,
    choices: completeEach(body.choices, completeChoice),
    usage: completeTokens(body.usage, TOKENS),
  });
}

const TOKENS = { input: 'prompt_tokens', output: 'completion_tokens' };

/** Some upstreams send fractional seconds. */
function readTime(created: unknown): number | undefined {
  return typeof created === 'number' ? readCount(Math.floor(created)) : undefined;
}

function completeChoice(choice: unknown, place: number): unknown {
  if (!isObject(choice) || !isObject(choice.message)) return choice;
  const { tool_calls: calls } = choice.message;
  const reason = textOf(choice.finish_reason) ?? 'stop';
  // Gemini ends calls with `stop`.
  const isOfCalls = reason === 'stop' && Array.isArray(calls) && calls.length > 0;
  return having(choice, {
    index: choice.index ?? place,
    message: completeMessage(choice.message),
    logprobs: completeLogprobs(choice.logprobs),
    finish_reason: isOfCalls ? 'tool_calls' : reason,
  });
}

/** Some upstreams send `false` or an empty list for none, and others only the list that belongs into the object. */
function completeLogprobs(logprobs: unknown): unknown {
  if (Array.isArray(logprobs)) return logprobs.length === 0 ? null : { content: logprobs };
  return isObject(logprobs) || logprobs === undefined ? logprobs : null;
}

/** Content parts are joined into a text. Reasoning among them moves to the field that most upstreams use. */
function completeMessage(message: JsonObject): JsonObject {
  const { content, reasoning_content: reasoning } = message;
  const said = {
    role: 'assistant',
    tool_calls: completeCalls(message.tool_calls),
  };
  const read = Array.isArray(content) ? readContent(content) : undefined;
  if (read === undefined) return having(message, { ...said, content: content ?? null });
  return having(message, {
    ...said,
    content: textOf(read.text) ?? null,
    reasoning_content: reasoning ?? textOf(read.thoughts),
  });
}

/** Some upstreams send an empty text or object for none. */
function completeCalls(calls: unknown): unknown {
  if (Array.isArray(calls)) return completeEach(calls, completeCall);
  const isNone = calls === '' || calls === false || isEmpty(calls);
  return isNone ? undefined : calls;
}

/** A call that does not say of what stays as received, and is no answer. */
function completeCall(call: unknown): unknown {
  if (!isObject(call)) return call;
  const { id, type, function: called, custom } = call;
  const isOfFunction = isObject(called);
  const kind = isOfFunction ? 'function' : isObject(custom) ? 'custom' : undefined;
  return having(call, {
    id: typeof id === 'number' ? String(id) : (textOf(id) ?? newCallId()),
    type: textOf(type) ?? kind,
    function: isOfFunction
      ? having(called, { arguments: completeArguments(called.arguments) })
      : (called ?? undefined),
  });
}

/**
 * Some upstreams send an object, and an empty text or nothing for none. Arguments that are a list, number or boolean are
 * the model's mistake; they are passed on as text, like other invalid arguments.
 */
function completeArguments(given: unknown): string {
  const isText = typeof given === 'string';
  if (isText ? given.trim() === '' : (given ?? undefined) === undefined) return '{}';
  return isText ? given : JSON.stringify(given);
}
