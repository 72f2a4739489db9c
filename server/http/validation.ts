import type { Operation, RequestBody } from '../../generated/shapes.ts';
import type { Checked } from '../../generated/validation/outcome.ts';
import * as contract from '../../generated/validation/requests.ts';
import type { JsonObject } from '../foundation/json-object.ts';
import { done, failed, type Outcome } from '../foundation/outcome.ts';
import { refused } from '../foundation/problems.ts';

/** Checks a body against the contract; a breach is a refusal of the request. */
export function checkBody(body: RequestBody, document: JsonObject): Outcome<contract.CheckedBody> {
  return outcomeOf(contract.checkBody(body, document));
}

/** Checks the parameters beside the body. */
export function checkParameters(
  parameters: NonNullable<Operation['parameters']>,
  values: JsonObject,
): Outcome<JsonObject> {
  return outcomeOf(contract.checkParameters(parameters, values));
}

/** Reads a parsed document as the object that every body is. */
export function asObject(document: unknown): Outcome<JsonObject> {
  return outcomeOf(contract.asObject(document));
}

function outcomeOf<T>(checked: Checked<T>): Outcome<T> {
  if (checked.ok) return done(checked.value);
  const { violations, suggestion } = checked.refusal;
  const [first, ...others] = violations;
  if (first === undefined) throw new Error('A refusal without a violation says nothing.');
  return failed(refused([first, ...others], suggestion));
}
