import { Document, isCollection, isMap, isSeq, visit } from 'yaml';
import { settingsPlaces } from '../../generated/configuration-places.ts';
import type { SettingsPlace } from '../../generated/shapes.ts';
import { isObject, type JsonObject } from '../foundation/json-object.ts';

/** The operator's choices, by dotted setting name, such as `server.port`. */
export type Chosen = ReadonlyMap<string, unknown>;

const HEADING = `# All settings of a gateway. Commented out is the default of a setting, or an example. To set it, remove the # from all
# its lines. A running gateway reloads upstreams, models, retries and log; other settings need a restart.
`;

/** Writes a settings file with the given choices, and all other settings commented out. */
export function writeSettings(chosen: Chosen = new Map()): string {
  return [HEADING, ...settingsPlaces.map((place) => writePlace(place, chosen))].join('\n');
}

function writePlace(place: SettingsPlace, chosen: Chosen): string {
  const { path, prose, kind } = place;
  const indent = '  '.repeat(path.length - 1);
  const name = path.at(-1) ?? '';
  const about = prose.map((line) => `${indent}# ${line}\n`).join('');
  if (kind === 'section') return `${about}${indent}${name}:\n`;
  const value = chosen.get(path.join('.'));
  const shown = value ?? place.value;
  const mark = value === undefined ? '#' : '';
  const lines = yamlOf({ [name]: shown }).map((line) => `${indent}${mark}${line}\n`);
  const heading = kind === 'example' && value === undefined ? `${indent}# For example:\n` : '';
  return about + heading + lines.join('');
}

/** The YAML lines of a value; lists of scalars, and elements of lists, take one line each. */
function yamlOf(value: object): readonly string[] {
  const document = new Document(value);
  visit(document, {
    Seq(_key, list) {
      if (!list.items.some(isCollection)) list.flow = true;
      for (const item of list.items) if (isMap(item) || isSeq(item)) item.flow = true;
    },
  });
  return document.toString({ lineWidth: 0 }).trimEnd().split('\n');
}

/** Removes empty sections, in which everything is commented out. YAML parses them as `null`. */
export function withoutEmptySections(document: JsonObject): JsonObject {
  return without(document, '');
}

const SECTIONS = new Set(
  settingsPlaces.filter(({ kind }) => kind === 'section').map(({ path }) => path.join('.')),
);

function without(holder: JsonObject, before: string): JsonObject {
  const entries = Object.entries(holder).flatMap(([name, value]) => {
    const path = before + name;
    if (!SECTIONS.has(path)) return [[name, value]];
    if (value === null) return [];
    return [[name, isObject(value) ? without(value, `${path}.`) : value]];
  });
  return Object.fromEntries(entries);
}
