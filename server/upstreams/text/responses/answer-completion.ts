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
 * Completes an upstream's response: adds required fields that some upstreams omit, and normalizes nonstandard values.
 * Returns the same object if nothing changes; what cannot be completed stays as received.
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

/**
 * Completes an item. Some upstreams send the fields of all item types, with null in those that do not apply. Programs
 * send a message back as a turn of the model, so its role is that, whatever the upstream says.
 */
export function completeItem(item: unknown): unknown {
  if (!isObject(item) || SEARCHES.has(item.type)) return item;
  const { id, role, content, summary, arguments: called } = item;
  return having(item, {
    ...Object.fromEntries(OF_SOME_KINDS.map((name) => [name, item[name] ?? undefined])),
    id: typeof id === 'number' ? String(id) : textOrNull(id),
    role: item.type === 'message' || textOf(role) !== undefined ? 'assistant' : undefined,
    status: textOrNull(item.status),
    content: completeEach(listOrNull(content), completePart),
    arguments: isObject(called) ? JSON.stringify(called) : (called ?? undefined),
    summary: completeEach(listOrNull(summary), completePart),
    encrypted_content: textOrNull(item.encrypted_content),
  });
}

/** Searches for tools, which only vendors have: their arguments are an object, and an absent `call_id` is null. */
const SEARCHES: ReadonlySet<unknown> = new Set(['tool_search_call', 'tool_search_output']);

const OF_SOME_KINDS = ['call_id', 'name', 'namespace', 'input'];

function completePart(part: unknown): unknown {
  return isObject(part) ? having(part, { text: part.text ?? undefined }) : part;
}
