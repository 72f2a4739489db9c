import type { Fault, RequestBody, Variant } from '../../generated/shapes.ts';
import { isObject } from '../json-object.ts';

/** A violation that an error response must list. */
export interface ExpectedViolation {
  readonly parameter: string;
  readonly rule: string;
  /** The rule's sentence, as far as the contract defines it; empty if it does not. */
  readonly sentence: string;
}

/** The contract's phrases for the places of a schema. */
export interface Wording {
  readonly phrases: Variant['phrases'];
  readonly exclusive: RequestBody['exclusive'];
}

/**
 * The violations that the response to an invalid request must list: the parameters at fault, each with the rule and
 * sentence that the contract has for that place of the schema. Faults that only follow from others are omitted.
 */
export function expectedViolations(
  wording: Wording,
  faults: readonly Fault[],
): readonly ExpectedViolation[] {
  const mistyped = new Set(
    faults.filter(({ keyword }) => keyword === 'type').map(({ instancePath }) => instancePath),
  );
  return (
    faults
      .filter(({ schemaPath }) => !schemaPath.includes('/then/') && !schemaPath.includes('/else/'))
      // A fault in a name is reported by the rule about names.
      .filter(({ propertyName }) => propertyName === undefined)
      .filter(({ keyword, instancePath }) => keyword === 'type' || !mistyped.has(instancePath))
      .map((fault) => expectedOf(fault, wording))
  );
}

function expectedOf(fault: Fault, { phrases, exclusive }: Wording): ExpectedViolation {
  const keys = keysOf(fault);
  const parameter = pathOf(keys);
  switch (fault.keyword) {
    case 'required':
      return { parameter, rule: 'required', sentence: `${parameter} is required` };
    case 'type':
      return { parameter, rule: 'type', sentence: `${parameter} must be ` };
    case 'additionalProperties': {
      const phrase = keys.length === 1 ? exclusive[parameter] : undefined;
      return phrase === undefined
        ? { parameter, rule: 'unknown-parameter', sentence: `There is no parameter ${parameter}` }
        : { parameter, rule: phrase.rule, sentence: filled(phrase.sentence, parameter) };
    }
    default: {
      const phrase = phrases[fault.schemaPath];
      const about = phrase?.about ?? (fault.keyword === 'if' ? ANY_PARAMETER : parameter);
      return {
        parameter: about,
        rule: phrase?.rule ?? fault.keyword,
        sentence: filled(phrase?.sentence ?? '', about),
      };
    }
  }
}

/** Used for a condition that does not name its parameter. */
export const ANY_PARAMETER = '*';

function filled(sentence: string, parameter: string): string {
  return sentence.replaceAll('{parameter}', parameter);
}

function keysOf({ instancePath, keyword, params }: Fault): readonly string[] {
  const keys = instancePath
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  const field = NAMED_BY[keyword];
  const named: unknown = isObject(params) && field !== undefined ? params[field] : undefined;
  return named === undefined ? keys : [...keys, String(named)];
}

/** For keywords about names: the field of the fault that holds the name. */
const NAMED_BY: Readonly<Record<string, string>> = {
  required: 'missingProperty',
  additionalProperties: 'additionalProperty',
  propertyNames: 'propertyName',
};

/** A parameter as a path: `reference_audios[0].voice_id`. */
function pathOf([first = '', ...deeper]: readonly string[]): string {
  return deeper.reduce(
    (path, key) => (/^\d+$/.test(key) ? `${path}[${key}]` : `${path}.${key}`),
    first,
  );
}
