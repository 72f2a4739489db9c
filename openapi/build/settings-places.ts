import { isNode, listAt, listedValues, type Schema } from './contract.ts';
import type { SettingsPlace } from './shapes.ts';

/** Approximate line length of prose, including its prefix. */
const WIDTH = 100;

/** A schema and its place, during the traversal. */
interface Spot {
  readonly path: readonly string[];
  readonly schema: Schema;
}

/** Lists the settings in the order of their schema, each with its purpose, bounds and default for operators. */
export function settingsPlaces(schema: Schema): readonly SettingsPlace[] {
  return insideOf({ path: [], schema }).flatMap(placesAt);
}

function placesAt(spot: Spot): readonly SettingsPlace[] {
  const { path, schema } = spot;
  const place = { path, prose: proseOf(spot) };
  const inside = insideOf(spot);
  // An object without a default has an example instead, and is shown as a whole.
  if (inside.length > 0 && 'default' in schema) {
    return [{ ...place, kind: 'section' }, ...inside.flatMap(placesAt)];
  }
  if ('default' in schema) return [{ ...place, kind: 'usual', value: schema.default }];
  const [example] = listAt(schema, 'examples');
  if (example === undefined) throw new Error(`${path.join('.')} needs a default or an example.`);
  return [{ ...place, kind: 'example', value: example }];
}

function insideOf({ path, schema }: Spot): readonly Spot[] {
  return Object.entries(schema.properties ?? {}).map(([name, property]) => {
    return { path: [...path, name], schema: property };
  });
}

function proseOf({ path, schema }: Spot): readonly string[] {
  const width = WIDTH - 2 * path.length;
  const inside = 'default' in schema && schema.properties !== undefined ? [] : membersOf(schema);
  return [sentencesOf(schema), ...inside].flatMap((line) => wrapped(line, width));
}

function sentencesOf(schema: Schema): string {
  return [schema.description, boundsOf(schema)].filter((text) => text !== undefined).join(' ');
}

/** The members of an entry of a list, a map or a choice, one line each. */
function membersOf(schema: Schema, before = ''): readonly string[] {
  return [...propertiesOf(schema)].flatMap(([name, property]) => {
    const called = before + name;
    const inside = membersOf(property, `${called}${property.items === undefined ? '' : '[]'}.`);
    const usual = isPlain(property.default) ? ` (${JSON.stringify(property.default)})` : '';
    const said = sentencesOf(property);
    return said === '' ? inside : [`  ${called}${usual}: ${said}`, ...inside];
  });
}

/** The properties of an object, of its variants, or of the entries of a list or map. */
function propertiesOf(schema: Schema): ReadonlyMap<string, Schema> {
  const { additionalProperties: held, items, oneOf: variants = [] } = schema;
  const inner = items ?? (isNode(held) ? held : undefined);
  const all = [schema, ...variants].flatMap((one) => Object.entries(one.properties ?? {}));
  if (all.length === 0) return inner === undefined ? new Map() : propertiesOf(inner);
  return all.reduce((found, [name, property]) => {
    return found.set(name, either(found.get(name), property));
  }, new Map<string, Schema>());
}

/** Merges properties of several variants with the same name, combining their choices. */
function either(one: Schema | undefined, other: Schema): Schema {
  if (one === undefined) return other;
  const choices = [...new Set([...choicesOf(one), ...choicesOf(other)])];
  const { const: _, ...rest } = one;
  return choices.length === 0 ? one : { ...rest, enum: choices };
}

function choicesOf(schema: Schema): readonly unknown[] {
  const listed = listedValues(schema);
  return listed.length === 0 && schema.items !== undefined ? choicesOf(schema.items) : listed;
}

function isPlain(value: unknown): boolean {
  return value !== undefined && (typeof value !== 'object' || value === null);
}

function boundsOf(schema: Schema): string | undefined {
  const choices = choicesOf(schema);
  if (choices.length > 1) return `One of: ${choices.map(String).join(', ')}.`;
  const { minimum, exclusiveMinimum, maximum } = schema;
  if (minimum !== undefined && maximum !== undefined)
    return `From ${written(minimum)} to ${written(maximum)}.`;
  if (minimum !== undefined) return `${written(minimum)} or more.`;
  if (exclusiveMinimum === undefined) return undefined;
  const upTo = maximum === undefined ? '' : `, at most ${written(maximum)}`;
  return `More than ${written(exclusiveMinimum)}${upTo}.`;
}

function written(bound: unknown): string {
  return Number(bound).toLocaleString('en');
}

/** Wraps a text; continuation lines are indented like the first. */
function wrapped(text: string, width: number): readonly string[] {
  const [indent = ''] = /^ */.exec(text) ?? [];
  const lines: string[] = [];
  for (const word of text.trim().split(/\s+/)) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + word.length < width)
      lines.push(`${lines.pop()} ${word}`);
    else lines.push(lines.length === 0 ? indent + word : `${indent}${indent}${word}`);
  }
  return lines;
}
