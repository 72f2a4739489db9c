import type { Fault, Phrase, RequestBody, Variant } from '../build/shapes.ts';
import type { GivenNames } from './aliases.ts';
import { isFileType } from './file-types.ts';
import { pointerKeys, valueAt } from './json-pointer.ts';
import { lookalikes } from './letter-case.ts';
import { nearest } from './nearest.ts';
import { isObject, type JsonObject, type Violation } from './outcome.ts';
import { alternatives, quoted, shortened, typeName, typeNameOf } from './wording.ts';

/** A request that broke rules, with what its check found. */
export interface FaultyRequest {
  readonly document: JsonObject;
  readonly names: GivenNames;
  readonly body: RequestBody;
  readonly variant: Variant;
  readonly faults: readonly Fault[];
}

/** So many violations are listed; a caller who breaks more learns of the rest later. */
const VIOLATIONS_UP_TO = 50;
/** So many names that the contract does not know are compared with one that is missing. */
const LOOKED_AT_UP_TO = 100;

/**
 * Says what is wrong with a request: one violation a parameter and rule, each with the contract's sentence.
 * What only follows from another fault is left out.
 */
export function explain(request: FaultyRequest): readonly Violation[] {
  const once = new Map<string, Violation>();
  for (const fault of ownFaults(request.faults)) {
    const violation =
      fault.keyword === 'if' ? explainCondition(fault, request) : explainFault(fault, request);
    once.set(`${violation.parameter}\n${violation.rule}`, violation);
    if (once.size === VIOLATIONS_UP_TO) break;
  }
  return [...once.values()];
}

/**
 * The faults that no other says already: a fault inside a condition belongs to the condition, and a value of the
 * wrong type breaks more rules than one. Conditions come last.
 */
function* ownFaults(faults: readonly Fault[]): Iterable<Fault> {
  const conditions = faults.filter(({ keyword }) => keyword === 'if');
  const mistyped = new Set(
    faults.filter(({ keyword }) => keyword === 'type').map(({ instancePath }) => instancePath),
  );
  // There are few places of conditions in a schema, however often each is broken.
  const branches = [...Map.groupBy(conditions, branchOf)].map(([branch, group]) => ({
    branch,
    places: new Set(group.map(({ instancePath }) => instancePath)),
  }));
  for (const fault of faults) {
    const { keyword, instancePath } = fault;
    if (keyword === 'if' || (keyword !== 'type' && mistyped.has(instancePath))) continue;
    // What is wrong with a name is told by the rule about names.
    if (fault.propertyName !== undefined) continue;
    if (!branches.some((broken) => isInside(fault, broken))) yield fault;
  }
  yield* conditions;
}

/** Says which names differ from those of parameters in upper and lower case alone. */
export function lookingAlike(document: JsonObject, variant: Variant): readonly Violation[] {
  return lookalikes(document, variant)
    .slice(0, VIOLATIONS_UP_TO)
    .map(({ name, known }) => unknownParameter(shortened(name), known));
}

/** Where the part of the schema is that a condition leads to. */
function branchOf({ schemaPath }: Fault): string {
  return schemaPath.replace(/if$/, 'then');
}

/** A part of the schema that a condition leads to, and the places of a request where the condition is broken. */
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

/** What stands in the place of a parameter that is missing, where the body may have what the contract does not know. */
function slipOf(name: string, { document, faults, variant }: FaultyRequest): string | undefined {
  const isTold = faults.some(({ keyword }) => keyword === 'additionalProperties');
  if (isTold) return undefined;
  const unknown = Object.keys(document).filter((key) => !Object.hasOwn(variant.types, key));
  return unknown.slice(0, LOOKED_AT_UP_TO).find((key) => nearest(key, [name]) !== undefined);
}

/** Says which of the parameters that every request needs are missing. */
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
 * Says that there is no such parameter.
 *
 * @param meant - the one that it most likely stands for
 */
export function unknownParameter(parameter: string, meant: string | undefined): Violation {
  const hint = meant === undefined ? '.' : `; did you mean ${meant}?`;
  const message = `There is no parameter ${parameter}${hint}`;
  return { parameter, rule: 'unknown-parameter', message };
}

/** The parameter that an unknown one most likely stands for: one that is known by that word elsewhere, or a slip. */
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

/** What is to be said where a value may come in an object with one field, and comes in another one. */
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

/** What was found in place of a value of one of the types. */
function inPlaceOf(types: readonly string[], value: unknown): string {
  if (typeof value === 'number') return `, not ${numberGiven(value, types)}`;
  // In an address or a form all is text, so that to be one is not what is wrong with it.
  const isText = typeof value === 'string' && types.every((type) => WRITTEN_PLAINLY.has(type));
  return isText ? `; it is ${quoted(value)}` : `, not ${typeNameOf(value)}`;
}

const WHOLE = typeName('integer');
/** What a text in an address or a form can stand for. */
const WRITTEN_PLAINLY: ReadonlySet<string> = new Set([
  WHOLE,
  typeName('number'),
  typeName('boolean'),
]);

/** A number of the wrong type is not whole, or too large; to call it a number says nothing. */
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

/** Every rule of the contract has a phrase; a place without one is a fault of the build. */
export function phraseAt(fault: Fault, { variant }: FaultyRequest): Phrase {
  const phrase = variant.phrases[fault.schemaPath];
  if (phrase === undefined)
    throw new Error(`${variant.name} has no phrase for ${fault.schemaPath}.`);
  return phrase;
}

/** A sentence with the names that the caller gave; which variant it is of, the build says by the parameter's own name. */
function filled({ sentence }: Phrase, parameter: string, { body, names }: FaultyRequest): string {
  const { parameter: own = '' } = body.select ?? {};
  const given = names.get(own) ?? own;
  return sentence.replace(` with ${own} `, ` with ${given} `).replaceAll('{parameter}', parameter);
}

/** What was found in place of what the rule asks for. */
function findingOf({ keyword }: Fault, value: unknown): string {
  if (keyword === 'maxLength' || keyword === 'minLength') {
    return typeof value === 'string' && value !== '' ? `; it has ${Array.from(value).length}` : '';
  }
  if (keyword === 'maxItems' || keyword === 'minItems') {
    return Array.isArray(value) ? `; it has ${value.length}` : '';
  }
  return typeof value === 'object' || value === '' ? '' : `; it is ${quoted(value)}`;
}

/** Says which other choice of the model would take the value. */
function acceptedElsewhere(fault: Fault, request: FaultyRequest): string {
  const { select } = request.body;
  const takers = takersOf(fault, request).map(({ value }) => String(value));
  const words = phraseAt(fault, request).sentence.split(/[\s,;]+/);
  // Some rules say themselves who takes the value.
  const isSaid = takers.every((value) => words.includes(value));
  if (select === undefined || isSaid) return '';
  return `, which ${pathOf([select.parameter], request)} ${alternatives(takers)} takes`;
}

/** The variants that take the value of a parameter which the chosen one does not. */
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

/** The parameter at fault, as a path under the name that the caller gave: `reference_audios[0].voice_id`. */
function parameterOf(fault: Fault, request: FaultyRequest): string {
  return pathOf([...pointerKeys(fault.instancePath), ...namedBy(fault)], request);
}

/** The name at fault, where the fault is found at what holds it. */
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
