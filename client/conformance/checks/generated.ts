import { generateSync } from 'json-schema-faker';
import { rules } from '../../../generated/rules.ts';
import type { Operation, Variant } from '../../../generated/shapes.ts';
import { isObject, type JsonObject } from '../../json-object.ts';
import { accepts } from '../acceptance.ts';
import type { Check } from '../check.ts';
import { allOperations, callbackParameter, quoteType, resolve, schemaOf } from '../contract.ts';
import { requestWith } from '../request.ts';
import { aboutTestObjects } from '../test-objects.ts';
import { wholeRequest } from './bounds.ts';

/** How many requests are made up, and from what. */
export interface Making {
  readonly seed: number;
  /** For each form of a body, at the most. */
  readonly upTo: number;
}

/** Requests made up from the schemas of what can be quoted; the same seed makes the same ones. */
export function generatedChecks(making: Making): readonly Check[] {
  return allOperations
    .filter((operation) => quoteType(operation) !== undefined)
    .flatMap((operation) =>
      (operation.bodies['application/json']?.variants ?? []).flatMap((variant) =>
        madeUp(operation, variant, making).map((content, index) =>
          generatedCheck({ operation, variant, content }, index + 1),
        ),
      ),
    );
}

function generatedCheck(
  {
    operation,
    variant,
    content,
  }: { readonly operation: Operation; readonly variant: Variant; readonly content: JsonObject },
  number: number,
): Check {
  return {
    operationId: operation.operationId,
    kind: 'generated',
    name: `${variant.name} ${number}`,
    async run(deployment) {
      const fields = await aboutTestObjects(deployment, operation, content);
      return accepts(deployment, requestWith({ operation, fields }));
    },
  };
}

/** Most of what is made up breaks a condition of the schema; so many are thrown away for one that is kept. */
const TRIES_A_REQUEST = 20;

/** Requests of a form of a body that keep its schema, made up from it. */
export function madeUp(
  operation: Operation,
  variant: Variant,
  { seed, upTo }: Making,
): JsonObject[] {
  const schema = inlined(schemaOf(variant.name));
  const fixed = fixedFields(operation, variant);
  const kept: JsonObject[] = [];
  for (let turn = 0; turn < upTo * TRIES_A_REQUEST && kept.length < upTo; turn += 1) {
    const value: unknown = generateSync(asSchema(schema), {
      seed: seed * SEEDS_APART + turn,
      optionalsProbability: 0.5,
      maxItems: ITEMS_UP_TO,
      maxLength: CHARACTERS_UP_TO,
    });
    if (!isObject(value)) continue;
    const content = withFixed(value, fixed, [callbackParameter(operation), ...filesOf(variant)]);
    if (variant.validate(content)) kept.push(content);
  }
  return kept;
}

/** How long things may be is tried by themselves, at their bounds. */
const ITEMS_UP_TO = 4;
const CHARACTERS_UP_TO = 200;
const SEEDS_APART = 100_003;

/** Takes what cannot be made up from a request that is known to be right, or leaves it out. */
function withFixed(
  value: JsonObject,
  fixed: JsonObject,
  left: readonly (string | undefined)[],
): JsonObject {
  const made = Object.entries(value).filter(([name]) => !left.includes(name));
  return { ...Object.fromEntries(made), ...fixed };
}

/** The parameters that hold files. */
function filesOf({ files }: Variant): readonly string[] {
  return Object.keys(files);
}

/** What cannot be made up: files, and what a rule beyond the schema is about. */
function fixedFields(operation: Operation, variant: Variant): JsonObject {
  const told = rules
    .filter(
      ({ operationId, checked }) =>
        operationId === operation.operationId && checked === 'operation',
    )
    .flatMap(({ accepted, refused }) => [...accepted, ...refused].flatMap(Object.keys));
  const names = new Set([...told, ...Object.keys(variant.files), ...NAMES_OF_THINGS]);
  const whole = Object.entries(wholeRequest(operation, variant));
  return Object.fromEntries(whole.filter(([name]) => names.has(name)));
}

/** Parameters that name what must be there. */
const NAMES_OF_THINGS = ['music_id', 'audio_url', 'model', 'mode'];

/** A schema in one piece, with what it says to machines alone. The forms of bodies do not contain themselves. */
function inlined(node: unknown): JsonObject {
  return Object.fromEntries(
    Object.entries(resolve(node))
      .filter(([name]) => !name.startsWith('x-') && name !== 'description')
      .map(([name, value]) => [name, inlinedWithin(value)]),
  );
}

function inlinedWithin(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inlinedWithin);
  return isObject(value) ? inlined(value) : value;
}

function asSchema(schema: JsonObject): Parameters<typeof generateSync>[0] {
  return schema;
}
