import { expect, test } from 'vitest';
import contract from '../../generated/openapi.json' with { type: 'json' };
import { operations } from '../../generated/operations.ts';
import type { Operation, Variant } from '../../generated/shapes.ts';

// biome-ignore lint/suspicious/noExplicitAny: the contract is read here as the data that it is.
type Node = any;

/** The keywords that reject a value, and have no message by default. */
const REFUSING = [
  ...['minLength', 'maxLength', 'pattern', 'enum', 'minimum', 'maximum', 'exclusiveMinimum'],
  ...['exclusiveMaximum', 'minItems', 'maxItems', 'uniqueItems', 'multipleOf', 'maxProperties'],
];

const variants = Object.values<Operation>(operations).flatMap(({ operationId, bodies }) =>
  Object.values(bodies).flatMap((body) =>
    body.variants.map((variant) => [`${operationId} ${variant.name}`, variant] as const),
  ),
);

/** A rejected value without a message would be an internal error of the gateway. */
test.each(variants)('%s says of every value why it is refused', (_name, variant: Variant) => {
  const schemas: Node = contract.components.schemas;
  const silent = refusalsIn(schemas[variant.name]).filter((place) => !(place in variant.phrases));
  expect(silent).toEqual([]);
});

function refusalsIn(schema: Node, place = '#'): readonly string[] {
  const { properties = {}, items, ...own } = resolve(schema);
  return [
    ...REFUSING.filter((keyword) => keyword in own).map((keyword) => `${place}/${keyword}`),
    ...Object.entries<Node>(properties).flatMap(([name, inner]) =>
      refusalsIn(inner, `${place}/properties/${name}`),
    ),
    ...(items === undefined ? [] : refusalsIn(items, `${place}/items`)),
  ];
}

function resolve(node: Node): Node {
  if (typeof node.$ref !== 'string') return node;
  const { $ref, ...siblings } = node;
  const keys: string[] = $ref.slice(2).split('/');
  return { ...resolve(keys.reduce((inner: Node, key) => inner[key], contract)), ...siblings };
}
