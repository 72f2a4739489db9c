import type { Operation, RequestBody, Variant } from '../../generated/shapes.ts';
import { isObject, type JsonObject } from '../json-object.ts';
import { type ExpectedViolation, expectedViolations } from './expected-violations.ts';

/** The contract's verdict on a body: the violations that the error response must list, if any. */
export interface ContractsWord {
  /** Empty if the body has to be accepted. */
  readonly violations: readonly ExpectedViolation[];
  /** The variant of the body that the request selects; `undefined` if it selects none. */
  readonly variant: Variant | undefined;
}

/** Validates a body with the contract's own validators. */
export function contractsWord(body: RequestBody, fields: JsonObject): ContractsWord {
  const { value, names } = inOwnNames(body, fields);
  const variant = chosen(body, value);
  if (variant === undefined) return { variant, violations: wrongChoice(body, value, names) };
  if (variant.validate(value)) return { variant, violations: [] };
  const form = { phrases: variant.phrases, exclusive: body.exclusive };
  const violations = expectedViolations(form, variant.validate.errors ?? []);
  return { variant, violations: violations.map((one) => asGiven(one, names)) };
}

function chosen({ select, variants }: RequestBody, value: JsonObject): Variant | undefined {
  if (select === undefined) return variants[0];
  const { parameter } = select;
  return Object.hasOwn(value, parameter)
    ? variants.find((variant) => variant.value === value[parameter])
    : variants.find(({ required }) => !required.includes(parameter));
}

type Names = ReadonlyMap<string, string>;

function wrongChoice({ select, variants }: RequestBody, value: JsonObject, names: Names) {
  if (select === undefined) return [];
  const { parameter: own, rule, sentence } = select;
  if (!Object.hasOwn(value, own)) {
    const [first, ...others] = variants.map(({ required }) => required);
    return (first ?? [])
      .filter((name) => others.every((required) => required.includes(name)))
      .filter((name) => !Object.hasOwn(value, name))
      .map((name) => ({ parameter: name, rule: 'required', sentence: `${name} is required` }));
  }
  const parameter = names.get(own) ?? own;
  return [{ parameter, rule, sentence: sentence.replaceAll('{parameter}', parameter) }];
}

/** Renames aliases to the parameters' own names and unwraps files; returns also the given name for each own name. */
function inOwnNames(body: RequestBody, fields: JsonObject) {
  const { aliases, unwrap, nullIsAbsent, variants } = body;
  const names = new Map<string, string>();
  const value: Record<string, unknown> = {};
  for (const [name, given] of Object.entries(fields)) {
    const parameter = aliases.find(({ alias }) => alias === name)?.parameter ?? name;
    const isKnown =
      nullIsAbsent?.includes(name) || variants.some(({ types }) => Object.hasOwn(types, parameter));
    if (given === null && nullIsAbsent !== undefined && isKnown) continue;
    if (parameter !== name) names.set(parameter, name);
    const field = unwrap[parameter];
    value[parameter] = field === undefined ? given : unwrapped(given, field);
  }
  return { value, names };
}

function unwrapped(value: unknown, field: string): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => unwrapped(item, field));
  const isWrapped = isObject(value) && Object.keys(value).length === 1 && field in value;
  return isWrapped ? value[field] : value;
}

function asGiven(violation: ExpectedViolation, names: Names): ExpectedViolation {
  const [first = ''] = violation.parameter.split(/[.[]/);
  const given = names.get(first);
  if (given === undefined) return violation;
  const renamed = (text: string): string => text.replace(first, given);
  return {
    ...violation,
    parameter: renamed(violation.parameter),
    sentence: renamed(violation.sentence),
  };
}

/** Validates the parameters outside the body with the contract's own validators. */
export function parametersWord(
  { parameters }: Operation,
  fields: JsonObject,
): readonly ExpectedViolation[] {
  if (parameters === undefined) return [];
  const { list, validate, phrases } = parameters;
  const given = list.flatMap(({ name, type }) => {
    const value = fields[name];
    const isNumber = type === 'integer' && /^-?\d{1,15}$/.test(String(value));
    return value === undefined ? [] : [[name, isNumber ? Number(value) : value]];
  });
  if (validate(Object.fromEntries(given))) return [];
  return expectedViolations({ phrases, exclusive: {} }, validate.errors ?? []);
}
