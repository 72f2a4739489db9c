/** A JSON object of which nothing is known yet. */
export type JsonRecord = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The objects in a list; none where it is no list. */
export function recordsIn(value: unknown): readonly JsonRecord[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

export function isPresent(value: unknown): boolean {
  return value !== undefined && value !== null;
}

export function isWholeNumber(value: unknown, from: number, upTo: number): value is number {
  return Number.isInteger(value) && Number(value) >= from && Number(value) <= upTo;
}
