import type { Fault, Phrase } from '../build/shapes.ts';
import { type FaultyRequest, filled, parameterOf } from './faulty-request.ts';
import { isFileType } from './file-types.ts';
import { pointerKeys, valueAt } from './json-pointer.ts';
import { isObject, type Violation } from './outcome.ts';
import { alternatives, quoted, shortened, typeName, typeNameOf } from './wording.ts';

/** The violation for a value of a wrong type. */
export function explainType(fault: Fault, request: FaultyRequest): Violation {
  const { document, variant } = request;
  const parameter = parameterOf(fault, request);
  const wrapping = wrappingIn(fault, request);
  if (wrapping !== undefined) {
    return { parameter, rule: 'type', message: `${filled(wrapping, parameter, request)}.` };
  }
  const types = isFileType(variant.types[pointerKeys(fault.instancePath).join('.')])
    ? ['one file']
    : [fault.params.type].flat().map((type) => typeName(String(type)) + shapeIn(fault, variant));
  const value = valueAt(document, fault.instancePath);
  const subject = parameter === '' ? 'The body' : parameter;
  return {
    parameter,
    rule: 'type',
    message: `${subject} must be ${alternatives(types.flatMap(chosenFrom))}${inPlaceOf(types, value)}.`,
  };
}

/** What an object, or the objects of a list, look like, if the contract has rules for their fields. */
function shapeIn({ schemaPath, params }: Fault, { phrases }: FaultyRequest['variant']): string {
  const place = schemaPath.replace(/type$/, params.type === 'array' ? 'items/' : '');
  const start = `${place}properties/`;
  const fields = Object.keys(phrases).flatMap((path) =>
    path.startsWith(start) ? path.slice(start.length).split('/').slice(0, 1) : [],
  );
  if (fields.length === 0) return '';
  const shape = [...new Set(fields)].map((field) => `"${field}": …`).join(', ');
  return `${params.type === 'array' ? ' of objects' : ''} such as {${shape}}`;
}

/** The alternatives of a type, for a sentence that may list others after them. */
function chosenFrom(type: string): readonly string[] {
  return type === typeName('boolean') ? ['true', 'false'] : [type];
}

/** The phrase for a value that may be wrapped in an object with one field, but is wrapped in another one. */
function wrappingIn(fault: Fault, { document, body, variant }: FaultyRequest): Phrase | undefined {
  const [parameter = ''] = pointerKeys(fault.instancePath);
  const field = Object.hasOwn(body.unwrap, parameter) ? body.unwrap[parameter] : undefined;
  const phrase = variant.phrases[fault.schemaPath.replace(/type$/, 'pattern')];
  const value = valueAt(document, fault.instancePath);
  if (field === undefined || phrase === undefined || !isObject(value)) return undefined;
  const other = Object.keys(value).find((key) => key !== field);
  const found = other === undefined ? ', not an object' : `; ${shortened(other)} is not taken`;
  return { ...phrase, sentence: `${phrase.sentence}, alone or as {"${field}": …}${found}` };
}

const WHOLE = typeName('integer');

/** The types that text in a URL or a form can represent. */
const WRITTEN_PLAINLY: ReadonlySet<string> = new Set([
  WHOLE,
  typeName('number'),
  typeName('boolean'),
]);

/** Describes a value found instead of one of the types. */
function inPlaceOf(types: readonly string[], value: unknown): string {
  if (typeof value === 'number') return `, not ${numberGiven(value, types)}`;
  // In a URL or a form every value is text, so being text is not the fault.
  const isText = typeof value === 'string' && types.every((type) => WRITTEN_PLAINLY.has(type));
  return isText ? `; it is ${quoted(value)}` : `, not ${typeNameOf(value)}`;
}

/** Describes a number of the wrong type: it is not an integer, or too large; calling it a number would say nothing. */
function numberGiven(value: number, types: readonly string[]): string {
  if (!Number.isFinite(value)) return 'one too large to be read';
  return types.includes(WHOLE) ? String(value) : typeNameOf(value);
}
