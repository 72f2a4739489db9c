import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { Operation, PlainParameter, RequestBody } from '../../generated/shapes.ts';
import type { GivenNames } from '../../openapi/validation/aliases.ts';
import { nearest } from '../../openapi/validation/nearest.ts';
import type { CheckedBody } from '../../openapi/validation/requests.ts';
import { unknownParameter } from '../../openapi/validation/unknown-names.ts';
import { shortened } from '../../openapi/validation/wording.ts';
import type { Scratch } from '../assets/scratch.ts';
import { mayLoseDigits, parseExactly } from '../foundation/exact-json.ts';
import { isObject, type JsonObject } from '../foundation/json-object.ts';
import { done, failed, type Outcome } from '../foundation/outcome.ts';
import { type Problem, problem, refused } from '../foundation/problems.ts';
import type { FileRules } from '../operations/call.ts';
import { type FormFiles, withFiles } from './files.ts';
import { readForm } from './form-body.ts';
import { readJson } from './json-body.ts';
import { checkStatedRules } from './operation-rules.ts';
import { asObject, checkBody, checkParameters } from './validation.ts';

/** The validated input of an operation, and the contract's rules for the files in it. */
export interface CheckedInput {
  readonly input: { readonly parameters?: JsonObject; readonly body?: JsonObject };
  readonly fileRules: FileRules;
  /** The names that the caller used for parameters with aliases. */
  readonly names: GivenNames;
}

/** Options of parsing a request. */
export interface RequestReading {
  readonly scratch: Scratch;
  /** Ends the reading of a form, whose files are written to disk. */
  readonly signal?: AbortSignal;
}

/** Parses a request and validates it against the contract. */
export async function readRequest(
  operation: Operation,
  request: FastifyRequest,
  reading: RequestReading,
): Promise<Outcome<CheckedInput>> {
  const parameters = readParameters(operation, request);
  if (!parameters.ok) return parameters;
  const input = parameters.value === undefined ? {} : { parameters: parameters.value };
  if (Object.keys(operation.bodies).length === 0)
    return done({ input, fileRules: {}, names: new Map() });
  const document = await readDocument(operation, request, reading);
  if (!document.ok) return document;
  const { body, value, exact, files } = document.value;
  const checked = checkDocument({ operation, request }, body, value);
  if (!checked.ok) return checked;
  const { variant, value: known, names } = checked.value;
  return done({
    input: { ...input, body: withFiles(withDigits(known, exact, variant), variant, files) },
    fileRules: variant.files,
    names,
  });
}

/** Whether parameters that are not in the contract are passed on to the upstream. */
function isPassedOn({ models }: Operation): boolean {
  return models?.values === 'open';
}

/** Restores the exact digits of numbers in the body, except for parameters that the gateway itself calculates with. */
function withDigits(known: JsonObject, exact: unknown, { types }: CheckedBody['variant']) {
  if (!isObject(exact)) return known;
  const entries = Object.entries(known).map(([name, value]) => {
    const isWorkedWith = typeof value === 'number' && Object.hasOwn(types, name);
    return [name, isWorkedWith ? value : (exact[name] ?? value)];
  });
  return Object.fromEntries(entries);
}

/** Checks a body against its schema, and against the rules that a schema cannot express. */
export function checkDocument(
  { operation, request }: { readonly operation: Operation; readonly request: FastifyRequest },
  body: RequestBody,
  document: JsonObject,
): Outcome<CheckedBody> {
  const checked = checkBody(body, document);
  if (!checked.ok) return checked;
  const stated = { body: checked.value.value, preferences: preferencesOf(request) };
  const kept = checkStatedRules(operation, stated);
  return kept.ok ? checked : kept;
}

/** The header `Prefer` (RFC 7240). */
export function preferencesOf({ headers }: FastifyRequest): string | undefined {
  return headers.prefer?.toString();
}

/** Reads and checks the parameters outside the body; omitted ones get their defaults. */
export function readParameters(
  operation: Operation,
  request: FastifyRequest,
): Outcome<JsonObject | undefined> {
  const { parameters } = operation;
  const unknown = unknownInQuery(operation, request);
  if (unknown !== undefined) return failed(unknown);
  if (parameters === undefined) return done(undefined);
  const given: Record<string, unknown> = {};
  for (const parameter of parameters.list) {
    const value = givenIn(request, parameter) ?? parameter.default;
    if (value !== undefined) given[parameter.name] = typed(value, parameter);
  }
  return checkParameters(parameters, given);
}

function givenIn(request: FastifyRequest, { in: place, name }: PlainParameter): unknown {
  if (place === 'header') return request.headers[name.toLowerCase()];
  const group: unknown = place === 'path' ? request.params : request.query;
  return isObject(group) ? group[name] : undefined;
}

/** Converts integer parameters, which arrive as text. */
function typed(value: unknown, { type }: PlainParameter): unknown {
  const isNumber = type === 'integer' && typeof value === 'string' && /^-?\d{1,15}$/.test(value);
  return isNumber ? Number(value) : value;
}

/**
 * The refusal of query parameters that the operation does not have. Text operations pass unknown ones on, and lists of
 * models tolerate them as well. Public operations are opened through links, to which third parties may add parameters.
 */
function unknownInQuery(operation: Operation, { query }: FastifyRequest): Problem | undefined {
  const { parameters, problems, keys, session, models } = operation;
  const isPublic = problems === 'ProblemV1';
  const isOpen = keys.length === 0 && session === undefined;
  if (isOpen || (isPublic && (models === undefined || isPassedOn(operation)))) return undefined;
  if (!isObject(query)) return undefined;
  const own = (parameters?.list ?? []).filter(({ in: place }) => place === 'query');
  const names = own.map(({ name }) => name);
  const known = isPublic ? [...names, ...SENT_BY_SDKS] : names;
  const meantBy = (name: string) =>
    own.find(({ synonyms }) => synonyms?.includes(name))?.name ?? nearest(name, known);
  const [first, ...others] = Object.keys(query)
    .filter((name) => !known.includes(name))
    .slice(0, MAX_UNKNOWN)
    .map((name) => unknownParameter(shortened(name), meantBy(name)));
  return first === undefined ? undefined : refused([first, ...others]);
}

const MAX_UNKNOWN = 20;
/** Sent with every request by the SDKs for Azure; it has no effect. */
const SENT_BY_SDKS = ['api-version'];

/** A parsed body, before validation. */
export interface ReadDocument {
  readonly mediaType: string;
  readonly body: RequestBody;
  readonly value: JsonObject;
  /** The value with exact numbers, if it is passed on and contains numbers that exceed JavaScript's precision. */
  readonly exact?: unknown;
  readonly files: FormFiles;
}

/** Parses the body into a JSON document, with empty strings in place of files. */
export async function readDocument(
  operation: Operation,
  request: FastifyRequest,
  reading: RequestReading,
): Promise<Outcome<ReadDocument>> {
  const { limits } = operation;
  const mediaType = mediaTypeOf(operation, request);
  if (!mediaType.ok) return mediaType;
  const { name, body } = mediaType.value;
  if (name === 'multipart/form-data') {
    const form = await readForm(request, body, { ...reading, limits });
    return form.ok
      ? done({ mediaType: name, body, value: form.value.document, files: form.value.files })
      : form;
  }
  const length = request.headers['content-length'];
  const content = request.body;
  if (!isReadable(content)) throw new Error('The request body was already read.');
  const json = await readJson(content, length === undefined ? undefined : Number(length), limits);
  if (!json.ok) return json;
  const { value, text } = json.value;
  const object = asObject(value);
  if (!object.ok) return object;
  const exact = isPassedOn(operation) && mayLoseDigits(text) ? { exact: parseExactly(text) } : {};
  return done({ mediaType: name, body, value: object.value, ...exact, files: {} });
}

function isReadable(value: unknown): value is Readable {
  return typeof value === 'object' && value !== null && 'pipe' in value;
}

/** The media type of the request, and the body that the operation defines for it (RFC 9110, section 8.3). */
function mediaTypeOf(
  { bodies }: Operation,
  { headers }: FastifyRequest,
): Outcome<{ readonly name: string; readonly body: RequestBody }> {
  const encoding = headers['content-encoding']?.trim().toLowerCase() ?? '';
  if (encoding !== '' && encoding !== 'identity') {
    return unsupported(`The body must not be encoded; it is ${encoding.slice(0, 40)}.`);
  }
  const plain = bodies[headers['content-type'] ?? ''];
  if (plain !== undefined) return done({ name: headers['content-type'] ?? '', body: plain });
  const [name = '', ...parameters] = (headers['content-type'] ?? '').toLowerCase().split(';');
  const body = bodies[name.trim()];
  if (body === undefined) {
    const given = name.trim() === '' ? 'missing' : name.trim().slice(0, 80);
    return unsupported(`${contentTypeRule(bodies)}; it is ${given}.`);
  }
  const charset = parameters.map((text) => text.trim()).find((text) => text.startsWith('charset='));
  if (charset !== undefined && !/^charset="?utf-?8"?$/.test(charset)) {
    return unsupported('The body must be in UTF-8.');
  }
  return done({ name: name.trim(), body });
}

/** The refusal of a content type that cannot be parsed. */
export function unreadableContentType({ bodies }: Operation): Problem {
  const message = `${contentTypeRule(bodies)}; it is none that can be read.`;
  return problem('unsupported-media-type', message, { code: 'body' });
}

function contentTypeRule(bodies: Operation['bodies']): string {
  return `The header Content-Type must be ${Object.keys(bodies).join(' or ')}`;
}

function unsupported(message: string): Outcome<never> {
  return failed(problem('unsupported-media-type', message, { code: 'body' }));
}
