/** A JSON object of which nothing is known yet. */
export type JsonRecord = Readonly<Record<string, unknown>>;

/** Whether it is an object, and no list. */
export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The objects in a list; none where it is no list. */
export function recordsIn(value: unknown): readonly JsonRecord[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** Whether it is there: neither absent nor null. */
export function isPresent(value: unknown): boolean {
  return value !== undefined && value !== null;
}

/** Whether it is a whole number within both bounds. */
export function isWholeNumber(value: unknown, from: number, upTo: number): value is number {
  return Number.isInteger(value) && Number(value) >= from && Number(value) <= upTo;
}
