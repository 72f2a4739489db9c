import { randomUUID } from 'node:crypto';
import { parseExactObject } from '../../../foundation/exact-json.ts';
import { isObject, type JsonObject, textOf } from '../../../foundation/json-object.ts';
import {
  type AnswerDefaults,
  completeCounts,
  completeEach,
  having,
  listOrNull,
  objectOrNull,
  textOrNull,
} from '../completing.ts';

/**
 * Puts into an upstream's message what the interface demands of one and some who speak it leave out, or say in a form
 * of their own. One that lacks nothing comes back as it is, the very same object; what cannot be made up stays as it
 * came.
 */
export function completeAnswer(
  body: JsonObject,
  { model }: Pick<AnswerDefaults, 'model'>,
): JsonObject {
  return having(body, {
    id: textOf(body.id) ?? `msg_${randomUUID()}`,
    type: 'message',
    role: 'assistant',
    content: completeEach(body.content, completeBlock),
    model: textOf(body.model) ?? model,
    stop_reason: textOrNull(body.stop_reason),
    stop_sequence: textOrNull(body.stop_sequence),
    stop_details: objectOrNull(body.stop_details),
    usage: isObject(body.usage) ? completeUsage(body.usage) : body.usage,
  });
}

/** What went in and what came out is not made up. */
function completeUsage(usage: JsonObject): JsonObject {
  return having(usage, {
    ...completeCounts(usage, CACHE_COUNTS),
    cache_creation: objectOrNull(usage.cache_creation),
    service_tier: textOrNull(usage.service_tier),
  });
}

const CACHE_COUNTS = ['cache_read_input_tokens', 'cache_creation_input_tokens'];

function completeBlock(block: unknown): unknown {
  if (!isObject(block)) return block;
  const { type, text, id, citations, input, signature } = block;
  const noText = type === 'text' ? '' : undefined;
  return having(block, {
    text: text ?? noText,
    id: typeof id === 'number' ? String(id) : id,
    citations: listOrNull(citations),
    input: completeInput(input),
    signature: textOrNull(signature),
  });
}

/** Some write no input as an empty list or text, and others write it as the other interface does, in a text. */
function completeInput(input: unknown): unknown {
  if (typeof input === 'string') return input === '' ? {} : (parseExactObject(input) ?? input);
  return Array.isArray(input) && input.length === 0 ? {} : input;
}
