import { randomUUID } from 'node:crypto';
import { unixSeconds } from '../../../foundation/clock.ts';
import { isObject, type JsonObject, textOf } from '../../../foundation/json-object.ts';
import { type AnswerDefaults, completeEach, completeTokens, having } from '../completing.ts';
import { isEmpty } from '../fields.ts';
import { readCount } from '../token-reading.ts';
import { readContent } from './content-reading.ts';

/**
 * Puts into an upstream's completion what the interface demands of one and many who speak it leave out, or say in a
 * form of their own. One that lacks nothing comes back as it is, the very same object; what cannot be made up stays
 * as it came.
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

/** Some tell parts of a second. */
function readTime(created: unknown): number | undefined {
  return typeof created === 'number' ? readCount(Math.floor(created)) : undefined;
}

function completeChoice(choice: unknown, place: number): unknown {
  if (!isObject(choice) || !isObject(choice.message)) return choice;
  const { tool_calls: calls } = choice.message;
  const reason = Array.isArray(calls) && calls.length > 0 ? 'tool_calls' : 'stop';
  return having(choice, {
    index: choice.index ?? place,
    message: completeMessage(choice.message),
    logprobs: completeLogprobs(choice.logprobs),
    finish_reason: textOf(choice.finish_reason) ?? reason,
  });
}

/** Some write none as `false`, or as an empty list, and others the list alone that stands in the object. */
function completeLogprobs(logprobs: unknown): unknown {
  if (Array.isArray(logprobs)) return logprobs.length === 0 ? null : { content: logprobs };
  return isObject(logprobs) || logprobs === undefined ? logprobs : null;
}

/** Parts of content become its text. Thoughts among them go where most who tell any have them. */
function completeMessage(message: JsonObject): JsonObject {
  const { content, reasoning_content: reasoning } = message;
  const said = {
    role: textOf(message.role) ?? 'assistant',
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

/** Some write an empty text or object for none. */
function completeCalls(calls: unknown): unknown {
  if (Array.isArray(calls)) return completeEach(calls, completeCall);
  const isNone = calls === '' || calls === false || isEmpty(calls);
  return isNone ? undefined : calls;
}

/** Numbers of calls serve streams alone. */
function completeCall(call: unknown): unknown {
  if (!isObject(call)) return call;
  const { id, index, function: called } = call;
  return having(call, {
    id: typeof id === 'number' ? String(id) : id,
    index: Number.isSafeInteger(index) || index === null ? index : undefined,
    function: isObject(called)
      ? having(called, { arguments: completeArguments(called.arguments) })
      : called,
  });
}

/** Models that call with a list or a number are at fault, as are those that write it in a text. */
function completeArguments(given: unknown): unknown {
  const isOther = Array.isArray(given) || typeof given === 'number' || typeof given === 'boolean';
  return isOther ? JSON.stringify(given) : given;
}
