import type { RequestBody, Variant } from '../build/shapes.ts';
import type { JsonObject } from './outcome.ts';

/**
 * The variant that a request selects by the parameter that the contract names for it; if that is omitted, the variant
 * that does not require it.
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
