import { isObject, type JsonObject } from '../json-object.ts';
import { resolve } from './contract.ts';

/** A test value, and what it tests. */
export interface Candidate {
  readonly what: string;
  /** `undefined` means that the parameter is omitted. */
  readonly value: unknown;
}

/**
 * Generates values around the limits of a schema: both sides of every bound, every choice and a value outside the
 * choices, null and a wrong type, every field omitted, and an unknown field. It does not tell whether a value is valid;
 * a rule elsewhere in the schema may decide.
 *
 * @param base - a valid value, if there is one; the others are derived from it
 */
export function* candidates(node: unknown, base: unknown, place: string): Iterable<Candidate> {
  const schema = resolve(node);
  yield* choices(schema, place);
  yield* otherTypes(schema, place);
  if (isOf(schema, 'string')) yield* texts(schema, base, place);
  if (isOf(schema, 'number') || isOf(schema, 'integer')) yield* numbers(schema, place);
  if (isOf(schema, 'boolean') && schema.const === undefined) {
    yield { what: `${place}: true`, value: true };
    yield { what: `${place}: false`, value: false };
  }
  if (isOf(schema, 'array')) yield* lists(schema, base, place);
  if (isOf(schema, 'object')) yield* objects(schema, base, place);
}

function isOf({ type }: JsonObject, name: string): boolean {
  return type === name || (Array.isArray(type) && type.includes(name));
}

function* choices(schema: JsonObject, place: string): Iterable<Candidate> {
  const { enum: list, const: constant } = schema;
  const values: readonly unknown[] = Array.isArray(list)
    ? list
    : constant === undefined
      ? []
      : [constant];
  for (const value of values)
    yield { what: `${place}: the choice ${JSON.stringify(value)}`, value };
  if (values.length > 0) yield { what: `${place}: no choice`, value: otherThan(values) };
}

function otherThan(values: readonly unknown[]): unknown {
  const [first] = values;
  if (typeof first === 'number') return Math.max(...values.map(Number)) + 1;
  if (typeof first === 'boolean') return !first;
  return `${String(first)}-of-no-kind`;
}

const ONE_OF_EACH_TYPE: Readonly<Record<string, unknown>> = {
  string: 'text',
  number: 7,
  boolean: true,
  array: [],
  object: {},
  null: null,
};

function* otherTypes(schema: JsonObject, place: string): Iterable<Candidate> {
  const wrong = Object.entries(ONE_OF_EACH_TYPE).filter(([type]) => {
    return !isOf(schema, type) && !(type === 'number' && isOf(schema, 'integer'));
  });
  const [other] = wrong;
  for (const [type, value] of wrong) {
    const isTried = type === 'null' || type === other?.[0];
    if (isTried) yield { what: `${place}: ${type} in place of its type`, value };
  }
}

/** Texts that match the patterns in use. */
const PLAIN_TEXTS = ['a', 'https://example.com/a', 'ada@example.com', '2030-01-01T00:00:00Z'];

function* texts(schema: JsonObject, base: unknown, place: string): Iterable<Candidate> {
  const { minLength, maxLength, pattern, enum: choice, const: constant } = schema;
  if (choice !== undefined || constant !== undefined) return;
  yield { what: `${place}: nothing`, value: '' };
  yield { what: `${place}: a blank`, value: ' ' };
  const plain = [base, ...PLAIN_TEXTS].find((text) => fitsPattern(text, pattern));
  if (typeof plain !== 'string') return;
  for (const [length, side] of sides(minLength, maxLength)) {
    yield { what: `${place}: ${length} characters, ${side}`, value: ofLength(plain, length) };
  }
}

function fitsPattern(text: unknown, pattern: unknown): boolean {
  if (typeof text !== 'string') return false;
  return typeof pattern !== 'string' || new RegExp(pattern, 'u').test(text);
}

/** Extends or cuts a text to the given number of characters. */
function ofLength(text: string, length: number): string {
  const characters = Array.from(text);
  return characters.length > length
    ? characters.slice(0, length).join('')
    : text + 'a'.repeat(length - characters.length);
}

/** Both sides of a lower and an upper bound of a count. */
function* sides(least: unknown, most: unknown): Iterable<readonly [number, string]> {
  if (typeof least === 'number' && least > 0) {
    yield [least, 'the least'];
    yield [least - 1, 'one too few'];
  }
  if (typeof most === 'number') {
    yield [most, 'the most'];
    yield [most + 1, 'one too many'];
  }
}

const FRACTION = 0.01;

function* numbers(schema: JsonObject, place: string): Iterable<Candidate> {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
  const isWhole = isOf(schema, 'integer') || multipleOf === 1;
  const step = isWhole ? 1 : FRACTION;
  for (const [bound, sign] of [
    [minimum, -1],
    [maximum, 1],
    [exclusiveMinimum, 1],
    [exclusiveMaximum, -1],
  ] as const) {
    if (typeof bound !== 'number') continue;
    yield { what: `${place}: the bound ${bound}`, value: bound };
    yield { what: `${place}: next to the bound ${bound}`, value: rounded(bound + sign * step) };
  }
  if (isWhole) yield { what: `${place}: a fraction`, value: Number(minimum ?? 1) + 0.5 };
  if (typeof multipleOf === 'number' && multipleOf !== 1) {
    yield { what: `${place}: a multiple`, value: multipleOf };
    yield { what: `${place}: no multiple`, value: rounded(multipleOf * 1.5) };
  }
}

function rounded(value: number): number {
  return Number(value.toFixed(6));
}

function* lists(schema: JsonObject, base: unknown, place: string): Iterable<Candidate> {
  const { minItems, maxItems, items } = schema;
  const given: readonly unknown[] = Array.isArray(base) ? base : [];
  const item = given[0] ?? plainValue(items);
  if (item === undefined) return;
  for (const [length, side] of sides(minItems, maxItems)) {
    const value = Array.from({ length }, (_, index) => given[index] ?? item);
    yield { what: `${place}: ${length} elements, ${side}`, value };
  }
  for (const inner of candidates(items, item, `${place}[0]`)) {
    if (inner.value !== undefined)
      yield { what: inner.what, value: [inner.value, ...given.slice(1)] };
  }
}

function* objects(schema: JsonObject, base: unknown, place: string): Iterable<Candidate> {
  const given = isObject(base) ? base : plainValue(schema);
  if (!isObject(given)) return;
  yield { what: `${place}: an unknown field`, value: { ...given, nobody_knows: 'x' } };
  const properties = isObject(schema.properties) ? schema.properties : {};
  for (const [name, property] of Object.entries(properties)) {
    const { [name]: own, ...others } = given;
    if (own !== undefined) yield { what: `${place}.${name}: left out`, value: others };
    for (const inner of candidates(property, own, `${place}.${name}`)) {
      yield { what: inner.what, value: { ...given, [name]: inner.value } };
    }
  }
}

/** A simple value for a schema, if one is easy to derive. */
function plainValue(node: unknown): unknown {
  const schema = resolve(node);
  const { const: constant, enum: choice, pattern, properties, required, minimum } = schema;
  if (constant !== undefined) return constant;
  if (Array.isArray(choice)) return choice[0];
  if (isOf(schema, 'string')) return PLAIN_TEXTS.find((text) => fitsPattern(text, pattern));
  if (isOf(schema, 'integer') || isOf(schema, 'number')) return minimum ?? 1;
  if (isOf(schema, 'boolean')) return true;
  if (!isOf(schema, 'object') || !isObject(properties)) return undefined;
  const names = Array.isArray(required) ? required.map(String) : [];
  return Object.fromEntries(names.map((name) => [name, plainValue(properties[name])]));
}
