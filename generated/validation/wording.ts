// Generated from openapi/ (contract cc255b945a14) by `npm run generate`. Do not edit.
const TEXT_UP_TO = 80;

/** Text of a stranger, fit to be repeated: short, and on one line. */
export function shortened(text: string): string {
  const printable = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ');
  // A character takes two units at the most; one more than may be shown tells that there are more.
  const characters = Array.from(printable.slice(0, (TEXT_UP_TO + 1) * 2));
  return characters.length <= TEXT_UP_TO
    ? printable
    : `${characters.slice(0, TEXT_UP_TO).join('')}…`;
}

/** A value of a stranger, fit to be repeated. */
export function quoted(value: unknown): string {
  if (typeof value === 'string') return `'${shortened(value)}'`;
  return shortened(JSON.stringify(value) ?? String(value));
}

/** A JSON type, as a sentence names it. */
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

/** The JSON type of a value, as a sentence names it. */
export function typeNameOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'boolean') return String(value);
  return typeof value === 'object' ? 'an object' : typeName(typeof value);
}

/** Lists what a sentence offers: `a, b or c`. */
export function alternatives(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} or ${last}`;
}
