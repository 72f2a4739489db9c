import { randomUUID } from 'node:crypto';
import { unixSeconds } from '../../../foundation/clock.ts';
import { definedOnly, isObject, type JsonObject, textOf } from '../../../foundation/json-object.ts';
import { readCount } from '../token-reading.ts';
import { readContent } from './content-reading.ts';

/** What is told where an upstream does not say it. */
export interface AnswerDefaults {
  /** The model that was asked. */
  readonly model: string;
  readonly now: () => Date;
}

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
    choices: completeChoices(body.choices),
    usage: completeUsage(body.usage),
  });
}

/** One that does not say what went in and what came out is none; the sum can be made. */
function completeUsage(usage: unknown): unknown {
  if (!isObject(usage)) return undefined;
  const input = readCount(usage.prompt_tokens);
  const output = readCount(usage.completion_tokens);
  if (input === undefined || output === undefined) return undefined;
  return having(usage, { total_tokens: readCount(usage.total_tokens) ?? input + output });
}

/** Some tell parts of a second. */
function readTime(created: unknown): number | undefined {
  return typeof created === 'number' ? readCount(Math.floor(created)) : undefined;
}

function completeChoices(choices: unknown): unknown {
  if (!Array.isArray(choices)) return choices;
  const completed: unknown[] = choices.map(completeChoice);
  return completed.every((choice, index) => choice === choices[index]) ? choices : completed;
}

function completeChoice(choice: unknown, place: number): unknown {
  if (!isObject(choice) || !isObject(choice.message)) return choice;
  const { tool_calls: calls } = choice.message;
  const reason = Array.isArray(calls) && calls.length > 0 ? 'tool_calls' : 'stop';
  return having(choice, {
    index: choice.index ?? place,
    message: completeMessage(choice.message),
    finish_reason: textOf(choice.finish_reason) ?? reason,
  });
}

/** Parts of content become its text. Thoughts among them go where most who tell any have them. */
function completeMessage(message: JsonObject): JsonObject {
  const { content, reasoning_content: reasoning } = message;
  const role = textOf(message.role) ?? 'assistant';
  const read = Array.isArray(content) ? readContent(content) : undefined;
  if (read === undefined) return having(message, { role, content: content ?? null });
  return having(message, {
    role,
    content: textOf(read.text) ?? null,
    reasoning_content: reasoning ?? textOf(read.thoughts),
  });
}

/** An object with these fields, and without those that are undefined here: the very same where that is how it is. */
function having(object: JsonObject, fields: JsonObject): JsonObject {
  const isSo = Object.entries(fields).every(([name, value]) => object[name] === value);
  return isSo ? object : definedOnly({ ...object, ...fields });
}
