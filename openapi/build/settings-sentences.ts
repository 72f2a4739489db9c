import { at, isNode, listAt, type Schema, textAt } from './contract.ts';
import { oneOf } from './sentences.ts';

/** The keywords whose faults say nothing that an operator could go by. */
const SILENT = ['pattern', 'format', 'not', 'if', 'anyOf'];

/**
 * Reads the sentences of what settings can break and what a fault does not tell by itself.
 *
 * @returns the sentences, in which `{setting}` stands for the place at fault, by the place of their schema in the form
 *   of a fault's `schemaPath`
 * @throws Error where a schema has such a keyword and no `x-sentence`
 */
export function settingsSentences(schema: Schema, place = '#'): Readonly<Record<string, string>> {
  const own = sentenceOf(schema, place);
  const inside = innerSchemas(schema).map(([key, inner]) =>
    settingsSentences(inner, `${place}/${key}`),
  );
  // What a condition asks is not what the setting is.
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

/** Lists the names that settings have, by the place of the schema that they are in, in the form of a `schemaPath`. */
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

/** Lists the kinds of upstreams that an option of an upstream is for, of those that are not for all. */
export function optionKinds(schema: Schema): Readonly<Record<string, readonly string[]>> {
  const options = at(schema, 'properties', 'upstreams', 'additionalProperties', 'properties');
  return Object.fromEntries(
    Object.keys(options).flatMap((name) => {
      const kinds = listAt(at(options, name), 'x-of-kinds').map(String);
      return kinds.length === 0 ? [] : [[name, kinds]];
    }),
  );
}

/** The schemas inside of another that are looked at by themselves; what a condition leads to is part of it. */
function innerSchemas(schema: Schema): readonly (readonly [string, Schema])[] {
  const { properties = {}, items, additionalProperties, propertyNames } = schema;
  const variants = 'discriminator' in schema ? listAt(schema, 'oneOf') : [];
  return [
    ...Object.entries(properties).map(([name, inner]) => [`properties/${name}`, inner] as const),
    ...Object.entries({ items, additionalProperties, propertyNames }).flatMap(([key, inner]) =>
      isNode(inner) ? [[key, inner] as const] : [],
    ),
    ...variants.map((inner, index) => [`oneOf/${index}`, at(inner)] as const),
  ];
}
