/** A node of a JSON value, prepared for display. */
export type JsonPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number' | 'word'; readonly text: string }
  | JsonBranch;

/** An array or an object. */
export interface JsonBranch {
  readonly kind: 'list' | 'object';
  /** Keyed by name; array entries by index. */
  readonly entries: readonly (readonly [string, unknown])[];
}

/** Converts a value to a JSON node. A value that JSON cannot represent becomes `null`, as in an array. */
export function partOf(value: unknown): JsonPart {
  if (typeof value === 'string') return { kind: 'text', text: value };
  if (typeof value === 'number' && Number.isFinite(value)) {
    return { kind: 'number', text: String(value) };
  }
  if (typeof value === 'boolean') return { kind: 'word', text: String(value) };
  if (Array.isArray(value)) {
    return { kind: 'list', entries: value.map((entry, index) => [String(index), entry]) };
  }
  if (typeof value === 'object' && value !== null) {
    return {
      kind: 'object',
      entries: Object.entries(value).filter(([, member]) => member !== undefined),
    };
  }
  return { kind: 'word', text: 'null' };
}

const LONGEST = 400;
const SHORT = 120;

/** The beginning of a text that is too long to display, such as a Base64 file; `undefined` if it is short enough. */
export function shortened(text: string): string | undefined {
  if (text.length <= LONGEST) return undefined;
  return JSON.stringify(text.slice(0, SHORT)).slice(1, -1);
}
