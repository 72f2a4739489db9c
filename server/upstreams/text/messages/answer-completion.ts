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
 * Completes an upstream's message: adds required fields that some upstreams omit, and normalizes nonstandard values.
 * Returns the same object if nothing changes; what cannot be completed stays as received.
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

/** Missing input and output counts are not made up. */
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

/** Some upstreams send an empty list or text for no input, and others JSON text as in chat completions. */
function completeInput(input: unknown): unknown {
  if (typeof input === 'string') return input === '' ? {} : (parseExactObject(input) ?? input);
  return Array.isArray(input) && input.length === 0 ? {} : input;
}
