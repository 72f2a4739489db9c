import { at, isNode, listAt, type Schema, textAt } from './contract.ts';
import { oneOf } from './sentences.ts';

/** Keywords whose faults do not help an operator. */
const SILENT = ['pattern', 'format', 'not', 'if', 'anyOf'];

/**
 * Reads the sentences for settings faults that are not self-explanatory.
 *
 * @returns the sentences, in which `{setting}` stands for the setting at fault, by schema path in the form of a fault's
 *   `schemaPath`
 * @throws Error if a schema has such a keyword and no `x-sentence`
 */
export function settingsSentences(schema: Schema, place = '#'): Readonly<Record<string, string>> {
  const own = sentenceOf(schema, place);
  const inside = innerSchemas(schema).map(([key, inner]) =>
    settingsSentences(inner, `${place}/${key}`),
  );
  // The condition of an `if` does not constrain the setting.
  const key = 'if' in schema ? `${place}/if` : place;
  return Object.assign(own === undefined ? {} : { [key]: own }, ...inside);
}

function sentenceOf(schema: Schema, place: string): string | undefined {
  const own = textAt(schema, 'x-sentence');
  if (own !== undefined) return own;
  const kind = textAt(at(schema, 'discriminator'), 'propertyName');
  if (kind !== undefined) {
    const kinds = listAt(schema, 'oneOf').map((one) => at(one, 'properties', kind).const);
    return `{setting}.${kind} must be ${oneOf(kinds)}`;
  }
  const silent = [...SILENT, 'oneOf'].find((keyword) => keyword in schema);
  if (silent !== undefined) throw new Error(`${place} needs an x-sentence for ${silent}.`);
  return undefined;
}

/** Lists the names of settings, by schema path in the form of a fault's `schemaPath`. */
export function settingsNames(
  schema: Schema,
  place = '#',
): Readonly<Record<string, readonly string[]>> {
  const names = Object.keys(schema.properties ?? {});
  const inside = innerSchemas(schema).map(([key, inner]) =>
    settingsNames(inner, `${place}/${key}`),
  );
  return Object.assign(names.length === 0 ? {} : { [place]: names }, ...inside);
}

/** Lists the kinds of upstreams that an option applies to, for options that do not apply to all. */
export function optionKinds(schema: Schema): Readonly<Record<string, readonly string[]>> {
  const options = at(schema, 'properties', 'upstreams', 'additionalProperties', 'properties');
  return Object.fromEntries(
    Object.keys(options).flatMap((name) => {
      const kinds = listAt(at(options, name), 'x-of-kinds').map(String);
      return kinds.length === 0 ? [] : [[name, kinds]];
    }),
  );
}

/** Lists the options that upstreams of a kind must have, by kind. */
export function neededOptions(schema: Schema): Readonly<Record<string, readonly string[]>> {
  const conditions = listAt(at(schema, 'properties', 'upstreams', 'additionalProperties'), 'allOf');
  return Object.fromEntries(
    conditions.flatMap((condition) => {
      const kind = textAt(at(condition, 'if', 'properties', 'kind'), 'const');
      const options = listAt(at(condition, 'then'), 'required').map(String);
      return kind === undefined || options.length === 0 ? [] : [[kind, options]];
    }),
  );
}

/** The subschemas that are processed separately; the consequence of a condition is part of its schema. */
function innerSchemas(schema: Schema): readonly (readonly [string, Schema])[] {
  const { properties = {}, items, additionalProperties, propertyNames } = schema;
  const variants = 'discriminator' in schema ? listAt(schema, 'oneOf') : [];
  const conditions = listAt(schema, 'allOf');
  return [
    ...Object.entries(properties).map(([name, inner]) => [`properties/${name}`, inner] as const),
    ...Object.entries({ items, additionalProperties, propertyNames }).flatMap(([key, inner]) =>
      isNode(inner) ? [[key, inner] as const] : [],
    ),
    ...variants.map((inner, index) => [`oneOf/${index}`, at(inner)] as const),
    ...conditions.map((inner, index) => [`allOf/${index}`, at(inner)] as const),
  ];
}
