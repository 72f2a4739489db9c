import { settingsNames, settingsSentences } from '../../generated/configuration-sentences.ts';
import type { Fault } from '../../generated/shapes.ts';
import { pointerKeys } from '../../openapi/validation/json-pointer.ts';
import { nearest } from '../../openapi/validation/nearest.ts';
import { alternatives, quoted, typeName, typeNameOf } from '../../openapi/validation/wording.ts';

/** The path of a setting; elements of lists are numbered from 0. */
export type SettingPath = readonly string[];

/** A mistake in a setting. */
export interface SettingFault {
  /** The path of the setting. */
  readonly path: SettingPath;
  /** A sentence that names the setting. */
  readonly sentence: string;
}

/**
 * Explains validation errors: one sentence for each path and rule. Errors that follow from others are omitted. Values
 * are not quoted, as they may be secret, except where one of a few words was expected.
 *
 * @param settings - the validated document
 */
export function explainFaults(
  faults: readonly Fault[],
  settings: unknown,
): readonly SettingFault[] {
  const said = faults
    .filter((fault) => !isToldByAnother(fault, faults))
    .map((fault) => explainFault(fault, settings));
  return [...new Map(said.map((one) => [one.sentence, one])).values()];
}

/**
 * Whether a fault follows from that of an alternative, a conditional branch or a missing kind, which is explained as a
 * whole.
 */
function isToldByAnother(fault: Fault, faults: readonly Fault[]): boolean {
  const { schemaPath, instancePath, keyword, params } = fault;
  if (keyword === 'propertyNames') return true;
  return faults.some((whole) => {
    if (whole.keyword === 'discriminator') {
      return instancePath === whole.instancePath && params.missingProperty === whole.params.tag;
    }
    if (whole.keyword !== 'oneOf' && whole.keyword !== 'if') return false;
    const branch = whole.schemaPath.replace(/if$/, 'then');
    return schemaPath.startsWith(`${branch}/`) && instancePath.startsWith(whole.instancePath);
  });
}

function explainFault(fault: Fault, settings: unknown): SettingFault {
  const path = pathOf(fault);
  const finding = { name: settingName(path, settings), path, value: valueAt(settings, path) };
  const own = MEMBERS.has(fault.keyword) ? undefined : ownSentence(fault, settings);
  return { path, sentence: own ?? sentenceOf(fault, finding) };
}

/**
 * Keywords whose faults concern a member of the setting. The schema's own sentence describes the parent, so it is not
 * used.
 */
const MEMBERS = new Set(['additionalProperties', 'required', 'dependentRequired']);

function pathOf({ instancePath, params, propertyName }: Fault): SettingPath {
  const place = pointerKeys(instancePath);
  const { additionalProperty, missingProperty, tag } = params;
  const member = additionalProperty ?? missingProperty ?? tag ?? propertyName;
  return typeof member === 'string' ? [...place, member] : place;
}

/** The sentence that the schema itself defines for a fault. */
function ownSentence({ schemaPath, instancePath, propertyName }: Fault, settings: unknown) {
  const own = settingsSentences[schemaPath] ?? settingsSentences[placeOf(schemaPath)];
  if (own === undefined) return undefined;
  const place = pointerKeys(instancePath);
  const path = propertyName === undefined ? place : [...place, propertyName];
  return `${own.replaceAll('{setting}', settingName(path, settings))}.`;
}

/** The schema path of the object that contains a keyword. */
function placeOf(schemaPath: string): string {
  return schemaPath.replace(/\/[^/]+$/, '');
}

/** The setting that a fault concerns. */
interface Finding {
  readonly name: string;
  readonly path: SettingPath;
  readonly value: unknown;
}

function sentenceOf({ keyword, params, schemaPath }: Fault, finding: Finding): string {
  const phrase = PHRASES[keyword];
  if (phrase !== undefined) return phrase({ ...finding, params, schemaPath });
  const bound = { keyword, limit: String(params.limit), comparison: String(params.comparison) };
  return `${finding.name} ${ruleOf(bound, finding.value)}.`;
}

const PHRASES: Readonly<
  Record<string, (found: Finding & Pick<Fault, 'params' | 'schemaPath'>) => string>
> = {
  additionalProperties: ({ name, path, schemaPath }) => {
    const meant = nearest(path.at(-1) ?? '', settingsNames[placeOf(schemaPath)] ?? []);
    if (meant === undefined) return `${name} is not a setting.`;
    return `${name} is not a setting. Did you mean ${name.slice(0, -(path.at(-1) ?? '').length)}${meant}?`;
  },
  required: ({ name }) => `${name} is missing.`,
  dependentRequired: ({ name, params }) =>
    `${name} is missing, without which there can be no ${String(params.property)}.`,
  type: ({ name, params, value }) => {
    const types = [params.type].flat().map((type) => typeName(String(type)));
    // A number in the place of text may be secret; one that is not whole is quoted.
    const isFraction = typeof value === 'number' && types.includes(typeName('integer'));
    const given = isFraction ? String(value) : typeNameOf(value);
    return `${name} must be ${alternatives(types)}, not ${given}.`;
  },
  enum: ({ name, params, value }) => {
    const choices = [params.allowedValues].flat().map(String);
    return `${name} must be ${alternatives(choices)}, not ${quoted(value)}.`;
  },
};

interface Bound {
  readonly keyword: string;
  readonly limit: string;
  readonly comparison: string;
}

/** The requirement that a setting violates. */
function ruleOf({ keyword, limit, comparison }: Bound, value: unknown): string {
  switch (keyword) {
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
    case 'exclusiveMaximum':
      return `must be ${COMPARISONS[comparison] ?? comparison} ${limit}, not ${String(value)}`;
    case 'minLength':
    case 'minItems':
    case 'minProperties':
      return limit === '1' ? 'must not be empty' : `must have at least ${limit}${unitOf(value)}`;
    case 'maxLength':
    case 'maxItems':
    case 'maxProperties':
      return `must have at most ${limit}${unitOf(value)}`;
    case 'uniqueItems':
      return 'must not contain duplicates';
    default:
      return `breaks the rule ${keyword}`;
  }
}

const COMPARISONS: Readonly<Record<string, string>> = {
  '>=': 'at least',
  '<=': 'at most',
  '>': 'more than',
  '<': 'less than',
};

function unitOf(value: unknown): string {
  return typeof value === 'string' ? ' characters' : ' entries';
}

/** The name of a setting as written in the documentation: `models[0].id`. */
function settingName(path: SettingPath, settings: unknown): string {
  const parts = path.map((key, index) => {
    if (Array.isArray(valueAt(settings, path.slice(0, index)))) return `[${key}]`;
    return index === 0 ? key : `.${key}`;
  });
  return parts.join('') || 'The whole of the settings';
}

function valueAt(settings: unknown, path: SettingPath): unknown {
  return path.reduce((holder: unknown, key) => {
    if (typeof holder !== 'object' || holder === null) return undefined;
    return Object.getOwnPropertyDescriptor(holder, key)?.value;
  }, settings);
}
