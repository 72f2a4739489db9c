import type { JsonObject } from '../../../foundation/json-object.ts';
import type { Fields } from '../fields.ts';

const GOES_ON =
  'must be left out: what the vendor keeps is not gone on from; send the whole input, or name a response of this gateway.';
const RUNS_ON = 'must be left out, or false: this gateway has no answers to be fetched later.';

/**
 * Refuses what goes on from what the vendor of the interface has kept, or is to keep. That belongs to the key that the
 * vendor is asked with, which all accounts of the gateway share.
 *
 * @throws Untranslatable
 */
export function refuseKeptState(fields: Fields): void {
  for (const name of ['previous_response_id', 'conversation']) {
    if (fields.take(name) !== undefined) fields.refuse(name, GOES_ON);
  }
  if (fields.flag('background') === true) fields.refuse('background', RUNS_ON);
}

/** Whether an item is no more than the name of one that is kept; it need not say so. */
export function isReference({ id, ...said }: JsonObject): boolean {
  const isBare = Object.values(said).every((field) => field === undefined || field === null);
  return said.type === 'item_reference' || (isBare && typeof id === 'string');
}

/** Refuses an item that is no more than the name of one that is kept. */
export function refuseReference(item: Fields): never {
  return item.refuse('type', 'must not be item_reference: send the item itself.');
}
