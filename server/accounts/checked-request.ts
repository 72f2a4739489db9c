import { requests } from '../../generated/requests.ts';
import { checkBody } from '../../openapi/validation/requests.ts';
import { outcomeOf } from '../foundation/checked.ts';
import type { JsonObject } from '../foundation/json-object.ts';
import type { Outcome } from '../foundation/outcome.ts';

/**
 * Checks what somebody sends about themselves, an invited person or a key, by the rules of the contract. Commands of
 * operators use it, too, without HTTP.
 *
 * @param operation - the operation whose request it is
 */
export function checkRequestOf(
  operation: 'signUp' | 'invitePerson' | 'resetPassword' | 'createKey' | 'rotateKey',
  said: JsonObject,
): Outcome<unknown> {
  return outcomeOf(checkBody(requests[operation].bodies['application/json'], said));
}
