/** A JSON object of unknown content. */
export type JsonRecord = Readonly<Record<string, unknown>>;

/** Whether the value is an object, not a list. */
export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The objects in a list; none if the value is not a list. */
export function recordsIn(value: unknown): readonly JsonRecord[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** Whether the value is neither absent nor null. */
export function isPresent(value: unknown): boolean {
  return value !== undefined && value !== null;
}

/** Whether the value is an integer within both bounds. */
export function isWholeNumber(value: unknown, from: number, upTo: number): value is number {
  return Number.isInteger(value) && Number(value) >= from && Number(value) <= upTo;
}
