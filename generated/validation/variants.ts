// Generated from openapi/ (contract cc255b945a14) by `npm run generate`. Do not edit.
import type { RequestBody, Variant } from '../shapes.ts';
import type { JsonObject } from './outcome.ts';

/**
 * The variant that a request chooses, by the parameter that the contract names for it; where that is left out, the
 * one that does not need it.
 */
export function variantFor(
  { select, variants }: RequestBody,
  document: JsonObject,
): Variant | undefined {
  if (select === undefined) return variants[0];
  const { parameter } = select;
  return Object.hasOwn(document, parameter)
    ? variants.find(({ value }) => value === document[parameter])
    : variants.find(({ required }) => !required.includes(parameter));
}
