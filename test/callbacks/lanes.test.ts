import { expect, test } from 'vitest';
import { makeLanes } from '../../server/callbacks/lanes.ts';

const LIMITS = { all: 5, account: 4, origin: 2 };

function traffic(accountId: string, host: string) {
  return { accountId, origin: `https://${host}` };
}

test('a receiver has so many deliveries under way, and others go on', () => {
  const lanes = makeLanes({ secondsEach: 15, limits: LIMITS });
  expect(lanes.enter(traffic('a', 'dead')).isOpen).toBe(true);
  expect(lanes.enter(traffic('b', 'dead')).isOpen).toBe(true);
  expect(lanes.enter(traffic('c', 'dead')).isOpen).toBe(false);
  expect(lanes.enter(traffic('a', 'alive')).isOpen).toBe(true);
  expect(lanes.underWay).toBe(3);
});

test('an account has so many, to whichever receivers', () => {
  const lanes = makeLanes({ secondsEach: 15, limits: LIMITS });
  for (const host of ['one', 'two', 'three', 'four']) {
    expect(lanes.enter(traffic('a', host)).isOpen).toBe(true);
  }
  expect(lanes.enter(traffic('a', 'five')).isOpen).toBe(false);
  expect(lanes.enter(traffic('b', 'five')).isOpen).toBe(true);
});

test('a place that is left is free again, for everybody', () => {
  const lanes = makeLanes({ secondsEach: 15, limits: { all: 1, account: 1, origin: 1 } });
  const entry = lanes.enter(traffic('a', 'one'));
  expect(lanes.enter(traffic('b', 'two')).isOpen).toBe(false);
  if (entry.isOpen) entry.leave();
  expect(lanes.underWay).toBe(0);
  expect(lanes.enter(traffic('b', 'two')).isOpen).toBe(true);
});

test('those who find no place come again one after another, as places become free', () => {
  const limits = { all: 100, account: 100, origin: 2 };
  const lanes = makeLanes({ secondsEach: 10, limits, now: () => 1_000 });
  const waits = Array.from({ length: 6 }, () => lanes.enter(traffic('a', 'slow')))
    .filter((entry) => !entry.isOpen)
    .map(({ afterSeconds }) => afterSeconds);
  expect(waits).toEqual([2, 7, 12, 17]);
  expect(lanes.enter(traffic('a', 'other')).isOpen).toBe(true);
});
