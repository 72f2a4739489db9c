import fc from 'fast-check';
import { candidates } from '../../client/conformance/candidates.ts';
import { parametersOf, resolve, schemaOf } from '../../client/conformance/contract.ts';
import { contractsWord } from '../../client/conformance/oracle.ts';
import { isObject, type JsonObject } from '../../client/json-object.ts';
import type { Operation } from '../../generated/shapes.ts';
import type { Draft, FuzzRequest } from './fuzz-request.ts';
import { written } from './fuzz-request.ts';
import { parameterCandidates } from './parameters.ts';
import { type Form, formsOf, validDrafts } from './valid-requests.ts';

/** An alteration of a value. */
interface Change {
  readonly what: string;
  /** Returns the new value; `undefined` removes the field. */
  to(value: unknown): unknown;
}

const HUGE_NUMBERS = [1e308, -1e308, 2 ** 53, -(2 ** 63), 1e-320, 0.1 + 0.2, -0, 99_999_999_999];
const ODD_TEXTS = [
  '',
  ' ',
  'NaN',
  'Infinity',
  '-0',
  '1e999',
  '0x10',
  'null',
  'undefined',
  'true',
  '𝒳👩‍👩‍👧‍👦e\u0301\u202e\u200b\ufeff',
  'İıſKÅ',
  '\u0000',
  '\ud800',
  'a\r\nb',
  '\u0085\u2028\u2029',
  '9999-12-31T23:59:59Z',
  '0000-00-00T00:00:00Z',
  '2026-02-30T25:61:61+99:99',
  '-271821-04-20T00:00:00Z',
  '+275760-09-13T00:00:00.001Z',
  '99999999999999999999',
];
const OTHER_TYPES: readonly unknown[] = [null, true, false, 0, '', [], {}, [[]], { a: null }];

function changes(): fc.Arbitrary<Change> {
  return fc.oneof(
    fc.constant<Change>({ what: 'left out', to: () => undefined }),
    fc.constantFrom(...OTHER_TYPES).map((other) => replaced('another type', other)),
    fc.constantFrom(...HUGE_NUMBERS).map((number) => replaced('an odd number', number)),
    fc.constantFrom(...ODD_TEXTS).map((text) => replaced('an odd text', text)),
    fc.string({ unit: 'binary', maxLength: 40 }).map((text) => replaced('any text', text)),
    fc.constant<Change>({ what: 'twice', to: (value) => [value, value] }),
    fc.constant<Change>({ what: 'wrapped', to: (value) => ({ value }) }),
    fc.constant<Change>({ what: 'as text', to: (value) => JSON.stringify(value) ?? '' }),
  );
}

function replaced(what: string, by: unknown): Change {
  return { what: `${what}, ${JSON.stringify(by)}`, to: () => by };
}

/** Generates requests with one thing that is invalid or nearly so. */
export function nearlyValidRequests(operation: Operation): fc.Arbitrary<FuzzRequest> {
  const ways: fc.Arbitrary<FuzzRequest>[] = [];
  const forms = formsOf(operation);
  for (const form of forms) {
    ways.push(changedField(operation, form), boundary(operation, form));
  }
  if (forms.length > 0) ways.push(renamedField(operation), doubledField(operation));
  if (parametersOf(operation).length > 0) ways.push(changedParameter(operation));
  if (ways.length === 0) ways.push(unexpected(operation));
  return fc.oneof(...ways);
}

interface WithBody extends Draft {
  readonly mediaType: string;
  readonly body: JsonObject;
}

function draftsOf(operation: Operation, form: Form): fc.Arbitrary<WithBody> {
  return fc
    .tuple(validDrafts(operation), fc.constantFrom(...form.bodies))
    .map(([draft, body]) => ({ ...draft, mediaType: form.mediaType, body }));
}

/** Alters a field at any depth. */
function changedField(operation: Operation, form: Form): fc.Arbitrary<FuzzRequest> {
  return fc
    .tuple(draftsOf(operation, form), fc.nat({ max: 500 }), changes())
    .map(([draft, pick, change]) => {
      const places = placesIn(draft.body);
      const place = places[pick % Math.max(1, places.length)] ?? [];
      const body = changedAt(draft.body, place, change);
      return nearly({ ...draft, body }, `${place.join('.')}: ${change.what}`);
    });
}

type Place = readonly (string | number)[];

function placesIn(value: unknown, at: Place = []): readonly Place[] {
  if (Array.isArray(value)) {
    return value.flatMap((one: unknown, index) => [
      [...at, index],
      ...placesIn(one, [...at, index]),
    ]);
  }
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, one]) => [
    [...at, name],
    ...placesIn(one, [...at, name]),
  ]);
}

function changedAt(value: unknown, [key, ...rest]: Place, change: Change): unknown {
  if (key === undefined) return change.to(value);
  if (Array.isArray(value)) {
    return value.map((one: unknown, index) => (index === key ? changedAt(one, rest, change) : one));
  }
  if (!isObject(value)) return value;
  return { ...value, [key]: changedAt(value[key], rest, change) };
}

/** Values on both sides of every bound in the schema. */
function boundary(operation: Operation, form: Form): fc.Arbitrary<FuzzRequest> {
  const { properties } = resolve(schemaOf(form.variant.name));
  const [base = {}] = form.bodies;
  const all = Object.entries(isObject(properties) ? properties : {}).flatMap(([name, node]) =>
    [...candidates(node, base[name], name)].map(({ what, value }) => ({ name, what, value })),
  );
  if (all.length === 0) return changedField(operation, form);
  return fc
    .tuple(draftsOf(operation, form), fc.constantFrom(...all))
    .map(([draft, { name, what, value }]) =>
      nearly({ ...draft, body: { ...base, [name]: value } }, what),
    );
}

function renamedField(operation: Operation): fc.Arbitrary<FuzzRequest> {
  const renamings = fc.constantFrom<(name: string) => string>(
    (name) => name.toUpperCase(),
    (name) => `${name} `,
    (name) => name.slice(0, -1),
    (name) => name.replaceAll('_', ''),
    (name) => `${name}\u0000`,
    (name) => `${name}[]`,
    (name) => `${name}.${name}`,
    () => '',
  );
  return fc
    .tuple(anyForm(operation), fc.nat({ max: 500 }), renamings)
    .map(([draft, pick, rename]) => {
      const names = Object.keys(draft.body);
      const name = names[pick % Math.max(1, names.length)] ?? '';
      const { [name]: value, ...others } = draft.body;
      const other = rename(name);
      return nearly({ ...draft, body: { ...others, [other]: value } }, `${name} is ${other}`);
    });
}

/** JSON with a repeated key, whose two values may differ. */
function doubledField(operation: Operation): fc.Arbitrary<FuzzRequest> {
  return fc
    .tuple(anyForm(operation), fc.nat({ max: 500 }), fc.constantFrom('null', '"other"', '[]', '1'))
    .map(([draft, pick, second]) => {
      const names = Object.keys(draft.body);
      const name = names[pick % Math.max(1, names.length)] ?? '';
      const request = nearly(draft, `${name} twice`);
      if (typeof request.body !== 'string') return { ...request, isRefused: false };
      const body = `${request.body.slice(0, -1)},${JSON.stringify(name)}:${second}}`;
      return { ...request, isRefused: false, body };
    });
}

function anyForm(operation: Operation): fc.Arbitrary<WithBody> {
  return fc.constantFrom(...formsOf(operation)).chain((form) => draftsOf(operation, form));
}

function changedParameter(operation: Operation): fc.Arbitrary<FuzzRequest> {
  const list = parametersOf(operation).map((parameter) => ({
    name: parameter.name,
    values: [...parameterCandidates(operation, parameter).nearly, ...ODD_TEXTS],
  }));
  return fc
    .tuple(
      validDrafts(operation),
      fc.constantFrom(...list),
      fc.nat({ max: 500 }),
      fc.nat({ max: 9 }),
    )
    .map(([draft, { name, values }, pick, way]) => {
      const value = values[pick % values.length] ?? '';
      const { [name]: own, ...others } = draft.beside;
      const first = typeof own === 'string' ? own : value;
      const beside = way === 0 ? others : { ...others, [name]: way === 1 ? [first, value] : value };
      const what = way === 0 ? 'left out' : way === 1 ? 'twice' : JSON.stringify(value);
      const about = { kind: 'nearly', what: `${name} ${what}`, isRefused: false } as const;
      return written({ ...draft, beside }, about);
    });
}

/** Adds parameters to operations that take none. */
function unexpected(operation: Operation): fc.Arbitrary<FuzzRequest> {
  return fc
    .tuple(validDrafts(operation), fc.constantFrom(...ODD_TEXTS, 'a'))
    .map(([draft, text]) => {
      const about = { kind: 'nearly', what: 'an unknown parameter', isRefused: false } as const;
      const request = written(draft, about);
      return {
        ...request,
        path: `${request.path}?nobody_knows=${encodeURIComponent(text.toWellFormed())}`,
      };
    });
}

/** Builds a request whose body may be invalid; the contract decides whether it is. */
function nearly(draft: Draft, what: string): FuzzRequest {
  const { operation, mediaType = '', body } = draft;
  const form = operation.bodies[mediaType];
  // Form fields are all text, so the JSON schema cannot decide on them.
  const isJson = mediaType === 'application/json';
  const isRefused =
    isJson &&
    form !== undefined &&
    isObject(body) &&
    // Fields that are `undefined` are absent in the JSON.
    contractsWord(form, asSent(body)).violations.length > 0;
  return written(draft, { kind: 'nearly', what, isRefused });
}

function asSent(body: JsonObject): JsonObject {
  const text = JSON.stringify(body).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    return SHAPES[name] ?? 'text-enough';
  });
  const sent: unknown = JSON.parse(text);
  return isObject(sent) ? sent : {};
}

/** A value of the right format for each placeholder. */
const SHAPES: Readonly<Record<string, string>> = {
  address: 'ada@example.com',
  email: 'ada@example.com',
  knownAddress: 'ada@example.com',
  receiver: 'https://example.com/done',
  sample: '01a1fd2c-bd48-7a4c-823b-1612dd272d13',
  song: '01a1fd2c-bd48-7a4c-823b-1612dd272d13',
};
