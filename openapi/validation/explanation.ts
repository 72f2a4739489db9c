import type { Fault, Variant } from '../build/shapes.ts';
import {
  allowedBy,
  type FaultyRequest,
  filled,
  parameterOf,
  pathOf,
  phraseAt,
} from './faulty-request.ts';
import { pointerKeys, valueAt } from './json-pointer.ts';
import { type JsonObject, MAX_VIOLATIONS, type Violation } from './outcome.ts';
import { branchOf, isInside, ownFaults } from './own-faults.ts';
import { explainUnknown, slipOf } from './unknown-names.ts';
import { alternatives, quoted, shortened } from './wording.ts';
import { explainType } from './wrong-types.ts';

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

function explainCondition(condition: Fault, request: FaultyRequest): Violation {
  const own = { branch: branchOf(condition), places: new Set([condition.instancePath]) };
  const detail = request.faults.find((fault) => isInside(fault, own));
  const phrase = phraseAt(condition, request);
  const { rule, about } = phrase;
  const found = detail === undefined ? '' : parameterOf(detail, request);
  const subject = about === undefined ? found : pathOf([about], request);
  const isAboutAnother = subject !== found;
  return {
    parameter: subject,
    rule,
    message: `${filled(phrase, subject, request)}.`,
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

/** What models differ in about a parameter: its choices and its bounds. */
const DIFFERING: ReadonlySet<string> = new Set([
  'const',
  'enum',
  'maximum',
  'maxItems',
  'maxLength',
  'minimum',
]);

/** The variants that accept a parameter's value which the selected one rejects. */
export function takersOf(fault: Fault, request: FaultyRequest): readonly Variant[] {
  const { body, variant, document } = request;
  const { select } = body;
  const [parameter = '', ...deeper] = pointerKeys(fault.instancePath);
  if (select === undefined || !DIFFERING.has(fault.keyword) || deeper.length > 0) return [];
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
