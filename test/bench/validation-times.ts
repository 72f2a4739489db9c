import { operations } from '../../generated/operations.ts';
import { exampleRequest } from '../../generated/rule-examples.ts';
import { rules } from '../../generated/rules.ts';
import type { Operation } from '../../generated/shapes.ts';
import type { JsonObject } from '../../server/foundation/json-object.ts';
import { measureShape } from '../../server/foundation/json-shape.ts';
import { checkBody, checkParameters } from '../../server/http/validation.ts';

/**
 * Repeatedly validates the accepted examples of the contract with the gateway's own code, and prints the time of each
 * validation. Runs in a separate process without other work.
 */

/** The validation times of one schema of a body, or of an operation's parameters. */
export interface ValidationTimes {
  readonly operationId: string;
  /** The schema of the body, or `parameters`. */
  readonly schema: string;
  /** The size of its compiled validator, in characters. */
  readonly checkCharacters: number;
  readonly examples: number;
  /** The mean time of a validation over all examples, in microseconds. */
  readonly mean: number;
  /** The time of the slowest example, in microseconds. */
  readonly slowest: number;
  /** The size of the slowest example as JSON, in characters. */
  readonly slowestCharacters: number;
}

const all: Readonly<Record<string, Operation>> = operations;
const NANOSECONDS_PER_MICROSECOND = 1000;
const TURNS = 5;
const TURN_MICROSECONDS = 6_000;
/** The number of validations between two readings of the clock. */
const CHECKS_PER_LOOK = 16;

process.stdout.write(`${JSON.stringify([...checks().values()].flatMap(timesOf))}\n`);

/** A validator, with the examples that it is measured with. */
interface Checks {
  readonly operationId: string;
  readonly schema: string;
  readonly checkCharacters: number;
  readonly check: (example: Example) => boolean;
  /** By their JSON text. */
  readonly examples: Map<string, Example>;
}

/** An accepted document, as bytes and parsed. */
interface Example {
  readonly bytes: Uint8Array;
  readonly document: JsonObject;
}

function checks(): ReadonlyMap<string, Checks> {
  const found = new Map<string, Checks>();
  for (const { operationId, variant, checked, mediaType, base, accepted } of rules) {
    const operation = all[operationId];
    if (operation === undefined) continue;
    const schema = checked === 'parameter' ? 'parameters' : variant;
    const key = `${operationId} ${schema}`;
    const own = found.get(key) ?? checksOf(operation, { schema, mediaType });
    if (own === undefined) continue;
    found.set(key, own);
    for (const patch of [{}, ...accepted]) {
      // Parsed from text, as in the gateway.
      const text = JSON.stringify(exampleRequest(base, patch));
      own.examples.set(text, { bytes: Buffer.from(text), document: JSON.parse(text) });
    }
  }
  return found;
}

function checksOf(
  { operationId, parameters, bodies, limits }: Operation,
  { schema, mediaType }: { readonly schema: string; readonly mediaType: string },
): Checks | undefined {
  const examples = new Map<string, Example>();
  if (schema === 'parameters') {
    if (parameters === undefined) return undefined;
    const check = ({ document }: Example): boolean => checkParameters(parameters, document).ok;
    const checkCharacters = String(parameters.validate).length;
    return { operationId, schema, checkCharacters, check, examples };
  }
  const body = bodies[mediaType];
  if (body === undefined) return undefined;
  const validate = body.variants.find(({ name }) => name === schema)?.validate;
  const check = ({ bytes, document }: Example): boolean =>
    measureShape(bytes, limits) === undefined && checkBody(body, document).ok;
  return { operationId, schema, checkCharacters: String(validate).length, check, examples };
}

/**
 * Leaves out examples that this validator rejects because only the operation itself accepts them, such as a mask
 * without a picture.
 */
function timesOf({ check, examples, ...rest }: Checks): readonly ValidationTimes[] {
  const accepted = [...examples].filter(([, example]) => check(example));
  // Runs all examples first, so that each is measured with the code as compiled for all of them.
  for (const [, example] of accepted) turnOf(() => check(example));
  const times = accepted
    .map(([text, example]) => ({
      microseconds: microsecondsOf(() => check(example)),
      characters: text.length,
    }))
    .toSorted((one, other) => other.microseconds - one.microseconds);
  const [slowest] = times;
  if (slowest === undefined) return [];
  const sum = times.reduce((total, { microseconds }) => total + microseconds, 0);
  const { microseconds, characters } = slowest;
  const figures = {
    mean: sum / times.length,
    slowest: microseconds,
    slowestCharacters: characters,
  };
  return [{ ...rest, examples: times.length, ...figures }];
}

/** The minimum of several turns, which other activity on the machine disturbs least. */
function microsecondsOf(check: () => boolean): number {
  return Math.min(...Array.from({ length: TURNS }, () => turnOf(check)));
}

function turnOf(check: () => boolean): number {
  const began = now();
  let checked = 0;
  let accepted = 0;
  for (let passed = 0; passed < TURN_MICROSECONDS; passed = now() - began) {
    for (let look = 0; look < CHECKS_PER_LOOK; look += 1) accepted += check() ? 1 : 0;
    checked += CHECKS_PER_LOOK;
  }
  if (accepted < checked) throw new Error('What was accepted once is accepted always.');
  return (now() - began) / checked;
}

function now(): number {
  return Number(process.hrtime.bigint()) / NANOSECONDS_PER_MICROSECOND;
}
