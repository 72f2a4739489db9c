import { randomUUID } from 'node:crypto';
import { unixSeconds } from '../../../foundation/clock.ts';
import { isObject, type JsonObject, textOf } from '../../../foundation/json-object.ts';
import {
  type AnswerDefaults,
  completeEach,
  completeTokens,
  having,
  listOrNull,
  objectOrNull,
  textOrNull,
} from '../completing.ts';

/**
 * Puts into an upstream's response what the interface demands of one and some who speak it leave out, or say in a form
 * of their own. One that lacks nothing comes back as it is, the very same object; what cannot be made up stays as it
 * came.
 */
export function completeAnswer(body: JsonObject, { model, now }: AnswerDefaults): JsonObject {
  return having(body, {
    id: textOf(body.id) ?? `resp_${randomUUID()}`,
    created_at: typeof body.created_at === 'number' ? body.created_at : unixSeconds(now()),
    model: textOf(body.model) ?? model,
    output: completeEach(body.output, completeItem),
    incomplete_details: completeReason(body.incomplete_details),
    error: objectOrNull(body.error),
    usage: body.usage === undefined ? undefined : (completeTokens(body.usage, TOKENS) ?? null),
    previous_response_id: textOrNull(body.previous_response_id),
  });
}

const TOKENS = { input: 'input_tokens', output: 'output_tokens' };

function completeReason(details: unknown): unknown {
  if (!isObject(details)) return objectOrNull(details);
  return having(details, { reason: textOf(details.reason) });
}

/** Some write all fields that any kind of item has, and null in those of the others. */
function completeItem(item: unknown): unknown {
  if (!isObject(item)) return item;
  const { id, content, summary, arguments: called } = item;
  return having(item, {
    ...Object.fromEntries(OF_SOME_KINDS.map((name) => [name, item[name] ?? undefined])),
    id: typeof id === 'number' ? String(id) : textOrNull(id),
    status: textOrNull(item.status),
    content: completeEach(listOrNull(content), completePart),
    arguments: isObject(called) ? JSON.stringify(called) : (called ?? undefined),
    summary: completeEach(listOrNull(summary), completePart),
    encrypted_content: textOrNull(item.encrypted_content),
  });
}

const OF_SOME_KINDS = ['role', 'call_id', 'name', 'namespace', 'input'];

function completePart(part: unknown): unknown {
  return isObject(part) ? having(part, { text: part.text ?? undefined }) : part;
}
