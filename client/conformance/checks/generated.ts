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

/** Number and seed of the generated requests. */
export interface Making {
  readonly seed: number;
  /** Maximum for each variant of a body. */
  readonly upTo: number;
}

/**
 * Checks with requests generated from the schemas of operations that support quotes; the same seed gives the same
 * requests.
 */
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

/** Most generated requests violate a condition of the schema; this many are discarded for each one that is kept. */
const TRIES_PER_REQUEST = 20;

/** Generates valid requests for a variant of a body from its schema. */
export function madeUp(
  operation: Operation,
  variant: Variant,
  { seed, upTo }: Making,
): JsonObject[] {
  const schema = inlined(schemaOf(variant.name));
  const fixed = fixedFields(operation, variant);
  const kept: JsonObject[] = [];
  for (let turn = 0; turn < upTo * TRIES_PER_REQUEST && kept.length < upTo; turn += 1) {
    const value: unknown = generateSync(asSchema(schema), {
      seed: seed * SEEDS_APART + turn,
      optionalsProbability: 0.5,
      maxItems: MAX_ITEMS,
      maxLength: MAX_CHARACTERS,
    });
    if (!isObject(value)) continue;
    const content = withFixed(value, fixed, [callbackParameter(operation), ...filesOf(variant)]);
    if (variant.validate(content)) kept.push(content);
  }
  return kept;
}

/** Limits the size of generated values; the schema's own bounds are tested separately. */
const MAX_ITEMS = 4;
const MAX_CHARACTERS = 200;
const SEEDS_APART = 100_003;

/** Takes parameters that cannot be generated from a valid request, or omits them. */
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

/** Parameters that cannot be generated: files, and those subject to a rule beyond the schema. */
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

/** Parameters that refer to objects that must exist. */
const NAMES_OF_THINGS = ['music_id', 'audio_url', 'model', 'mode'];

/** Inlines the references of a schema and drops its descriptions and extensions. Request schemas are not recursive. */
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
