import { fieldsIn, isObject, type JsonObject } from '../../foundation/json-object.ts';

/** Limits of the depth and size of a generated value, whatever the schema says. */
const MAX_DEPTH = 8;
const MAX_VALUES = 1_000;
const MAX_TEXT_LENGTH = 1_000;
const MAX_ITEMS = 20;

/**
 * Generates a value that matches a JSON Schema, as far as common keywords go; deterministic for a schema. Values given
 * in the schema (a constant, a default, an example, the first of an enum) are used; otherwise a string is the name of
 * its field.
 */
export function specimenOf(schema: unknown): unknown {
  const root = fieldsIn(schema);
  return new Maker(root).make(root, { name: 'text', depth: 0 });
}

/** The position of a value in the specimen. */
interface SpecimenPosition {
  readonly name: string;
  readonly depth: number;
}

class Maker {
  readonly #root: JsonObject;
  #made = 0;

  constructor(root: JsonObject) {
    this.#root = root;
  }

  make(schema: unknown, place: SpecimenPosition): unknown {
    this.#made += 1;
    if (!isObject(schema)) return null;
    if (place.depth > MAX_DEPTH || this.#made > MAX_VALUES) return null;
    const named = namedBy(schema);
    if (named !== undefined) return named;
    const other = this.#otherOf(schema);
    if (other !== undefined) return this.make(other, { ...place, depth: place.depth + 1 });
    return this.#ofType(schema, place);
  }

  /** The schema that this one refers to or is composed of. */
  #otherOf({ $ref, anyOf, oneOf, allOf }: JsonObject): unknown {
    if (typeof $ref === 'string') return this.#at($ref);
    if (Array.isArray(allOf)) return joined(allOf);
    return [anyOf, oneOf].find(Array.isArray)?.[0];
  }

  #at(reference: string): unknown {
    if (!reference.startsWith('#')) return undefined;
    const keys = reference.split('/').slice(1);
    return keys.reduce<unknown>((at, key) => (isObject(at) ? at[key] : undefined), this.#root);
  }

  #ofType(schema: JsonObject, { name, depth }: SpecimenPosition): unknown {
    switch (typeOf(schema)) {
      case 'object': {
        const properties = Object.entries(fieldsIn(schema.properties));
        const fields = properties.map(([key, inner]) => [
          key,
          this.make(inner, { name: key, depth: depth + 1 }),
        ]);
        return Object.fromEntries(fields);
      }
      case 'array': {
        const length = Math.min(numberOr(schema.minItems, 1), MAX_ITEMS);
        const make = () => this.make(schema.items, { name, depth: depth + 1 });
        return Array.from({ length }, make);
      }
      case 'integer':
      case 'number':
        return numberOf(schema);
      case 'boolean':
        return true;
      case 'null':
        return null;
      default:
        return textOf(schema, name);
    }
  }
}

function namedBy({ const: constant, default: usual, examples, enum: values }: JsonObject): unknown {
  const lists = [examples, values].filter(Array.isArray);
  return constant ?? usual ?? lists.find(({ length }) => length > 0)?.[0];
}

/** The type of a value; if several are allowed, the first one except null. */
function typeOf({ type, properties, items }: JsonObject): unknown {
  const types: readonly unknown[] = [type].flat();
  const known = types.find((one) => one !== 'null') ?? types[0];
  if (known !== undefined) return known;
  if (properties !== undefined) return 'object';
  return items === undefined ? 'string' : 'array';
}

/** Merges the parts of a schema, including the properties of objects. */
function joined(parts: readonly unknown[]): JsonObject {
  const schemas = parts.filter(isObject);
  const fields = schemas.map(({ properties }) => properties).filter(isObject);
  const whole: JsonObject = Object.assign({}, ...schemas);
  return fields.length === 0 ? whole : { ...whole, properties: Object.assign({}, ...fields) };
}

function numberOf({ minimum, exclusiveMinimum, maximum }: JsonObject): number {
  const least = typeof exclusiveMinimum === 'number' ? exclusiveMinimum + 1 : numberOr(minimum, 1);
  // Some generators write the bounds of an integer type into every schema; that minimum would be a poor example.
  const shown = least < 0 ? 1 : least;
  return typeof maximum === 'number' ? Math.min(shown, maximum) : shown;
}

const FORMATS: Readonly<Record<string, string>> = {
  date: '2026-01-31',
  'date-time': '2026-01-31T12:00:00Z',
  time: '12:00:00Z',
  email: 'someone@example.com',
  uri: 'https://example.com/',
  uuid: '01a1fd2c-bd48-7a4c-823b-1612dd272d13',
};

function textOf({ format, minLength, maxLength }: JsonObject, name: string): string {
  const text = FORMATS[String(format)] ?? name;
  const least = Math.min(numberOr(minLength, 0), MAX_TEXT_LENGTH);
  return text.padEnd(least, '.').slice(0, numberOr(maxLength, MAX_TEXT_LENGTH));
}

function numberOr(value: unknown, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise;
}
