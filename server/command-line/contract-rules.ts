import { requests } from '../../generated/requests.ts';
import { checkBody } from '../../generated/validation/requests.ts';
import { outcomeOf } from '../foundation/checked.ts';
import { definedOnly, type JsonObject } from '../foundation/json-object.ts';
import { OperatorMistake } from './operator-mistake.ts';

/**
 * Checks what an operator's command says by the contract's rules for the request that asks for the same.
 *
 * @param said what the body of that request would be; what is `undefined` is left out
 * @throws OperatorMistake with the sentence of the rule that is broken
 */
export function checkByContract(
  operation: 'createKey' | 'rotateKey' | 'invitePerson',
  said: JsonObject,
): void {
  const body = requests[operation].bodies['application/json'];
  const checked = outcomeOf(checkBody(body, definedOnly(said)));
  if (!checked.ok) throw new OperatorMistake(checked.problem.message);
}
