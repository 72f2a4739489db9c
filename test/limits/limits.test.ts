import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Ask } from '../../server/database/database.ts';
import { openLog } from '../../server/foundation/log.ts';
import { type Admission, type Limits, openLimits } from '../../server/limits/limits.ts';
import type { Subject } from '../../server/limits/subject-limits.ts';

afterEach(() => vi.useRealTimers());

function limits(): Limits {
  const opened = openLimits({ log: openLog('silent') });
  onTestFinished(() => opened.close());
  return opened;
}

/** Freezes the time that windows are measured by. */
function holdTheTime(): void {
  vi.useFakeTimers({ toFake: ['performance'] });
}

function pass(seconds: number): void {
  vi.advanceTimersByTime(seconds * 1000);
}

const account = (allowed: Subject['limits'], id = 'a'): Subject => ({
  kind: 'account',
  id,
  limits: allowed,
});

async function times(count: number, ask: () => Promise<Admission>): Promise<readonly Admission[]> {
  return Promise.all(Array.from({ length: count }, ask));
}

const admitted = (all: readonly Admission[]): number => all.filter(({ ok }) => ok).length;

describe('requests a minute', () => {
  test('are let in up to the limit, which says when to come again', async () => {
    holdTheTime();
    const { begin } = limits();
    const ask = () => begin([account({ requestsPerMinute: 3 })]);
    expect(admitted(await times(3, ask))).toBe(3);
    pass(48);
    expect(await ask()).toMatchObject({
      ok: false,
      policy: 'account-requests',
      retryAfterSeconds: 12,
      message: 'This account may make 3 requests a minute; try again in 12 seconds.',
    });
  });

  test('are let in again when the minute is over', async () => {
    holdTheTime();
    const { begin } = limits();
    const ask = () => begin([account({ requestsPerMinute: 1 })]);
    expect(admitted(await times(2, ask))).toBe(1);
    pass(60);
    expect(admitted(await times(2, ask))).toBe(1);
  });

  test('are counted for each subject by itself', async () => {
    const { begin } = limits();
    const one = account({ requestsPerMinute: 1 });
    expect(admitted(await times(2, () => begin([one])))).toBe(1);
    expect((await begin([account({ requestsPerMinute: 1 }, 'b')])).ok).toBe(true);
    expect((await begin([{ ...one, kind: 'key' }])).ok).toBe(true);
  });

  test('that a key is refused are no loss of its account', async () => {
    const { begin } = limits();
    const whole = account({ requestsPerMinute: 5 });
    const key: Subject = { kind: 'key', id: 'k', limits: { requestsPerMinute: 1 } };
    expect(admitted(await times(20, () => begin([key, whole])))).toBe(1);
    expect(admitted(await times(20, () => begin([whole])))).toBe(4);
  });

  test('are not limited where nothing is said, or 0', async () => {
    const { begin } = limits();
    const admissions = await times(100, () => begin([account({ requestsPerMinute: 0 })]));
    expect(admitted(admissions)).toBe(100);
    expect(admissions[0]).toMatchObject({ standing: [] });
  });
});

describe('tokens a minute', () => {
  test('let requests in while any are left, and count when they have been used', async () => {
    holdTheTime();
    const { begin } = limits();
    const ask = () => begin([account({ tokensPerMinute: 100 })]);
    const [first, second] = [await ask(), await ask()];
    if (first.ok) first.used(99);
    expect(await ask()).toMatchObject({ ok: true, standing: [{ remaining: 1 }] });
    if (second.ok) second.used(5_000);
    expect(await ask()).toMatchObject({
      ok: false,
      policy: 'account-tokens',
      message: 'This account may use 100 tokens a minute; try again in 60 seconds.',
    });
    pass(60);
    expect((await ask()).ok).toBe(true);
  });
});

describe('requests under way', () => {
  test('have as many slots as there are, and each is free again when its request ends', async () => {
    const { begin } = limits();
    const ask = () => begin([account({ concurrent: 2 })]);
    const [first] = await times(2, ask);
    expect(await ask()).toMatchObject({
      ok: false,
      policy: 'account-concurrent',
      retryAfterSeconds: 1,
      message: 'This account may have 2 requests under way at once; try again in 1 second.',
    });
    if (first?.ok) first.end();
    expect(admitted(await times(2, ask))).toBe(1);
  });

  test('put back one slot each, however often they end', async () => {
    const { begin } = limits();
    const ask = () => begin([account({ concurrent: 2 })]);
    const [first] = await times(2, ask);
    if (first?.ok) {
      first.end();
      first.end();
    }
    expect(admitted(await times(3, ask))).toBe(1);
  });

  test('keep no slot where another subject refuses them', async () => {
    const { begin } = limits();
    const key: Subject = { kind: 'key', id: 'k', limits: { concurrent: 1 } };
    const spent = account({ requestsPerMinute: 1 });
    await begin([spent]);
    expect((await begin([key, spent])).ok).toBe(false);
    expect((await begin([key])).ok).toBe(true);
  });
});

describe('wrong keys', () => {
  test('of an address count together, and shut it out when they are too many', async () => {
    const { begin } = limits();
    const ask = (id: string) => begin([{ kind: 'address', id, limits: { wrongKeysPerMinute: 2 } }]);
    for (const _ of [1, 2]) {
      const admission = await ask('192.0.2.1');
      if (admission.ok) admission.wrongKey();
    }
    expect(await ask('192.0.2.1')).toMatchObject({ ok: false, policy: 'address-wrong-keys' });
    expect((await ask('192.0.2.2')).ok).toBe(true);
  });
});

describe('an address', () => {
  test.each([
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', false],
    ['2001:db8:1:2::1', '2001:db8:1:3::1', true],
    ['::ffff:192.0.2.1', '192.0.2.1', false],
    ['192.0.2.1', '192.0.2.2', true],
    ['192.0.2.1:50001', '192.0.2.1:50002', false],
    ['192.0.2.1:50001', '192.0.2.1', false],
    ['192.0.2.1:443', '192.0.2.2:443', true],
    ['[2001:db8:1:2::1]:50001', '2001:db8:1:2::2', false],
    ['[2001:db8:1:2::1]', '[2001:db8:1:3::1]:443', true],
    ['fe80::1%eth0', 'fe80::1%eth1', false],
    ['unknown', '_hidden', false],
    ['192.0.2.1:50001:1', '999.0.2.1', false],
    ['unknown', '192.0.2.1', true],
  ])('%s and %s: each has limits of its own: %s', async (one, other, isOwn) => {
    const { begin } = limits();
    const ask = (id: string) => begin([{ kind: 'address', id, limits: { requestsPerMinute: 1 } }]);
    await ask(one);
    expect((await ask(other)).ok).toBe(isOwn);
  });
});

test('what is told of the limits begins with the tightest', async () => {
  holdTheTime();
  const { begin } = limits();
  const allowed = { requestsPerMinute: 10, tokensPerMinute: 100, concurrent: 4 };
  const { standing } = await begin([account(allowed)]);
  const window = { seconds: 60, resetSeconds: 60 };
  expect(standing).toEqual([
    { name: 'account-concurrent', unit: 'concurrent-requests', quota: 4, remaining: 3 },
    { name: 'account-requests', unit: 'requests', quota: 10, remaining: 9, window },
    { name: 'account-tokens', unit: 'tokens', quota: 100, remaining: 100, window },
  ]);
});

test('windows that are over are forgotten although slots cannot be renewed', async () => {
  const asked: string[] = [];
  const askShared: Ask = async (statement) => {
    asked.push(statement);
    if (statement.includes('limit_place'))
      throw Object.assign(new Error('No such table.'), { severity: 'ERROR', code: '42P01' });
    return [];
  };
  const opened = openLimits({ log: openLog('silent'), askShared, leaseSeconds: 0.03 });
  onTestFinished(() => opened.close());
  await expect
    .poll(() => asked)
    .toContainEqual(expect.stringContaining('delete from limit_window'));
});
