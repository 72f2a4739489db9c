/** A parsed JSON object. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Type guard for a JSON object, as opposed to an array, null or a scalar. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
