import { describe, expect, test } from 'vitest';
import contract from '../../generated/openapi.json' with { type: 'json' };

/** Where a node stands in the contract, and what it is. */
interface Place {
  readonly path: readonly string[];
  readonly node: Readonly<Record<string, unknown>>;
}

const places = [...placesIn(contract)];

function* placesIn(node: unknown, path: readonly string[] = []): Generator<Place> {
  if (Array.isArray(node)) {
    for (const [index, item] of node.entries()) yield* placesIn(item, [...path, String(index)]);
  } else if (isNode(node)) {
    yield { path, node };
    for (const [key, value] of Object.entries(node)) yield* placesIn(value, [...path, key]);
  }
}

function isNode(node: unknown): node is Place['node'] {
  return typeof node === 'object' && node !== null && !Array.isArray(node);
}

describe('what generators of other languages stop at is not in the contract', () => {
  test('the body that a link gives is one value, not a map of expressions', () => {
    const links = places.filter(({ path }) => path.at(-2) === 'links');
    expect(links.length).toBeGreaterThan(2);
    for (const {
      path,
      node: { requestBody },
    } of links) {
      expect(isNode(requestBody), path.join('/')).toBe(false);
    }
  });
});
