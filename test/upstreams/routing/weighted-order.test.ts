import { describe, expect, test } from 'vitest';
import { type Weighted, weightedOrder } from '../../../server/upstreams/routing/weighted-order.ts';
import { chanceOf } from '../../faults/chance.ts';

interface Named extends Weighted {
  readonly name: string;
}

const named = (name: string, weight: number, order = 1): Named => ({ name, weight, order });
const DRAWS = 20_000;

/** The fraction of draws in which each candidate comes first. */
function shares(candidates: readonly Named[]): Readonly<Record<string, number>> {
  const chance = chanceOf('shares');
  const shares: Record<string, number> = {};
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const [first] = weightedOrder(candidates, () => chance.between(0, 1));
    if (first !== undefined) shares[first.name] = (shares[first.name] ?? 0) + 1 / DRAWS;
  }
  return shares;
}

const names = (candidates: readonly Named[]): string => candidates.map(({ name }) => name).join('');

describe('the order of candidates', () => {
  test('is that of the operator, whatever their weights', () => {
    const candidates = [named('c', 100, 3), named('a', 0.001, 1), named('b', 1, 2)];
    for (const chance of [0, 0.5, 0.999]) {
      expect(names(weightedOrder(candidates, () => chance))).toBe('abc');
    }
  });

  test.each([
    ['of whole numbers', 1, 3],
    ['far below 1', 0.000_1, 0.000_3],
    ['of a million', 250_000, 750_000],
  ])('follows weights %s among equals', (_what, light, heavy) => {
    const { light: share } = shares([named('light', light), named('heavy', heavy)]);
    expect(share).toBeGreaterThan(0.23);
    expect(share).toBeLessThan(0.27);
  });

  test('shares the calls evenly where the weights are the same', () => {
    for (const share of Object.values(shares(['a', 'b', 'c', 'd'].map((name) => named(name, 1))))) {
      expect(share).toBeGreaterThan(0.23);
      expect(share).toBeLessThan(0.27);
    }
  });

  test('follows the weights for the second place as well', () => {
    const candidates = [named('first', 1, 1), named('light', 1, 2), named('heavy', 4, 2)];
    const chance = chanceOf('second places');
    const seconds = Array.from(
      { length: DRAWS },
      () => weightedOrder(candidates, () => chance.between(0, 1))[1],
    );
    const share = seconds.filter((second) => second?.name === 'light').length / DRAWS;
    expect(share).toBeGreaterThan(0.18);
    expect(share).toBeLessThan(0.22);
  });

  test('has those without a weight last, by chance among themselves', () => {
    const candidates = [named('x', 0), named('y', 0), named('a', 0.000_001)];
    const chance = chanceOf('no weight');
    const orders = Array.from({ length: 200 }, () =>
      names(weightedOrder(candidates, () => chance.between(0, 1))),
    );
    expect([...new Set(orders)].toSorted()).toEqual(['axy', 'ayx']);
  });

  test('leaves nobody out, and its list as it was', () => {
    const candidates = Object.freeze([named('b', 0), named('a', 2)]);
    expect(names(weightedOrder(candidates))).toBe('ab');
    expect(weightedOrder([])).toEqual([]);
  });
});
