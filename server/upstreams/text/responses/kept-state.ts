import type { JsonObject } from '../../../foundation/json-object.ts';
import type { Fields } from '../fields.ts';

const GOES_ON =
  'must be left out: what the vendor keeps is not gone on from; send the whole input, or name a response of this gateway.';
const RUNS_ON = 'must be left out, or false: this gateway has no answers to be fetched later.';

/**
 * Refuses parameters that read or create state stored at the vendor. That state belongs to the vendor key, which all
 * accounts of the gateway share.
 *
 * @throws Untranslatable
 */
export function refuseKeptState(fields: Fields): void {
  for (const name of ['previous_response_id', 'conversation']) {
    if (fields.take(name) !== undefined) fields.refuse(name, GOES_ON);
  }
  if (fields.flag('background') === true) fields.refuse('background', RUNS_ON);
}

/** Whether an item only references a stored one; the `type` may be missing. */
export function isReference({ id, ...said }: JsonObject): boolean {
  const isBare = Object.values(said).every((field) => field === undefined || field === null);
  return said.type === 'item_reference' || (isBare && typeof id === 'string');
}

/** Refuses an item that only references a stored one. */
export function refuseReference(item: Fields): never {
  return item.refuse('type', 'must not be item_reference: send the item itself.');
}
