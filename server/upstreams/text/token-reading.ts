import type { JsonObject } from '../../foundation/json-object.ts';

/** A count of tokens that an upstream tells; `undefined` where it is none. */
export function readCount(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;
}

/** Adds a later count to an earlier one: what it tells replaces what was told, and null tells nothing. */
export function laterUsage(earlier: JsonObject, later: JsonObject): JsonObject {
  const told = Object.entries(later).filter(([, value]) => value !== null && value !== undefined);
  return { ...earlier, ...Object.fromEntries(told) };
}
