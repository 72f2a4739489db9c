import { isObject, type JsonObject } from '../../../foundation/json-object.ts';
import type { RequestOptions } from '../dialect.ts';
import { Fields } from '../fields.ts';
import { isReference, refuseKeptState, refuseReference } from './kept-state.ts';
import { ENCRYPTED_THOUGHTS, isSealedHere } from './thoughts.ts';

/**
 * Makes a caller's request one that an upstream of this interface takes without keeping anything of it. Everything else
 * stays as it is, but for thoughts that only others can read.
 *
 * @throws Untranslatable
 */
export function completeRequest(body: JsonObject, { takesThoughts }: RequestOptions): JsonObject {
  refuseKeptState(new Fields(body, ''));
  const { input } = body;
  if (!Array.isArray(input)) return { ...body, store: false };
  const items: readonly unknown[] = input;
  for (const [index, item] of items.entries()) {
    if (isObject(item) && isReference(item)) {
      refuseReference(new Fields(item, `input[${index}]`));
    }
  }
  const readable = takesThoughts === true ? items : items.filter((item) => !isLost(item));
  return { ...body, store: false, input: readable };
}

/** Whether an item is a thought without content that this upstream could read; it would refuse the request for it. */
function isLost(item: unknown): boolean {
  if (!isObject(item) || item.type !== 'reasoning') return false;
  const isOpen = Array.isArray(item.content) && item.content.length > 0;
  return isSealedHere(item) || (!isOpen && typeof item.encrypted_content !== 'string');
}

/**
 * Has thoughts come with the answer in a form that can be sent back, as whoever keeps none of them needs it; the very
 * same request where it asks for that already.
 */
export function askingForThoughts(body: JsonObject): JsonObject {
  const asked: readonly unknown[] = Array.isArray(body.include) ? body.include : [];
  if (asked.includes(ENCRYPTED_THOUGHTS)) return body;
  return { ...body, include: [...asked, ENCRYPTED_THOUGHTS] };
}
