import { isObject, type JsonObject } from '../../../foundation/json-object.ts';
import type { RequestOptions } from '../dialect.ts';
import { Fields } from '../fields.ts';
import { isReference, refuseKeptState, refuseReference } from './kept-state.ts';
import { ENCRYPTED_THOUGHTS, isSealedHere } from './thoughts.ts';

/**
 * Makes a caller's request acceptable to an upstream of this interface, with storage disabled. Everything else stays
 * unchanged, except that reasoning which the upstream cannot read is removed.
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

/** Whether an item is reasoning that this upstream cannot read; it would refuse the whole request. */
function isLost(item: unknown): boolean {
  if (!isObject(item) || item.type !== 'reasoning') return false;
  const isOpen = Array.isArray(item.content) && item.content.length > 0;
  return isSealedHere(item) || (!isOpen && typeof item.encrypted_content !== 'string');
}

/**
 * Requests reasoning in the encrypted form that can be sent back, which is necessary if the upstream stores none.
 * Returns the same request if it asks for that already.
 */
export function askingForThoughts(body: JsonObject): JsonObject {
  const asked: readonly unknown[] = Array.isArray(body.include) ? body.include : [];
  if (asked.includes(ENCRYPTED_THOUGHTS)) return body;
  return { ...body, include: [...asked, ENCRYPTED_THOUGHTS] };
}
