import type { JsonObject } from '../json-object.ts';

/**
 * Tells what is wrong with the value of a header.
 *
 * @param schema - the contract's; of headers it uses types, constants, patterns and bounds
 * @returns what the value should be, to be read after the header's name; `undefined` where it is fine
 */
export function headerFault(value: string, schema: JsonObject): string | undefined {
  const { type, minLength, minimum, pattern, const: constant } = schema;
  if (constant !== undefined && value !== constant) return `that is '${String(constant)}'`;
  if (typeof pattern === 'string' && !new RegExp(pattern, 'u').test(value)) {
    return `that matches ${pattern}`;
  }
  if (typeof minLength === 'number' && value.length < minLength) return 'that says something';
  if (type !== 'integer') return undefined;
  if (!/^-?\d+$/.test(value)) return 'that is a whole number';
  return typeof minimum === 'number' && Number(value) < minimum
    ? `that is at least ${minimum}`
    : undefined;
}
