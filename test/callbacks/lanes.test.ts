import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { type Entry, type LaneLimits, Lanes } from '../../server/callbacks/lanes.ts';

const LIMITS = { all: 7, account: 5, origin: 2, line: 0 };

function traffic(accountId: string, host: string) {
  return { accountId, origin: `https://${host}` };
}

function someLanes(limits: LaneLimits = LIMITS, settings = {}) {
  const lanes = new Lanes({ secondsEach: 15, limits, ...settings });
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

test('a slot that is left is free again, for everybody', async () => {
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

test('those who find no slot come again one after another, as slots become free', async () => {
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

test('receivers that are slow, or new, leave room for those that answer', async () => {
  const clock = { now: 0 };
  const limits = { all: 8, account: 8, origin: 20, line: 0 };
  const { lanes, isOpen } = someLanes(limits, { now: () => clock.now });
  const tell = async (host: string, seconds: number): Promise<void> => {
    const entry = await lanes.enter(traffic('a', host));
    clock.now += seconds;
    leave(entry);
  };
  await tell('slow', 15);
  await tell('quick', 0.1);
  const opened = async (host: string, count: number) => {
    const open = [];
    for (let each = 0; each < count; each += 1) open.push(await isOpen('a', host));
    return open;
  };
  expect(await opened('slow', 5)).toEqual([true, true, true, true, false]);
  expect(await opened('new', 3)).toEqual([true, true, false]);
  expect(await opened('quick', 3)).toEqual([true, true, false]);
});

test('a receiver that has not answered yet is told a few things at once, and more as soon as it has', async () => {
  const { lanes } = someLanes({ all: 100, account: 100, origin: 20, line: 100 });
  const entered: Entry[] = [];
  for (let count = 0; count < 30; count += 1) {
    lanes.enter(traffic('a', 'unknown')).then((entry) => entered.push(entry));
  }
  await setImmediate();
  expect(entered).toHaveLength(4);
  const [first] = entered;
  if (first !== undefined) leave(first);
  await setImmediate();
  expect(lanes.underWay).toBe(20);
});

test('a slot that is given back goes to whom has least under way, at whichever receiver', async () => {
  const { lanes, isOpen } = someLanes({ all: 4, account: 3, origin: 3, line: 5 });
  // Marks all receivers as fast.
  for (const host of ['one', 'two', 'three']) leave(await lanes.enter(traffic('a', host)));
  const busy = await lanes.enter(traffic('a', 'one'));
  expect(await isOpen('a', 'one')).toBe(true);
  expect(await isOpen('a', 'two')).toBe(true);
  expect(await isOpen('b', 'two')).toBe(true);
  const entered: string[] = [];
  for (const [accountId, host] of [
    ['a', 'one'],
    ['b', 'two'],
    ['c', 'three'],
  ] as const) {
    lanes.enter(traffic(accountId, host)).then(({ isOpen }) => isOpen && entered.push(accountId));
  }
  leave(busy);
  await setImmediate();
  expect(entered).toEqual(['c']);
});

test('whose account has no slot left holds up nobody of another in the same line', async () => {
  const { lanes, isOpen } = someLanes({ all: 9, account: 1, origin: 2, line: 5 });
  leave(await lanes.enter(traffic('a', 'shared')));
  expect(await isOpen('a', 'elsewhere')).toBe(true);
  const first = await lanes.enter(traffic('b', 'shared'));
  const entered: string[] = [];
  for (const accountId of ['a', 'b', 'c']) {
    lanes
      .enter(traffic(accountId, 'shared'))
      .then(({ isOpen }) => isOpen && entered.push(accountId));
  }
  await setImmediate();
  expect(entered).toEqual(['c']);
  leave(first);
  await setImmediate();
  expect(entered).toEqual(['c', 'b']);
});

test('of ten thousand receivers the pace is known; who was told something longest ago is forgotten first', async () => {
  const { lanes, isOpen } = someLanes({ all: 100, account: 100, origin: 20, line: 0 });
  expect(await isOpen('a', 'busy')).toBe(true);
  for (let index = 1; index < 10_000; index += 1) {
    leave(await lanes.enter(traffic('a', `receiver-${index}`)));
  }
  // Now `receiver-2` is the least recently used, apart from the one with a delivery in flight.
  leave(await lanes.enter(traffic('a', 'receiver-1')));
  leave(await lanes.enter(traffic('a', 'new')));
  const atOnce = async (host: string): Promise<number> => {
    let count = 0;
    while (await isOpen('a', host)) count += 1;
    return count;
  };
  expect(await atOnce('receiver-1')).toBe(20);
  expect(await atOnce('receiver-2')).toBe(4);
  expect(await atOnce('receiver-3')).toBe(20);
  expect(await atOnce('busy')).toBe(3);
});
