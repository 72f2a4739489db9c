import type { Operation, RequestBody, Variant } from '../../generated/shapes.ts';
import { done, failed, type Outcome } from '../foundation/outcome.ts';
import { refused, type Violation } from '../foundation/problems.ts';
import { explain } from './explanation.ts';
import { isObject, type JsonObject } from './json-object.ts';
import { suggest, suggestChoice } from './suggestion.ts';
import { typeNameOf } from './wording.ts';

/** A body that keeps the contract, with defaults filled in. */
export interface CheckedBody {
  readonly variant: Variant;
  readonly value: JsonObject;
}

/**
 * Checks a body against the contract. The variant is chosen first, by the parameter that the contract names
 * for it, and it alone is checked and reported.
 */
export function checkBody(body: RequestBody, document: JsonObject): Outcome<CheckedBody> {
  const choice = chooseVariant(body, document);
  if (!choice.ok) return choice;
  const variant = choice.value;
  if (variant.validate(document)) {
    return done({ variant, value: { ...variant.defaults, ...document } });
  }
  const request = { document, body, variant, faults: variant.validate.errors ?? [] };
  return refusal(explain(request), suggest(request));
}

/** Checks the parameters of path and query. */
export function checkParameters(
  { list, validate, phrases }: NonNullable<Operation['parameters']>,
  parameters: JsonObject,
): Outcome<JsonObject> {
  if (validate(parameters)) return done(parameters);
  const types = Object.fromEntries(list.map(({ name }) => [name, 'string']));
  const variant: Variant = {
    name: 'parameters',
    validate,
    phrases,
    required: list.map(({ name }) => name),
    defaults: {},
    types,
    files: {},
    address: 'main',
  };
  const body: RequestBody = {
    variants: [variant],
    aliases: [],
    synonyms: {},
    unwrap: {},
    exclusive: {},
  };
  return refusal(explain({ document: parameters, body, variant, faults: validate.errors ?? [] }));
}

/** Reads a parsed document as the object that every body is. */
export function asObject(document: unknown): Outcome<JsonObject> {
  if (isObject(document)) return done(document);
  const message = `The body must be an object, not ${typeNameOf(document)}.`;
  return refusal([{ parameter: '', rule: 'type', message }]);
}

function chooseVariant(body: RequestBody, document: JsonObject): Outcome<Variant> {
  const { select, variants } = body;
  const [first] = variants;
  if (first === undefined) throw new Error('A body without a variant cannot be checked.');
  if (select === undefined) return done(first);
  const { parameter, rule, sentence } = select;
  if (!Object.hasOwn(document, parameter)) {
    const usual = variants.find(({ required }) => !required.includes(parameter));
    if (usual !== undefined) return done(usual);
    return refusal([{ parameter, rule: 'required', message: `${parameter} is required.` }]);
  }
  const chosen = variants.find(({ value }) => value === document[parameter]);
  if (chosen !== undefined) return done(chosen);
  const message = `${sentence.replaceAll('{parameter}', parameter)}.`;
  const allowed = variants.map(({ value }) => value);
  return refusal([{ parameter, rule, message, allowed }], suggestChoice(body, document));
}

function refusal(violations: readonly Violation[], suggestion?: JsonObject): Outcome<never> {
  const [first, ...others] = violations;
  if (first === undefined) throw new Error('A refusal without a violation says nothing.');
  return failed(refused([first, ...others], suggestion));
}
