import type { JsonObject } from '../../foundation/json-object.ts';

/** A token count from an upstream; `undefined` if the value is not a valid count. */
export function readCount(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;
}

/** Merges later token counts into earlier ones: later values replace earlier ones, and null is ignored. */
export function laterUsage(earlier: JsonObject, later: JsonObject): JsonObject {
  const told = Object.entries(later).filter(([, value]) => value !== null && value !== undefined);
  return { ...earlier, ...Object.fromEntries(told) };
}
