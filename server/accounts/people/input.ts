import { requests } from '../../../generated/requests.ts';
import { checkBody } from '../../../generated/validation/requests.ts';
import { outcomeOf } from '../../foundation/checked.ts';
import type { JsonObject } from '../../foundation/json-object.ts';
import type { Outcome } from '../../foundation/outcome.ts';

/**
 * Checks what somebody says of themselves, or of whom they invite, by the contract's own rules: an operator's command
 * says it too, and not by HTTP.
 *
 * @param operation whose request it is
 */
export function checkSaid(
  operation: 'signUp' | 'invitePerson' | 'resetPassword',
  said: JsonObject,
): Outcome<unknown> {
  return outcomeOf(checkBody(requests[operation].bodies['application/json'], said));
}

/** An address as it is kept: those that differ in case alone are the same. */
export function keptAddress(email: string): string {
  return email.toLowerCase();
}

/** A name as it is kept: without white space at its ends, or more than a space between its words. */
export function keptName(name: string): string {
  return name.replace(/\s+/gu, ' ').trim();
}
