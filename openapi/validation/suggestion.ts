import type { Fault, RequestBody, Variant } from '../build/shapes.ts';
import { takersOf } from './explanation.ts';
import { type FaultyRequest, phraseAt } from './faulty-request.ts';
import { isFileType } from './file-types.ts';
import { pointerKeys, valueAt } from './json-pointer.ts';
import { distanceBetween, measureOf, sizeOf } from './measure.ts';
import { nearest } from './nearest.ts';
import { isObject, type JsonObject } from './outcome.ts';
import { meantBy } from './unknown-names.ts';
import { variantFor } from './variants.ts';

/** A change of a request: a JSON merge patch (RFC 7396), in which `null` removes. */
export type Patch = Readonly<Record<string, unknown>>;

/**
 * Looks for the smallest change that makes a request valid: moving a value to the nearest accepted one, correcting a
 * misspelling, dropping a parameter that the model does not accept, or replacing a value of other models by this
 * model's default.
 *
 * @returns the change, verified; `undefined` if there is no small one
 */
export function suggest(request: FaultyRequest): Patch | undefined {
  if (request.faults.length > MAX_FAULTS) return undefined;
  const { document, body, variant } = request;
  let patch: Patch = {};
  let { faults } = request;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    for (const fault of faults) {
      const changed = { ...request, document: applyPatch(document, patch) };
      patch = { ...patch, ...repair(fault, changed) };
    }
    if (Object.keys(patch).length === 0 || !isSayable(patch, variant)) return undefined;
    const changed = applyPatch(document, patch);
    if (variantFor(body, changed)?.validate(changed)) return patch;
    variant.validate(changed);
    faults = variant.validate.errors ?? [];
  }
  return undefined;
}

/** Two rounds: a corrected name may reveal that its value is wrong, too. */
const MAX_ROUNDS = 2;

/**
 * Whether a change can be returned: JSON cannot contain a form's file, long values are not echoed, and passwords must
 * not be.
 */
function isSayable(patch: Patch, { types, secrets = [] }: Variant): boolean {
  if (secrets.some((name) => Object.hasOwn(patch, name))) return false;
  const holdsFile = Object.keys(patch).some(
    (name) => patch[name] !== null && isFileType(types[name]),
  );
  return !holdsFile && JSON.stringify(patch).length <= MAX_SUGGESTION_LENGTH;
}

/** With more faults than this, there is no small change that helps. */
const MAX_FAULTS = 20;
const MAX_SUGGESTION_LENGTH = 1_024;

/** The variant that a misspelled choice most likely means, if the request is valid with it. */
export function suggestChoice(
  { select, variants }: RequestBody,
  document: JsonObject,
): Patch | undefined {
  if (select === undefined) return undefined;
  const given = document[select.parameter];
  const values = variants.flatMap(({ value }) => (value === undefined ? [] : [String(value)]));
  const meant = typeof given === 'string' ? nearest(given, values) : undefined;
  const variant = variants.find(({ value }) => String(value) === meant);
  if (variant === undefined) return undefined;
  const patch = { [select.parameter]: variant.value };
  return variant.validate(applyPatch(document, patch)) ? patch : undefined;
}

/** Applies a merge patch to a request. */
export function applyPatch(document: JsonObject, patch: Patch): JsonObject {
  const merged: Record<string, unknown> = { ...document };
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) delete merged[name];
    else merged[name] = value;
  }
  return merged;
}

/** A change of one parameter of the body that corrects a fault. */
function repair(fault: Fault, request: FaultyRequest): Patch {
  const { document, body, variant } = request;
  if (fault.keyword === 'if') return phraseAt(fault, request).suggestion ?? {};
  if (fault.keyword === 'additionalProperties' && fault.instancePath === '') {
    return repairUnknown(String(fault.params.additionalProperty), request);
  }
  if (fault.keyword === 'required' && fault.instancePath === '') {
    const name = String(fault.params.missingProperty);
    const isGuess = body.select?.parameter === name || !Object.hasOwn(variant.defaults, name);
    return isGuess ? {} : { [name]: variant.defaults[name] };
  }
  const [name, ...deeper] = pointerKeys(fault.instancePath);
  if (name === undefined) return {};
  const nearby = repairedValue(fault, valueAt(document, fault.instancePath));
  const value = nearby === undefined ? usualInPlaceOf(fault, request) : nearby;
  return value === undefined ? {} : { [name]: withValueAt(document[name], deeper, value) };
}

/** The default, if other models accept the value: it was intended, so it is not a misspelling. */
function usualInPlaceOf(fault: Fault, request: FaultyRequest): unknown {
  const [name = ''] = pointerKeys(fault.instancePath);
  const { defaults } = request.variant;
  const isChoice = fault.keyword === 'enum' || fault.keyword === 'const';
  return isChoice && takersOf(fault, request).length > 0 && Object.hasOwn(defaults, name)
    ? defaults[name]
    : undefined;
}

/** A copy of a value with one nested place replaced. */
function withValueAt(whole: unknown, [key, ...deeper]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(whole)) {
    return whole.map((item: unknown, index) =>
      String(index) === key ? withValueAt(item, deeper, value) : item,
    );
  }
  return isObject(whole) ? { ...whole, [key]: withValueAt(whole[key], deeper, value) } : whole;
}

/** Renames a parameter that no model accepts, or leaves it: whether to drop it is the caller's decision. */
function repairUnknown(name: string, request: FaultyRequest): Patch {
  const { document, body } = request;
  if (Object.hasOwn(body.exclusive, name)) return { [name]: null };
  const meant = meantBy(name, request);
  const isFree = meant !== undefined && !Object.hasOwn(document, meant);
  return isFree ? { [name]: null, [meant]: document[name] } : {};
}

function repairedValue({ keyword, params }: Fault, value: unknown): unknown {
  switch (keyword) {
    case 'enum':
      return Array.isArray(params.allowedValues)
        ? nearestOf(value, params.allowedValues)
        : undefined;
    case 'const':
      return params.allowedValue;
    case 'minimum':
    case 'maximum':
      return params.limit;
    case 'maxItems':
      return Array.isArray(value) ? value.slice(0, Number(params.limit)) : undefined;
    case 'type':
      return converted(value, [params.type].flat().map(String));
    default:
      return undefined;
  }
}

/** The nearest accepted value: by its measure if comparable, otherwise by its spelling. */
function nearestOf(value: unknown, allowed: readonly unknown[]): unknown {
  const measure = measureOf(value);
  const [closest] = allowed
    .flatMap((item) => {
      const other = measureOf(item);
      if (measure === undefined || other?.unit !== measure.unit) return [];
      return [{ item, away: distanceBetween(measure, other), size: sizeOf(other) }];
    })
    // Of two equally near values the greater wins, so that the caller gets no less than requested.
    .sort((one, other) => one.away - other.away || other.size - one.size);
  if (closest !== undefined) return closest.item;
  const word = nearest(String(value), allowed.map(String));
  return word === undefined ? undefined : allowed.find((item) => String(item) === word);
}

function converted(value: unknown, types: readonly string[]): unknown {
  const wantsNumber = types.includes('integer') || types.includes('number');
  if (types.includes('string') && typeof value === 'number') return String(value);
  if (wantsNumber && typeof value === 'string' && value.trim() !== '') {
    return Number.isFinite(Number(value)) ? Number(value) : undefined;
  }
  if (types.includes('boolean') && (value === 'true' || value === 'false')) return value === 'true';
  if (types.includes('array')) return [value];
  return undefined;
}
