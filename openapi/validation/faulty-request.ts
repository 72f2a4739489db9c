import type { Fault, Phrase, RequestBody, Variant } from '../build/shapes.ts';
import type { GivenNames } from './aliases.ts';
import { pointerKeys } from './json-pointer.ts';
import type { JsonObject, Violation } from './outcome.ts';
import { shortened } from './wording.ts';

/** An invalid request, with the faults that its validator found. */
export interface FaultyRequest {
  readonly document: JsonObject;
  readonly names: GivenNames;
  readonly body: RequestBody;
  readonly variant: Variant;
  readonly faults: readonly Fault[];
}

/** The phrase for a fault. Every rule of the contract has one; a missing one is a bug in the build. */
export function phraseAt(fault: Fault, { variant }: FaultyRequest): Phrase {
  const phrase = variant.phrases[fault.schemaPath];
  if (phrase === undefined)
    throw new Error(`${variant.name} has no phrase for ${fault.schemaPath}.`);
  return phrase;
}

/** Fills a sentence with the names that the caller used; the build names the selecting parameter by its own name. */
export function filled(
  { sentence }: Phrase,
  parameter: string,
  { body, names }: FaultyRequest,
): string {
  const { parameter: own = '' } = body.select ?? {};
  const given = names.get(own) ?? own;
  return sentence.replace(` with ${own} `, ` with ${given} `).replaceAll('{parameter}', parameter);
}

/** The parameter at fault, as a path with the name that the caller used: `reference_audios[0].voice_id`. */
export function parameterOf(fault: Fault, request: FaultyRequest): string {
  return pathOf([...pointerKeys(fault.instancePath), ...namedBy(fault)], request);
}

/** The name at fault, if the fault is reported for the object that contains it. */
function namedBy({ keyword, params }: Fault): readonly string[] {
  if (keyword === 'required') return [String(params.missingProperty)];
  return keyword === 'propertyNames' ? [shortened(String(params.propertyName))] : [];
}

export function pathOf(
  [first = '', ...deeper]: readonly string[],
  { names }: FaultyRequest,
): string {
  return deeper.reduce(
    (path, key) => (/^\d+$/.test(key) ? `${path}[${key}]` : `${path}.${key}`),
    names.get(first) ?? first,
  );
}

/** The values that a fault says are allowed. */
export function allowedBy({ keyword, params }: Fault): Pick<Violation, 'allowed'> {
  if (keyword === 'enum' && Array.isArray(params.allowedValues)) {
    return { allowed: params.allowedValues };
  }
  return keyword === 'const' ? { allowed: [params.allowedValue] } : {};
}
