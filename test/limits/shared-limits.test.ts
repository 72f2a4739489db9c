import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Ask, Database } from '../../server/database/database.ts';
import { openDatabase } from '../../server/database/open-database.ts';
import { newIdentifier } from '../../server/foundation/identifiers.ts';
import { openLog } from '../../server/foundation/log.ts';
import { type Admission, type Limits, openLimits } from '../../server/limits/limits.ts';
import { aPostgresql, type PostgresqlServer } from '../a-postgresql.ts';
import { eventually } from '../eventually.ts';

let postgresql: PostgresqlServer;

beforeAll(async () => {
  postgresql = await aPostgresql();
});

afterAll(() => postgresql.stop());

/** The limits of one gateway process. */
interface Process extends Limits {
  readonly database: Database;
  /** The number of statements its limits have sent. */
  asked(): number;
}

/** On a busy machine, the default timeout would pass, after which each process counts alone. */
const PATIENCE_MS = 30_000;

async function processes(count: number, leaseSeconds = 10): Promise<readonly Process[]> {
  const opened: Process[] = [];
  for (let index = 0; index < count; index += 1) {
    const database = await openDatabase({
      databaseUrl: postgresql.url,
      folder: '',
      onConnectionLost: () => {},
    });
    let asked = 0;
    const askShared: Ask = (...statement) => {
      asked += 1;
      return database.ask(...statement);
    };
    const limits = openLimits({
      askShared,
      log: openLog('silent'),
      leaseSeconds,
      patienceMs: PATIENCE_MS,
    });
    onTestFinished(async () => {
      await limits.close();
      await database.close();
    });
    opened.push({ ...limits, database, asked: () => asked });
  }
  return opened;
}

function admitted(all: readonly Admission[]): number {
  return all.filter(({ ok }) => ok).length;
}

/** Starts many requests in all processes concurrently. */
function rush(all: readonly Process[], each: number, limits: object, id: string) {
  const asked = all.flatMap(({ begin }) =>
    Array.from({ length: each }, () => begin([{ kind: 'account', id, limits }])),
  );
  return Promise.all(asked);
}

const MANY = 10;

describe('processes on one database', () => {
  test('let in as many requests a minute as one would', async () => {
    const all = await processes(MANY);
    const id = newIdentifier();
    expect(admitted(await rush(all, 50, { requestsPerMinute: 123 }, id))).toBe(123);
    expect(admitted(await rush(all, 5, { requestsPerMinute: 123 }, id))).toBe(0);
  });

  test('have as many slots together as one would, and put them back', async () => {
    const all = await processes(MANY);
    const id = newIdentifier();
    const first = await rush(all, 30, { concurrent: 77 }, id);
    expect(admitted(first)).toBe(77);
    expect(admitted(await rush(all, 3, { concurrent: 77 }, id))).toBe(0);
    for (const admission of first) if (admission.ok) admission.end();
    await eventually(async () => {
      const again = await rush(all, 10, { concurrent: 77 }, id);
      const count = admitted(again);
      for (const admission of again) if (admission.ok) admission.end();
      expect(count).toBe(77);
    });
  });

  test('give a single slot to one alone, however many ask at the same moment', async () => {
    const all = await processes(MANY);
    for (let round = 0; round < 60; round += 1) {
      expect(admitted(await rush(all, 2, { concurrent: 1 }, newIdentifier()))).toBe(1);
    }
  });

  test('never have more requests under way than there are slots, while these come and go', async () => {
    const all = await processes(4);
    const id = newIdentifier();
    let underWay = 0;
    let most = 0;
    const worker = async ({ begin }: Process) => {
      for (let turn = 0; turn < 30; turn += 1) {
        const admission = await begin([{ kind: 'account', id, limits: { concurrent: 5 } }]);
        if (!admission.ok) continue;
        underWay += 1;
        most = Math.max(most, underWay);
        await new Promise((resolve) => setImmediate(resolve));
        underWay -= 1;
        admission.end();
      }
    };
    await Promise.all(all.flatMap((one) => [1, 2, 3, 4].map(() => worker(one))));
    expect(most).toBeGreaterThan(1);
    expect(most).toBeLessThanOrEqual(5);
  });

  test('share the tokens that are used', async () => {
    const [one, other] = await processes(2);
    const subject = {
      kind: 'account',
      id: newIdentifier(),
      limits: { tokensPerMinute: 10 },
    } as const;
    const admission = await one?.begin([subject]);
    if (admission?.ok) admission.used(3_000_000_000);
    await expect.poll(async () => (await other?.begin([subject]))?.ok).toBe(false);
  });

  test('get the slots back of one that is gone without a word', async () => {
    const [one, other] = await processes(2, 0.5);
    const limits = { concurrent: 2 };
    const subject = { kind: 'account', id: newIdentifier(), limits } as const;
    expect(admitted(await rush(one === undefined ? [] : [one], 2, limits, subject.id))).toBe(2);
    expect((await other?.begin([subject]))?.ok).toBe(false);
    // Like a killed process, it sends nothing any more.
    await one?.database.close();
    await expect.poll(async () => (await other?.begin([subject]))?.ok).toBe(true);
  });

  test('keep the slots of one that works for longer than a lease', async () => {
    const leaseSeconds = 3;
    const [one, other] = await processes(2, leaseSeconds);
    const subject = { kind: 'account', id: newIdentifier(), limits: { concurrent: 1 } } as const;
    expect((await one?.begin([subject]))?.ok).toBe(true);
    const until = Date.now() + 1.5 * leaseSeconds * 1000;
    while (Date.now() < until) expect((await other?.begin([subject]))?.ok).toBe(false);
  });

  test('leave nothing behind of what is over', async () => {
    const [one] = await processes(1, 0.3);
    const subject = { kind: 'account', id: newIdentifier(), limits: { concurrent: 1 } } as const;
    const admission = await one?.begin([subject]);
    if (admission?.ok) admission.end();
    await expect
      .poll(() =>
        one?.database.ask('select * from limit_place where subject = $1', [
          `account:${subject.id}`,
        ]),
      )
      .toEqual([]);
  });
});

describe('far from its limit', () => {
  const generous = { requestsPerMinute: 60_000, tokensPerMinute: 1_000_000, concurrent: 2_000 };

  test('a request asks the database nothing', async () => {
    const [one] = await processes(1);
    if (one === undefined) return;
    const id = newIdentifier();
    const ask = async () => {
      const admission = await one.begin([{ kind: 'account', id, limits: generous }]);
      if (!admission.ok) throw new Error('It was refused.');
      admission.used(10);
      admission.end();
    };
    for (let turn = 0; turn < 5; turn += 1) await ask();
    const before = one.asked();
    for (let turn = 0; turn < 300; turn += 1) await ask();
    // Additions are written in batches after half a second; the number of batches depends on how long the requests
    // take.
    expect(one.asked() - before).toBeLessThan(100);
  });

  test('no more are let in than may be, and nearly as many, whatever processes take ahead', async () => {
    const all = await processes(4);
    const id = newIdentifier();
    const limits = { requestsPerMinute: 3_000 };
    let count = 0;
    for (let round = 0; round < 50; round += 1) {
      count += admitted(await rush(all, 20, limits, id));
    }
    expect(count).toBeLessThanOrEqual(3_000);
    expect(count).toBeGreaterThan(2_900);
  });

  test('what a process has taken ahead and does not use is given back', async () => {
    const [one, other] = await processes(2, 0.3);
    if (one === undefined || other === undefined) return;
    const subject = { kind: 'account', id: newIdentifier() } as const;
    const ask = ({ begin }: Process) => begin([{ ...subject, limits: { requestsPerMinute: 600 } }]);
    for (let turn = 0; turn < 3; turn += 1) await ask(one);
    await eventually(async () => {
      const [row] = await one.database.ask('select points from limit_window where key = $1', [
        `account-requests:${subject.id}`,
      ]);
      expect(row).toEqual({ points: '3' });
    });
    const { standing } = await ask(other);
    expect(standing).toMatchObject([{ remaining: 596 }]);
  });

  test('slots that are kept ready are not missing to others', async () => {
    const all = await processes(2, 0.3);
    const id = newIdentifier();
    const [one, other] = all;
    if (one === undefined || other === undefined) return;
    const first = await rush([one], 100, { concurrent: 1_000 }, id);
    expect(admitted(first)).toBe(100);
    await eventually(async () => {
      const more = await rush([other], 950, { concurrent: 1_000 }, id);
      const count = admitted(more);
      for (const admission of more) if (admission.ok) admission.end();
      expect(count).toBe(900);
    });
  });
});

describe('while the database is away', () => {
  test('limits hold in each process, and together again when it is back', async () => {
    const all = await processes(2);
    const requests = newIdentifier();
    const places = newIdentifier();
    expect(admitted(await rush(all, 1, { concurrent: 3 }, places))).toBe(2);
    await postgresql.pause();
    expect(admitted(await rush(all, 20, { requestsPerMinute: 5 }, requests))).toBe(10);
    expect(admitted(await rush(all, 20, { concurrent: 3 }, places))).toBe(4);
    await postgresql.resume();
    const id = newIdentifier();
    await vi.waitFor(
      async () => {
        expect(admitted(await rush(all, 1, { concurrent: 1 }, newIdentifier()))).toBe(1);
      },
      { timeout: 60_000, interval: 100 },
    );
    expect(admitted(await rush(all, 20, { requestsPerMinute: 5 }, id))).toBe(5);
  });
});
