import type { Operation, RequestBody, Variant } from '../build/shapes.ts';
import { type GivenNames, type RenamedBody, renameAliases } from './aliases.ts';
import { explain, missing } from './explanation.ts';
import {
  broken,
  type Checked,
  isObject,
  type JsonObject,
  passed,
  type Violation,
} from './outcome.ts';
import { applyPatch, type Patch, suggest, suggestChoice } from './suggestion.ts';
import { lookingAlike } from './unknown-names.ts';
import { variantFor } from './variants.ts';
import { quoted, typeNameOf } from './wording.ts';

/** A valid body, each parameter under its own name, with defaults filled in. */
export interface CheckedBody {
  readonly variant: Variant;
  readonly value: JsonObject;
  /** The names that the caller used for parameters with aliases. */
  readonly names: GivenNames;
}

/**
 * Checks a body against the contract. The variant is selected first, by the parameter that the contract names for it;
 * only that variant is checked and reported.
 */
export function checkBody(body: RequestBody, document: JsonObject): Checked<CheckedBody> {
  const renamed = renameAliases(document, body);
  if (!renamed.ok) return renamed;
  const { value, names } = renamed.value;
  const choice = chooseVariant(body, renamed.value);
  if (!choice.ok) {
    return broken(choice.violations, inTheirWords(choice.suggestion, names, { body, document }));
  }
  const { variant } = choice;
  if (variant.validate(value)) {
    const alike = lookingAlike(value, variant);
    if (alike.length > 0) return broken(alike);
    return passed({ variant, value: { ...variant.defaults, ...value }, names });
  }
  const faults = variant.validate.errors ?? [];
  const request = { document: value, names, body, variant, faults };
  return broken(explain(request), inTheirWords(suggest(request), names, { body, document }));
}

/** Translates a change to the names that the caller used; `undefined` if the result would be invalid. */
function inTheirWords(
  patch: Patch | undefined,
  names: GivenNames,
  { body, document }: { readonly body: RequestBody; readonly document: JsonObject },
): Patch | undefined {
  if (patch === undefined) return undefined;
  const entries = Object.entries(patch).map(([name, value]) => [names.get(name) ?? name, value]);
  const said: Patch = Object.fromEntries(entries);
  return renameAliases(applyPatch(document, said), body).ok ? said : undefined;
}

/** Checks the parameters outside the body. */
export function checkParameters(
  { list, validate, phrases }: NonNullable<Operation['parameters']>,
  parameters: JsonObject,
): Checked<JsonObject> {
  if (validate(parameters)) return passed(parameters);
  const types = Object.fromEntries(list.map(({ name, type }) => [name, type]));
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
  const faults = validate.errors ?? [];
  return broken(explain({ document: parameters, names: new Map(), body, variant, faults }));
}

/** Checks that a parsed document is an object, as every body must be. */
export function asObject(document: unknown): Checked<JsonObject> {
  if (isObject(document)) return passed(document);
  const message = `The body must be an object, not ${typeNameOf(document)}.`;
  return broken([{ parameter: '', rule: 'type', message }]);
}

type Choice =
  | { readonly ok: true; readonly variant: Variant }
  | { readonly ok: false; readonly violations: readonly Violation[]; readonly suggestion?: Patch };

function chooseVariant(body: RequestBody, { value: document, names }: RenamedBody): Choice {
  const { select, variants } = body;
  const variant = variantFor(body, document);
  if (variant !== undefined) return { ok: true, variant };
  if (select === undefined) throw new Error('A body without a variant cannot be checked.');
  const { parameter, rule, sentence } = select;
  if (!Object.hasOwn(document, parameter)) {
    return { ok: false, violations: missing(neededByAll(variants), document) };
  }
  const name = names.get(parameter) ?? parameter;
  const given = document[parameter];
  const isOfItsType = variants.some(({ value }) => typeof value === typeof given);
  const found = isOfItsType ? `; it is ${quoted(given)}` : `, not ${typeNameOf(given)}`;
  const message = `${sentence.replaceAll('{parameter}', name)}${found}.`;
  const allowed = variants.map(({ value }) => value);
  const suggestion = suggestChoice(body, document);
  const violations = [{ parameter: name, rule, message, allowed }];
  return { ok: false, violations, ...(suggestion === undefined ? {} : { suggestion }) };
}

/** The parameters that every variant requires. */
function neededByAll(variants: readonly Variant[]): readonly string[] {
  const [first, ...others] = variants;
  return (first?.required ?? []).filter((name) =>
    others.every(({ required }) => required.includes(name)),
  );
}
