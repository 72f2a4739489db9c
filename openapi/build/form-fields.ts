import { paragraphs } from './command-parameters.ts';
import { at, isList, listAt, type Schema, textAt } from './contract.ts';
import type { FieldChoice, FieldKind, FormField } from './form-shapes.ts';
import type { FileRule } from './shapes.ts';

/** Parameters that choose the form of the response; a page decides that itself. */
const HOW_TO_ANSWER = new Set(['stream', 'stream_options']);
/** Above this maximum length, a text field has several lines. */
const MAX_ONE_LINE = 512;
/** The pattern of fields that must not be blank, which contain prose rather than an identifier. */
const WORDS = String.raw`\S`;

/** Whether a parameter has a field: not if it allows only a single value, or chooses the form of the response. */
export function isShown(name: string, schema: Schema): boolean {
  return !HOW_TO_ANSWER.has(name) && !('const' in schema);
}

/** The context of a field. */
interface FieldPlace {
  readonly place: FormField['in'];
  readonly isRequired: boolean;
  /** The requirements on its files. */
  readonly files: readonly FileRule[];
}

/** Reads a parameter as a field. */
export function fieldOf(
  name: string,
  schema: Schema,
  { place, isRequired, files }: FieldPlace,
): FormField {
  const kind = kindOf(schema);
  return {
    name,
    in: place,
    kind,
    label: textAt(schema, 'x-label') ?? labelOf(name),
    help: paragraphs(schema.description ?? '').join('\n\n'),
    isRequired,
    ...(schema.default === undefined ? {} : { default: schema.default }),
    ...choicesOf(kind === 'choices' ? at(schema, 'items') : schema, kind),
    ...boundsOf(schema),
    ...innerOf(schema, kind),
    ...filesOf(files),
    ...(isAddress(schema) ? { isAddress: true } : {}),
    ...(schema['x-secret'] === true ? { isSecret: true } : {}),
  };
}

/** The label of a parameter: `aspect_ratio` and `createdFrom` become `Aspect ratio`, `Created from`. */
export function labelOf(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
    .replace(/\b(url|id)\b/g, (word) => word.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function kindOf(schema: Schema): FieldKind {
  if (schema.contentMediaType !== undefined) return 'file';
  if ('enum' in schema || 'const' in schema) return 'choice';
  const types = isList(schema.type) ? schema.type.filter((type) => type !== 'null') : [schema.type];
  if (types.includes('string')) return isLong(schema) ? 'long-text' : 'text';
  switch (types[0]) {
    case 'boolean':
      return 'switch';
    case 'integer':
    case 'number':
      return 'number';
    case 'array':
      return listKindOf(schema.items ?? {});
    case 'object':
      return schema.properties === undefined ? 'json' : 'object';
    default:
      return 'json';
  }
}

function listKindOf(items: Schema): FieldKind {
  const kind = kindOf(items);
  if (kind === 'file') return 'files';
  if (kind === 'choice') return 'choices';
  if (kind === 'text' || kind === 'long-text') return 'texts';
  return kind === 'object' ? 'objects' : 'json';
}

/** Whether a text has several lines. Text that may also be a list of blocks is a turn of a conversation. */
function isLong(schema: Schema): boolean {
  if (isList(schema.type) && schema.type.includes('array')) return true;
  const { maxLength, pattern } = schema;
  const isLine = isAddress(schema) || /\\u0000/.test(String(pattern));
  const isRoomy = typeof maxLength === 'number' && maxLength > MAX_ONE_LINE;
  return pattern === WORDS || (isRoomy && !isLine);
}

function isAddress({ pattern }: Schema): boolean {
  return typeof pattern === 'string' && pattern.startsWith('^[Hh][Tt][Tt][Pp]');
}

function choicesOf(schema: Schema, kind: FieldKind): Pick<FormField, 'choices'> {
  if (kind !== 'choice' && kind !== 'choices') return {};
  const notes = at(schema, 'x-enumDescriptions');
  const choices = listAt(schema, 'enum').flatMap((value): FieldChoice[] => {
    const note = textAt(notes, String(value));
    const isPlain = ['string', 'number', 'boolean'].includes(typeof value);
    if (!isPlain) return [];
    const plain = typeof value === 'number' || typeof value === 'boolean' ? value : String(value);
    return [{ value: plain, ...(note === undefined ? {} : { note }) }];
  });
  return { choices };
}

type Bounds = Pick<FormField, 'minimum' | 'maximum' | 'isWhole' | 'maxCharacters' | 'maxElements'>;

function boundsOf(schema: Schema): Bounds {
  const { minimum = schema.exclusiveMinimum, maximum, maxLength, maxItems, type } = schema;
  const isWhole = [type].flat().includes('integer') || schema.multipleOf === 1;
  return {
    ...(typeof minimum === 'number' ? { minimum } : {}),
    ...(typeof maximum === 'number' ? { maximum } : {}),
    ...(isWhole ? { isWhole: true } : {}),
    ...(typeof maxLength === 'number' ? { maxCharacters: maxLength } : {}),
    ...(typeof maxItems === 'number' ? { maxElements: maxItems } : {}),
  };
}

function innerOf(schema: Schema, kind: FieldKind): Pick<FormField, 'fields'> {
  const object = kind === 'objects' ? (schema.items ?? {}) : schema;
  if (kind !== 'objects' && kind !== 'object') return {};
  const fields = Object.entries(object.properties ?? {}).map(([name, inner]) =>
    fieldOf(name, inner, {
      place: 'body',
      isRequired: object.required?.includes(name) === true,
      files: [],
    }),
  );
  return { fields };
}

function filesOf(
  rules: readonly FileRule[],
): Pick<FormField, 'mediaTypes' | 'secondsUpTo' | 'maskOf'> {
  const mediaTypes = rules.find((rule) => rule.mediaTypes !== undefined)?.mediaTypes;
  const secondsUpTo = rules.find((rule) => rule.secondsUpTo !== undefined)?.secondsUpTo;
  const maskOf = rules.find((rule) => rule.sameSizeAs !== undefined)?.sameSizeAs;
  return {
    ...(mediaTypes === undefined ? {} : { mediaTypes }),
    ...(secondsUpTo === undefined ? {} : { secondsUpTo }),
    ...(maskOf === undefined ? {} : { maskOf }),
  };
}
