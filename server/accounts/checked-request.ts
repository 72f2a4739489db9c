import { requests } from '../../generated/requests.ts';
import { checkBody, checkParameters } from '../../openapi/validation/requests.ts';
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

/** Checks what somebody asks for beside a body, by the same rules. */
export function checkParametersOf(operation: 'getUsage', said: JsonObject): Outcome<JsonObject> {
  return outcomeOf(checkParameters(requests[operation].parameters, said));
}
