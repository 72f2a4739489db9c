import { requests } from '../../generated/requests.ts';
import { checkBody } from '../../generated/validation/requests.ts';
import { outcomeOf } from '../foundation/checked.ts';
import type { JsonObject } from '../foundation/json-object.ts';
import type { Outcome } from '../foundation/outcome.ts';

/**
 * Checks what somebody says of themselves, of whom they invite, or of a key, by the contract's own rules: an operator's
 * command says it too, and not by HTTP.
 *
 * @param operation whose request it is
 */
export function checkSaid(
  operation: 'signUp' | 'invitePerson' | 'resetPassword' | 'createKey' | 'rotateKey',
  said: JsonObject,
): Outcome<unknown> {
  return outcomeOf(checkBody(requests[operation].bodies['application/json'], said));
}
