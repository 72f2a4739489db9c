import { expect, test } from 'vitest';
import { makeLanes } from '../../server/callbacks/lanes.ts';

const LIMITS = { all: 5, account: 4, origin: 2 };

function traffic(accountId: string, host: string) {
  return { accountId, origin: `https://${host}` };
}

test('a receiver has so many deliveries under way, and others go on', () => {
  const lanes = makeLanes(LIMITS);
  expect(lanes.enter(traffic('a', 'dead'))).toBeDefined();
  expect(lanes.enter(traffic('b', 'dead'))).toBeDefined();
  expect(lanes.enter(traffic('c', 'dead'))).toBeUndefined();
  expect(lanes.enter(traffic('a', 'alive'))).toBeDefined();
  expect(lanes.underWay).toBe(3);
});

test('an account has so many, to whichever receivers', () => {
  const lanes = makeLanes(LIMITS);
  for (const host of ['one', 'two', 'three', 'four']) {
    expect(lanes.enter(traffic('a', host))).toBeDefined();
  }
  expect(lanes.enter(traffic('a', 'five'))).toBeUndefined();
  expect(lanes.enter(traffic('b', 'five'))).toBeDefined();
});

test('a place that is left is free again, for everybody', () => {
  const lanes = makeLanes({ all: 1, account: 1, origin: 1 });
  const leave = lanes.enter(traffic('a', 'one'));
  expect(lanes.enter(traffic('b', 'two'))).toBeUndefined();
  leave?.();
  expect(lanes.underWay).toBe(0);
  expect(lanes.enter(traffic('b', 'two'))).toBeDefined();
});
