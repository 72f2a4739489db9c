import type { Fault, Phrase, RequestBody, Variant } from '../build/shapes.ts';
import type { GivenNames } from './aliases.ts';
import { isFileType } from './file-types.ts';
import { pointerKeys, valueAt } from './json-pointer.ts';
import { lookalikes } from './letter-case.ts';
import { nearest } from './nearest.ts';
import { isObject, type JsonObject, type Violation } from './outcome.ts';
import { alternatives, quoted, shortened, typeName, typeNameOf } from './wording.ts';

/** An invalid request, with the faults that its validator found. */
export interface FaultyRequest {
  readonly document: JsonObject;
  readonly names: GivenNames;
  readonly body: RequestBody;
  readonly variant: Variant;
  readonly faults: readonly Fault[];
}

/** Maximum number of violations listed; further ones show once these are corrected. */
const MAX_VIOLATIONS = 50;
/** Maximum number of unknown names compared with a missing one. */
const MAX_LOOKED_AT = 100;

/**
 * Lists the violations of a request: one for each parameter and rule, with the contract's sentence. Faults that only
 * follow from others are omitted.
 */
export function explain(request: FaultyRequest): readonly Violation[] {
  const once = new Map<string, Violation>();
  for (const fault of ownFaults(request.faults)) {
    const violation =
      fault.keyword === 'if' ? explainCondition(fault, request) : explainFault(fault, request);
    once.set(`${violation.parameter}\n${violation.rule}`, violation);
    if (once.size === MAX_VIOLATIONS) break;
  }
  return [...once.values()];
}

/**
 * The faults that no other fault implies: a fault inside a condition belongs to the condition, and a value of the wrong
 * type violates several rules. Conditions come last.
 */
function* ownFaults(faults: readonly Fault[]): Iterable<Fault> {
  const conditions = faults.filter(({ keyword }) => keyword === 'if');
  const mistyped = new Set(
    faults.filter(({ keyword }) => keyword === 'type').map(({ instancePath }) => instancePath),
  );
  // A schema has few conditions, however often each is violated.
  const branches = [...Map.groupBy(conditions, branchOf)].map(([branch, group]) => ({
    branch,
    places: new Set(group.map(({ instancePath }) => instancePath)),
  }));
  for (const fault of faults) {
    const { keyword, instancePath } = fault;
    if (keyword === 'if' || (keyword !== 'type' && mistyped.has(instancePath))) continue;
    // A fault in a name is reported by the rule about names.
    if (fault.propertyName !== undefined) continue;
    if (!branches.some((broken) => isInside(fault, broken))) yield fault;
  }
  yield* conditions;
}

/** Reports names that differ from parameters only in letter case. */
export function lookingAlike(document: JsonObject, variant: Variant): readonly Violation[] {
  return lookalikes(document, variant)
    .slice(0, MAX_VIOLATIONS)
    .map(({ name, known }) => unknownParameter(shortened(name), known));
}

/** The schema path of a condition's consequence. */
function branchOf({ schemaPath }: Fault): string {
  return schemaPath.replace(/if$/, 'then');
}

/** The consequence of a condition, and the places of the request that violate it. */
interface BrokenBranch {
  readonly branch: string;
  readonly places: ReadonlySet<string>;
}

function isInside({ schemaPath, instancePath }: Fault, { branch, places }: BrokenBranch): boolean {
  if (!schemaPath.startsWith(branch)) return false;
  const keys = instancePath.split('/');
  return keys.some((_, index) => places.has(keys.slice(0, index + 1).join('/')));
}

function explainCondition(condition: Fault, request: FaultyRequest): Violation {
  const own = { branch: branchOf(condition), places: new Set([condition.instancePath]) };
  const detail = request.faults.find((fault) => isInside(fault, own));
  const { rule, sentence, about } = phraseAt(condition, request);
  const found = detail === undefined ? '' : parameterOf(detail, request);
  const subject = about === undefined ? found : pathOf([about], request);
  const isAboutAnother = subject !== found;
  return {
    parameter: subject,
    rule,
    message: `${sentence}.`,
    ...(detail === undefined || isAboutAnother ? {} : allowedBy(detail)),
  };
}

function explainFault(fault: Fault, request: FaultyRequest): Violation {
  switch (fault.keyword) {
    case 'required':
      return explainMissing(fault, request);
    case 'additionalProperties':
      return explainUnknown(fault, request);
    case 'type':
      return explainType(fault, request);
    default:
      return explainRule(fault, request);
  }
}

function explainMissing(fault: Fault, request: FaultyRequest): Violation {
  const parameter = parameterOf(fault, request);
  const name = String(fault.params.missingProperty);
  const isTopLevel = fault.instancePath === '';
  const isNeededByAll = request.body.variants.every(({ required }) => required.includes(name));
  const slip = isTopLevel ? slipOf(name, request) : undefined;
  const hint = slip === undefined ? '' : `; did you mean it by ${shortened(slip)}?`;
  return missingOne(parameter, (isTopLevel && !isNeededByAll ? variantNamed(request) : '') + hint);
}

/** The unknown name that a missing parameter was probably misspelled as, if the body may have unknown names. */
function slipOf(name: string, { document, faults, variant }: FaultyRequest): string | undefined {
  const isTold = faults.some(({ keyword }) => keyword === 'additionalProperties');
  if (isTold) return undefined;
  const unknown = Object.keys(document).filter((key) => !Object.hasOwn(variant.types, key));
  return unknown.slice(0, MAX_LOOKED_AT).find((key) => nearest(key, [name]) !== undefined);
}

/** Reports missing parameters that every request requires. */
export function missing(needed: readonly string[], document: JsonObject): readonly Violation[] {
  return needed
    .filter((parameter) => !Object.hasOwn(document, parameter))
    .map((parameter) => missingOne(parameter));
}

function missingOne(parameter: string, where = ''): Violation {
  const message = `${parameter} is required${where}`;
  return { parameter, rule: 'required', message: /[?]$/.test(message) ? message : `${message}.` };
}

function explainUnknown(fault: Fault, request: FaultyRequest): Violation {
  const { body } = request;
  const name = String(fault.params.additionalProperty);
  const parameter = pathOf([...pointerKeys(fault.instancePath), shortened(name)], request);
  const exclusive = fault.instancePath === '' && Object.hasOwn(body.exclusive, name);
  const phrase = exclusive ? body.exclusive[name] : undefined;
  if (phrase !== undefined) {
    return { parameter, rule: phrase.rule, message: `${filled(phrase, parameter, request)}.` };
  }
  const meant = fault.instancePath === '' ? meantBy(name, request) : undefined;
  return unknownParameter(parameter, meant);
}

/**
 * The violation for an unknown parameter.
 *
 * @param meant - the parameter that was probably meant
 */
export function unknownParameter(parameter: string, meant: string | undefined): Violation {
  const hint = meant === undefined ? '.' : `; did you mean ${meant}?`;
  const message = `There is no parameter ${parameter}${hint}`;
  return { parameter, rule: 'unknown-parameter', message };
}

/** The parameter that was probably meant by an unknown one: by a synonym used elsewhere, or by a misspelling. */
export function meantBy(
  name: string,
  { body: { synonyms }, variant: { types } }: FaultyRequest,
): string | undefined {
  const synonym = Object.hasOwn(synonyms, name) ? synonyms[name] : undefined;
  if (synonym === undefined) return nearest(name, Object.keys(types));
  return Object.hasOwn(types, synonym) ? synonym : undefined;
}

function explainType(fault: Fault, request: FaultyRequest): Violation {
  const { document, variant } = request;
  const parameter = parameterOf(fault, request);
  const wrapping = wrappingIn(fault, request);
  if (wrapping !== undefined) {
    return { parameter, rule: 'type', message: `${filled(wrapping, parameter, request)}.` };
  }
  const types = isFileType(variant.types[pointerKeys(fault.instancePath).join('.')])
    ? ['one file']
    : [fault.params.type].flat().map((type) => typeName(String(type)));
  const value = valueAt(document, fault.instancePath);
  const subject = parameter === '' ? 'The body' : parameter;
  return {
    parameter,
    rule: 'type',
    message: `${subject} must be ${alternatives(types)}${inPlaceOf(types, value)}.`,
  };
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

/** Describes a value found instead of one of the types. */
function inPlaceOf(types: readonly string[], value: unknown): string {
  if (typeof value === 'number') return `, not ${numberGiven(value, types)}`;
  // In a URL or a form every value is text, so being text is not the fault.
  const isText = typeof value === 'string' && types.every((type) => WRITTEN_PLAINLY.has(type));
  return isText ? `; it is ${quoted(value)}` : `, not ${typeNameOf(value)}`;
}

const WHOLE = typeName('integer');
/** The types that text in a URL or a form can represent. */
const WRITTEN_PLAINLY: ReadonlySet<string> = new Set([
  WHOLE,
  typeName('number'),
  typeName('boolean'),
]);

/** Describes a number of the wrong type: it is not an integer, or too large; calling it a number would say nothing. */
function numberGiven(value: number, types: readonly string[]): string {
  if (!Number.isFinite(value)) return 'one too large to be read';
  return types.includes(WHOLE) ? String(value) : typeNameOf(value);
}

function explainRule(fault: Fault, request: FaultyRequest): Violation {
  const parameter = parameterOf(fault, request);
  const phrase = phraseAt(fault, request);
  const found = findingOf(fault, valueAt(request.document, fault.instancePath));
  const elsewhere = acceptedElsewhere(fault, request);
  return {
    parameter,
    rule: phrase.rule,
    message: `${filled(phrase, parameter, request)}${found}${elsewhere}.`,
    ...allowedBy(fault),
  };
}

/** The phrase for a fault. Every rule of the contract has one; a missing one is a bug in the build. */
export function phraseAt(fault: Fault, { variant }: FaultyRequest): Phrase {
  const phrase = variant.phrases[fault.schemaPath];
  if (phrase === undefined)
    throw new Error(`${variant.name} has no phrase for ${fault.schemaPath}.`);
  return phrase;
}

/** Fills a sentence with the names that the caller used; the build names the selecting parameter by its own name. */
function filled({ sentence }: Phrase, parameter: string, { body, names }: FaultyRequest): string {
  const { parameter: own = '' } = body.select ?? {};
  const given = names.get(own) ?? own;
  return sentence.replace(` with ${own} `, ` with ${given} `).replaceAll('{parameter}', parameter);
}

/** Describes a value found instead of what the rule requires. */
function findingOf({ keyword }: Fault, value: unknown): string {
  if (keyword === 'maxLength' || keyword === 'minLength') {
    return typeof value === 'string' && value !== '' ? `; it has ${Array.from(value).length}` : '';
  }
  if (keyword === 'maxItems' || keyword === 'minItems') {
    return Array.isArray(value) ? `; it has ${value.length}` : '';
  }
  return typeof value === 'object' || value === '' ? '' : `; it is ${quoted(value)}`;
}

/** Names the models that would accept the value. */
function acceptedElsewhere(fault: Fault, request: FaultyRequest): string {
  const { select } = request.body;
  const takers = takersOf(fault, request).map(({ value }) => String(value));
  const words = phraseAt(fault, request).sentence.split(/[\s,;]+/);
  // Some rules' sentences already name them.
  const isSaid = takers.every((value) => words.includes(value));
  if (select === undefined || isSaid) return '';
  return `, which ${pathOf([select.parameter], request)} ${alternatives(takers)} takes`;
}

/** The variants that accept a parameter's value which the selected one rejects. */
export function takersOf(fault: Fault, request: FaultyRequest): readonly Variant[] {
  const { body, variant, document } = request;
  const { select } = body;
  const [parameter = '', ...deeper] = pointerKeys(fault.instancePath);
  const isChoice = fault.keyword === 'enum' || fault.keyword === 'const';
  if (select === undefined || !isChoice || deeper.length > 0) return [];
  return body.variants.filter((other) => {
    if (other === variant || other.value === undefined) return false;
    if (!Object.hasOwn(other.types, parameter)) return false;
    other.validate({ ...document, [select.parameter]: other.value });
    return !(other.validate.errors ?? []).some(
      (found) => found.instancePath === fault.instancePath,
    );
  });
}

function variantNamed(request: FaultyRequest): string {
  const { select } = request.body;
  const { value } = request.variant;
  if (select === undefined || value === undefined) return '';
  return ` with ${pathOf([select.parameter], request)} ${value}`;
}

function allowedBy({ keyword, params }: Fault): Pick<Violation, 'allowed'> {
  if (keyword === 'enum' && Array.isArray(params.allowedValues)) {
    return { allowed: params.allowedValues };
  }
  return keyword === 'const' ? { allowed: [params.allowedValue] } : {};
}

/** The parameter at fault, as a path with the name that the caller used: `reference_audios[0].voice_id`. */
function parameterOf(fault: Fault, request: FaultyRequest): string {
  return pathOf([...pointerKeys(fault.instancePath), ...namedBy(fault)], request);
}

/** The name at fault, if the fault is reported for the object that contains it. */
function namedBy({ keyword, params }: Fault): readonly string[] {
  if (keyword === 'required') return [String(params.missingProperty)];
  return keyword === 'propertyNames' ? [shortened(String(params.propertyName))] : [];
}

function pathOf([first = '', ...deeper]: readonly string[], { names }: FaultyRequest): string {
  return deeper.reduce(
    (path, key) => (/^\d+$/.test(key) ? `${path}[${key}]` : `${path}.${key}`),
    names.get(first) ?? first,
  );
}
