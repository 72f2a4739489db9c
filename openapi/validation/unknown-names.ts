import type { Fault, Variant } from '../build/shapes.ts';
import { type FaultyRequest, filled, pathOf } from './faulty-request.ts';
import { pointerKeys } from './json-pointer.ts';
import { lookalikes } from './letter-case.ts';
import { nearest } from './nearest.ts';
import { type JsonObject, MAX_VIOLATIONS, type Violation } from './outcome.ts';
import { shortened } from './wording.ts';

/** Maximum number of unknown names compared with a missing one. */
const MAX_LOOKED_AT = 100;

/** The violation for a name that the request does not have, or only with another model. */
export function explainUnknown(fault: Fault, request: FaultyRequest): Violation {
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

/** The unknown name that a missing parameter was probably misspelled as, if the body may have unknown names. */
export function slipOf(
  name: string,
  { document, faults, variant }: FaultyRequest,
): string | undefined {
  const isTold = faults.some(({ keyword }) => keyword === 'additionalProperties');
  if (isTold) return undefined;
  const unknown = Object.keys(document).filter((key) => !Object.hasOwn(variant.types, key));
  return unknown.slice(0, MAX_LOOKED_AT).find((key) => nearest(key, [name]) !== undefined);
}

/** Reports names that differ from parameters only in letter case. */
export function lookingAlike(document: JsonObject, variant: Variant): readonly Violation[] {
  return lookalikes(document, variant)
    .slice(0, MAX_VIOLATIONS)
    .map(({ name, known }) => unknownParameter(shortened(name), known));
}
