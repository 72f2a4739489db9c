import type { Operation, RequestBody } from '../../generated/shapes.ts';
import * as contract from '../../openapi/validation/requests.ts';
import { outcomeOf } from '../foundation/checked.ts';
import type { JsonObject } from '../foundation/json-object.ts';
import type { Outcome } from '../foundation/outcome.ts';

/** Validates a body against the contract; a violation becomes a refusal of the request. */
export function checkBody(body: RequestBody, document: JsonObject): Outcome<contract.CheckedBody> {
  return outcomeOf(contract.checkBody(body, document));
}

/** Validates the parameters outside the body. */
export function checkParameters(
  parameters: NonNullable<Operation['parameters']>,
  values: JsonObject,
): Outcome<JsonObject> {
  return outcomeOf(contract.checkParameters(parameters, values));
}

/** Checks that a parsed document is an object, as every body must be. */
export function asObject(document: unknown): Outcome<JsonObject> {
  return outcomeOf(contract.asObject(document));
}
