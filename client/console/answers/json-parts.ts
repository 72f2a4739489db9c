/** A part of a JSON value, as it is shown. */
export type JsonPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number' | 'word'; readonly text: string }
  | JsonBranch;

/** A list or an object. */
export interface JsonBranch {
  readonly kind: 'list' | 'object';
  /** By name; those of a list by their number. */
  readonly entries: readonly (readonly [string, unknown])[];
}

/** A value as a part of JSON. One that JSON does not have becomes `null`, as in a list. */
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

/** The beginning of a text that is too long to be read at a glance, such as a file in Base64. */
export function shortened(text: string): string | undefined {
  if (text.length <= LONGEST) return undefined;
  return JSON.stringify(text.slice(0, SHORT)).slice(1, -1);
}
