/** A JSON object whose fields nobody has looked at yet. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Tells objects from all else that JSON can hold. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
