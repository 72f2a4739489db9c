import { isList, type Schema } from './contract.ts';

/**
 * Phrases one keyword of a schema as a sentence about `{parameter}`, without a full stop.
 *
 * @returns `undefined` for a keyword that says nothing by itself, such as a pattern; the rule then needs a
 *   sentence of its own in the contract
 */
export function sentenceOf(keyword: string, schema: Schema): string | undefined {
  const bound = schema[keyword];
  const phrase = PHRASES[keyword];
  return phrase === undefined ? undefined : `{parameter} must ${phrase(bound, schema)}`;
}

const PHRASES: Readonly<Record<string, (bound: unknown, schema: Schema) => string>> = {
  enum: (values) => `be ${oneOf(isList(values) ? values : [])}`,
  const: (value) => `be ${String(value)}`,
  minLength: (count) =>
    count === 1 ? 'not be empty' : `have at least ${counted(count, 'character')}`,
  maxLength: (count) => `have at most ${counted(count, 'character')}`,
  minItems: elementCount,
  maxItems: elementCount,
  minimum: range,
  maximum: range,
  exclusiveMinimum: (bound) => `be greater than ${String(bound)}`,
  multipleOf: (step) => (step === 1 ? 'be a whole number' : `be a multiple of ${String(step)}`),
};

function elementCount(_bound: unknown, { minItems, maxItems }: Schema): string {
  if (minItems === maxItems) return `have exactly ${counted(minItems, 'element')}`;
  if (maxItems === undefined) return `have at least ${counted(minItems, 'element')}`;
  if (minItems === undefined) return `have at most ${counted(maxItems, 'element')}`;
  return `have ${String(minItems)} to ${counted(maxItems, 'element')}`;
}

function range(_bound: unknown, { minimum, maximum }: Schema): string {
  if (maximum === undefined) return `be ${String(minimum)} or more`;
  if (minimum === undefined) return `be ${String(maximum)} or less`;
  return `be between ${String(minimum)} and ${String(maximum)}`;
}

function counted(count: unknown, noun: string): string {
  return `${String(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** `one of a, b or c`; with two values or one range just `a or b`, `1 to 15`. */
export function oneOf(values: readonly unknown[]): string {
  const list = alternatives(values);
  return list.includes(', ') ? `one of ${list}` : list;
}

/** Lists values as a sentence does, with whole numbers in a row as a range: `6, 8 to 10 or 12 to 30`. */
export function alternatives(values: readonly unknown[]): string {
  const parts: string[] = [];
  for (let first = 0; first < values.length; ) {
    let last = first;
    while (follows(values[last], values[last + 1])) last += 1;
    const isRange = last - first >= 2;
    if (!isRange) last = first;
    parts.push(
      isRange ? `${String(values[first])} to ${String(values[last])}` : String(values[first]),
    );
    first = last + 1;
  }
  const end = parts.pop() ?? '';
  return parts.length === 0 ? end : `${parts.join(', ')} or ${end}`;
}

function follows(value: unknown, next: unknown): boolean {
  return /^\d+$/.test(String(value)) && String(next) === String(Number(value) + 1);
}
