import type { JsonObject } from '../json-object.ts';

/**
 * Checks the value of a header.
 *
 * @param schema - the contract's schema; for headers it uses types, constants, patterns and bounds
 * @returns the expected value, phrased to follow the header's name; `undefined` if the value is valid
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
