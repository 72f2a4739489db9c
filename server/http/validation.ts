import type { Operation, RequestBody } from '../../generated/shapes.ts';
import * as contract from '../../openapi/validation/requests.ts';
import { outcomeOf } from '../foundation/checked.ts';
import type { JsonObject } from '../foundation/json-object.ts';
import type { Outcome } from '../foundation/outcome.ts';

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
