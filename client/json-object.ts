/** A parsed JSON object. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Tells a JSON object from everything else that JSON can be. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
