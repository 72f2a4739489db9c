import { requests } from '../../generated/requests.ts';
import { checkBody, checkParameters } from '../../openapi/validation/requests.ts';
import { outcomeOf } from '../foundation/checked.ts';
import type { JsonObject } from '../foundation/json-object.ts';
import type { Outcome } from '../foundation/outcome.ts';

/**
 * Validates input by the contract's rules for an operation's body, also for operator commands that do not use HTTP.
 *
 * @param operation - the operation whose body it is
 */
export function checkRequestOf(
  operation: 'signUp' | 'invitePerson' | 'resetPassword' | 'createKey' | 'rotateKey',
  said: JsonObject,
): Outcome<unknown> {
  return outcomeOf(checkBody(requests[operation].bodies['application/json'], said));
}

/** Validates parameters by the contract's rules for an operation. */
export function checkParametersOf(operation: 'getUsage', said: JsonObject): Outcome<JsonObject> {
  return outcomeOf(checkParameters(requests[operation].parameters, said));
}
