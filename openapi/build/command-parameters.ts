import type { CommandCase, CommandParameter } from './command-shapes.ts';
import { at, isList, listedValues, type Schema, textAt } from './contract.ts';
import type { RequestBodyNode } from './requests.ts';
import { alternatives } from './sentences.ts';

/** One occurrence of a parameter: in a variant of a body, or outside the body. */
export interface Appearance {
  readonly name: string;
  readonly in: CommandParameter['in'];
  /** The value of the selecting parameter; `undefined` if there is none. */
  readonly of: string | boolean | undefined;
  readonly schema: Schema;
  readonly isRequired: boolean;
  readonly sentences: readonly string[];
  readonly isPassedOn?: true;
}

/** The bodies that may contain a parameter, and the parameter that selects their variant. */
export interface Choosing {
  readonly select: string | undefined;
  readonly values: readonly (string | boolean)[];
  readonly bodies: readonly RequestBodyNode[];
}

/** Parameters that choose the form of the response; the command line has its own options for that. */
export const HOW_TO_ANSWER: ReadonlySet<string> = new Set([
  'Prefer',
  'Last-Event-ID',
  'stream',
  'stream_options',
]);

/** Reads a parameter from all its occurrences; `undefined` if no flag can express it, or it need not be set. */
export function readParameter(
  stated: readonly Appearance[],
  { select, values, bodies }: Choosing,
): CommandParameter | undefined {
  const files = stated.filter(({ schema }) => holdsFile(schema));
  const appearances = files.length > 0 ? files : stated;
  const [first] = appearances;
  const element = first === undefined ? undefined : elementOf(first.schema);
  if (first === undefined || element === undefined) return undefined;
  const isSelect = first.name === select;
  if (HOW_TO_ANSWER.has(first.name) || (!isSelect && isFixed(appearances))) return undefined;
  const listed = appearances.map(({ schema }) => valuesOf(schema));
  const choices = listed.every(({ length }) => length > 0) ? unique(listed.flat()) : [];
  const type = isSelect && typeof values[0] === 'boolean' ? 'boolean' : element.type;
  // The default's variant says what omitting the parameter means, which is true of that variant only.
  const told = isSelect
    ? { sentences: sentencesOf(appearances.at(-1) ?? first, false), cases: selectCases(bodies[0]) }
    : casesOf(appearances, values);
  return {
    name: first.name,
    flag: flagOf(element.field ?? first.name),
    ...aliasOf(first.schema),
    in: first.in,
    ...(first.isPassedOn === undefined ? {} : { isPassedOn: first.isPassedOn }),
    ...element,
    type,
    ...needOf(stated, bodies),
    choices: type === 'boolean' ? [] : choices.map(String),
    ...told,
  };
}

/** Whether every variant that accepts it accepts only the same single value. */
function isFixed(appearances: readonly Appearance[]): boolean {
  const values = appearances.map(({ schema }) => valuesOf(schema));
  return values.every(({ length }) => length === 1) && unique(values.flat()).length === 1;
}

/** The alias of a single value; aliases of lists are for other encodings. */
function aliasOf(schema: Schema): Pick<CommandParameter, 'alias'> {
  const alias = textAt(schema, 'x-alias');
  return alias === undefined || schema.items !== undefined ? {} : { alias: flagOf(alias) };
}

/** Whether every request requires it, and its usual value in that case. */
function needOf(
  stated: readonly Appearance[],
  bodies: readonly RequestBodyNode[],
): Pick<CommandParameter, 'isRequired' | 'fallback'> {
  const variants = stated[0]?.in === 'body' ? bodies.flatMap((body) => body.variants).length : 1;
  const isRequired = stated.length === variants && stated.every((one) => one.isRequired);
  const [fallback] = unique(stated.flatMap(({ schema }) => schema.default ?? []));
  return isRequired && fallback !== undefined
    ? { isRequired, fallback: plainValue(fallback) }
    : { isRequired };
}

function holdsFile(schema: Schema): boolean {
  return (schema.items ?? schema).contentMediaType !== undefined;
}

/** The value of a flag. */
type Element = Pick<CommandParameter, 'type' | 'isList' | 'field'>;

/** A value, or an element of a list; text if other types are allowed in the list or in its place. */
function elementOf(schema: Schema): Element | undefined {
  const plain = plainElementOf(schema);
  if (plain !== undefined || !typesOf(schema).includes('string')) return plain;
  return { type: 'string', isList: typesOf(schema.items ?? {}).includes('string') };
}

/** One value, or an element of a list, possibly wrapped in an object. */
function plainElementOf(schema: Schema): Element | undefined {
  const isList = schema.items !== undefined;
  const item = schema.items ?? schema;
  const [field, ...others] = Object.keys(item.properties ?? {});
  if (field !== undefined) {
    const type = typeOf(item.properties?.[field] ?? {});
    return others.length > 0 || !isList || type === undefined ? undefined : { type, isList, field };
  }
  const type = typeOf(item);
  return type === undefined ? undefined : { type, isList };
}

function typeOf(schema: Schema): CommandParameter['type'] | undefined {
  if (schema.contentMediaType !== undefined) return 'file';
  const [type, ...others] = typesOf(schema);
  if (others.length > 0) return undefined;
  return type === 'string' || type === 'number' || type === 'integer' || type === 'boolean'
    ? type
    : undefined;
}

function typesOf({ type }: Schema): readonly unknown[] {
  return isList(type) ? type.filter((one) => one !== 'null') : [type];
}

/** The values that a schema lists, itself or for its elements; `null` is expressed by omitting the flag. */
function valuesOf(schema: Schema): readonly unknown[] {
  return listedValues(listingIn(schema)).filter((value) => value !== null);
}

function listingIn(schema: Schema): Schema {
  const item = schema.items ?? schema;
  return Object.values(item.properties ?? {})[0] ?? item;
}

/** The variants as cases of the selecting parameter, each with its description. */
function selectCases(body: RequestBodyNode | undefined): readonly CommandCase[] {
  return (body?.variants ?? []).flatMap(({ value, schema, defaults }): CommandCase[] => {
    if (value === undefined) return [];
    const isDefault = Object.values(defaults).includes(value);
    return [
      {
        of: [value],
        sentences: paragraphs(schema.description ?? ''),
        ...(isDefault ? { default: String(value) } : {}),
      },
    ];
  });
}

/** Groups the variants with the same description of a parameter. */
function casesOf(
  appearances: readonly Appearance[],
  values: readonly (string | boolean)[],
): Pick<CommandParameter, 'sentences' | 'cases'> {
  const variants = [...new Map(appearances.map((one) => [one.of, one])).values()];
  const spoken = variants.map((one) => ({
    of: one.of,
    sentences: sentencesOf(one, true),
    stated: one.schema.default,
  }));
  const shared = (spoken[0]?.sentences ?? []).filter((sentence) =>
    spoken.every(({ sentences }) => sentences.includes(sentence)),
  );
  const cases = new Map<string, CommandCase>();
  for (const { of, sentences, stated } of spoken) {
    const own = sentences.filter((sentence) => !shared.includes(sentence));
    const content = {
      sentences: own,
      ...(stated === undefined ? {} : { default: String(stated) }),
    };
    const key = JSON.stringify(content);
    cases.set(key, {
      of: [...(cases.get(key)?.of ?? []), ...(of === undefined ? [] : [of])],
      ...content,
    });
  }
  const isEverywhere = variants[0]?.of === undefined || variants.length === values.length;
  const [only, ...others] = cases.values();
  if (only === undefined || others.length > 0 || !isEverywhere) {
    return { sentences: shared, cases: [...cases.values()] };
  }
  const isSilent = only.sentences.length === 0 && only.default === undefined;
  return { sentences: shared, cases: isSilent ? [] : [{ ...only, of: [] }] };
}

/** The contract's description of a parameter, one sentence or paragraph each. */
function sentencesOf({ schema, sentences }: Appearance, withRules: boolean): readonly string[] {
  const described = paragraphs(
    textAt(schema, 'x-command-help') ??
      schema.description ??
      textAt(listingIn(schema), 'description') ??
      '',
  );
  if (!withRules) return described;
  const listing = listingIn(schema);
  const descriptions = at(listing, 'x-enumDescriptions');
  const values = valuesOf(schema);
  const listed = values.map((value) => {
    const description = textAt(descriptions, String(value));
    return description === undefined ? String(value) : `${String(value)} (${description})`;
  });
  const rules = sentences.map((sentence) => sentence.replace(/^\{parameter\} must/, 'Must'));
  return [
    ...described,
    ...(listed.length === 0 || typeof values[0] === 'boolean' ? [] : [listSentence(listed)]),
    ...unique(rules.filter((rule) => !isSaid(rule, described.join(' ')))).map(
      (rule) => `${String(rule).replaceAll('{parameter}', 'It')}.`,
    ),
  ];
}

const BOUND = /^Must (?:have at most (\d+ \w+)|be between (\d+) and (\d+))$/;

/** Whether a description already states the bound that a rule consists of. Forms show only the description. */
function isSaid(rule: string, description: string): boolean {
  const [, most, from, to] = BOUND.exec(rule) ?? [];
  if (most !== undefined) return description.includes(most);
  return from !== undefined && description.includes(`${from} to ${to}`);
}

/** Splits a text into paragraphs, one line each. */
export function paragraphs(text: string): readonly string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '');
}

/** `video_length` and `hookUrl` as flags: `video-length`, `hook-url`. */
function flagOf(name: string): string {
  return name
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();
}

function listSentence(values: readonly string[]): string {
  return `${values.length === 1 ? 'Only' : 'One of'} ${alternatives(values)}.`;
}

function unique(values: readonly unknown[]): readonly unknown[] {
  return [...new Set(values)];
}

function plainValue(value: unknown): string | number | boolean {
  return typeof value === 'number' || typeof value === 'boolean' ? value : String(value);
}
