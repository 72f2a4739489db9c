import { randomUUID } from 'node:crypto';
import { unixSeconds } from '../../../foundation/clock.ts';
import { isObject, type JsonObject, textOf } from '../../../foundation/json-object.ts';
import {
  type AnswerDefaults,
  completeDetails,
  completeEach,
  having,
  listOrNull,
  objectOrNull,
  textOrNull,
} from '../completing.ts';
import { readCount } from '../token-reading.ts';

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
    usage: completeUsage(body.usage),
    previous_response_id: textOrNull(body.previous_response_id),
  });
}

function completeReason(details: unknown): unknown {
  if (!isObject(details)) return objectOrNull(details);
  return having(details, { reason: textOf(details.reason) });
}

/** One that does not say what went in and what came out is none; the sum can be made. */
function completeUsage(usage: unknown): unknown {
  if (!isObject(usage)) return objectOrNull(usage);
  const input = readCount(usage.input_tokens);
  const output = readCount(usage.output_tokens);
  if (input === undefined || output === undefined) return null;
  return having(usage, {
    total_tokens: readCount(usage.total_tokens) ?? input + output,
    input_tokens_details: completeDetails(usage.input_tokens_details, INPUT_DETAILS),
    output_tokens_details: completeDetails(usage.output_tokens_details, OUTPUT_DETAILS),
  });
}

const INPUT_DETAILS = ['cached_tokens', 'cache_write_tokens', 'long_cache_write_tokens'];
const OUTPUT_DETAILS = ['reasoning_tokens'];

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
