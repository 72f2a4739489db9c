const MAX_TEXT = 80;

/** Makes untrusted text safe to echo: short, and on one line. */
export function shortened(text: string): string {
  const printable = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ');
  // A character has at most two code units; one character beyond the limit shows that there are more.
  const characters = Array.from(printable.slice(0, (MAX_TEXT + 1) * 2));
  return characters.length <= MAX_TEXT ? printable : `${characters.slice(0, MAX_TEXT).join('')}…`;
}

/** Makes an untrusted value safe to echo. */
export function quoted(value: unknown): string {
  if (typeof value === 'string') return `'${shortened(value)}'`;
  return shortened(JSON.stringify(value) ?? String(value));
}

/** The name of a JSON type in sentences. */
export function typeName(type: string): string {
  return TYPE_NAMES[type] ?? type;
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
};

/** The name of a value's JSON type in sentences. */
export function typeNameOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'number' && !Number.isFinite(value))
    return Number.isNaN(value) ? 'NaN' : 'an infinite number';
  return typeof value === 'object' ? 'an object' : typeName(typeof value);
}

/** Joins alternatives for a sentence: `a, b or c`. */
export function alternatives(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} or ${last}`;
}
