import { expect, onTestFinished, test } from 'vitest';
import { type Entry, type LaneLimits, makeLanes } from '../../server/callbacks/lanes.ts';

const LIMITS = { all: 5, account: 4, origin: 2, line: 0 };

function traffic(accountId: string, host: string) {
  return { accountId, origin: `https://${host}` };
}

function someLanes(limits: LaneLimits = LIMITS, settings = {}) {
  const lanes = makeLanes({ secondsEach: 15, limits, ...settings });
  onTestFinished(() => lanes.close());
  const isOpen = async (accountId: string, host: string): Promise<boolean> =>
    (await lanes.enter(traffic(accountId, host))).isOpen;
  return { lanes, isOpen };
}

function leave(entry: Entry): void {
  if (entry.isOpen) entry.leave();
}

test('a receiver has so many deliveries under way, and others go on', async () => {
  const { lanes, isOpen } = someLanes();
  expect(await isOpen('a', 'dead')).toBe(true);
  expect(await isOpen('b', 'dead')).toBe(true);
  expect(await isOpen('c', 'dead')).toBe(false);
  expect(await isOpen('a', 'alive')).toBe(true);
  expect(lanes.underWay).toBe(3);
});

test('an account has so many, to whichever receivers', async () => {
  const { isOpen } = someLanes();
  for (const host of ['one', 'two', 'three', 'four']) expect(await isOpen('a', host)).toBe(true);
  expect(await isOpen('a', 'five')).toBe(false);
  expect(await isOpen('b', 'five')).toBe(true);
});

test('a place that is left is free again, for everybody', async () => {
  const { lanes, isOpen } = someLanes({ all: 1, account: 1, origin: 1, line: 0 });
  const entry = await lanes.enter(traffic('a', 'one'));
  expect(await isOpen('b', 'two')).toBe(false);
  leave(entry);
  expect(lanes.underWay).toBe(0);
  expect(await isOpen('b', 'two')).toBe(true);
});

test('those who wait for a receiver are let in one by one as others leave, the first one first', async () => {
  const { lanes } = someLanes({ all: 9, account: 9, origin: 1, line: 2 });
  const first = await lanes.enter(traffic('a', 'quick'));
  const entered: string[] = [];
  const waiting = ['second', 'third'].map(async (name) => {
    const entry = await lanes.enter(traffic('a', 'quick'));
    entered.push(name);
    return entry;
  });
  expect((await lanes.enter(traffic('a', 'quick'))).isOpen).toBe(false);
  expect([lanes.underWay, lanes.waiting, entered]).toEqual([1, 2, []]);
  leave(first);
  leave(await (waiting[0] as Promise<Entry>));
  leave(await (waiting[1] as Promise<Entry>));
  expect(entered).toEqual(['second', 'third']);
  expect([lanes.underWay, lanes.waiting]).toEqual([0, 0]);
});

test('nobody waits for a receiver that is slow longer than a moment', async () => {
  const { lanes, isOpen } = someLanes({ all: 9, account: 9, origin: 1, line: 1 });
  expect(await isOpen('a', 'slow')).toBe(true);
  expect(await isOpen('a', 'slow')).toBe(false);
  expect(lanes.waiting).toBe(0);
});

test('nobody waits any more when the lanes are closed', async () => {
  const { lanes, isOpen } = someLanes({ all: 9, account: 9, origin: 1, line: 1 });
  expect(await isOpen('a', 'slow')).toBe(true);
  const waiting = isOpen('a', 'slow');
  lanes.close();
  expect(await waiting).toBe(false);
  expect(await isOpen('b', 'other')).toBe(false);
});

test('those who find no place come again one after another, as places become free', async () => {
  const limits = { all: 100, account: 100, origin: 2, line: 0 };
  const { lanes } = someLanes(limits, { secondsEach: 10, now: () => 1_000 });
  const waits: number[] = [];
  for (let count = 0; count < 6; count += 1) {
    const entry = await lanes.enter(traffic('a', 'slow'));
    if (!entry.isOpen) waits.push(entry.afterSeconds);
  }
  expect(waits).toEqual([2, 7, 12, 17]);
  expect((await lanes.enter(traffic('a', 'other'))).isOpen).toBe(true);
});
