import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Assets } from '../../server/assets/assets.ts';
import { openFolderStore } from '../../server/assets/folder-store.ts';
import { signerWith } from '../../server/assets/signing.ts';
import type { Database } from '../../server/database/database.ts';
import { secondsAfter } from '../../server/foundation/clock.ts';
import { newIdentifier } from '../../server/foundation/identifiers.ts';
import { openLog } from '../../server/foundation/log.ts';
import { done } from '../../server/foundation/outcome.ts';
import { FirstAnswers, type KeyedRequest } from '../../server/idempotency/first-answers.ts';
import { answerOnce, replayedAnswer } from '../../server/operations/idempotent.ts';
import { paidWork } from '../../server/operations/paid-work.ts';
import { RequestRecord } from '../../server/operations/request-record.ts';
import { writeJson } from '../../server/operations/written-json.ts';
import { anEmptyDatabase } from '../an-empty-database.ts';
import { passForClaims } from '../idempotency/claim-time.ts';
import { aLedger, aQuote } from '../usage/a-ledger.ts';

const [PRICE, GRANTED] = [4, 100];
const REQUEST_SECONDS = 60;
const lifetimes = {
  image: 60,
  resultAddress: 60,
  job: 60,
  runningJob: 60,
  sample: 60,
  firstAnswer: 3_600,
  eventStream: 1,
  request: REQUEST_SECONDS,
};

let folder: string;
let database: Database;
let now: Date;
const clock = { now: () => now };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'patchbay-paid-'));
  database = await anEmptyDatabase();
});

afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

beforeEach(() => {
  now = new Date('2026-11-21T12:00:00Z');
});

/** Lets seconds pass, also for claims. */
async function pass(seconds: number): Promise<void> {
  now = secondsAfter(now, seconds);
  await passForClaims(database.queries, seconds);
}

/** A caller with quota who repeats the same request under one idempotency key. */
async function aCaller() {
  const { queries } = database;
  const { ledger, accountId } = await aLedger(database, { clock, granted: GRANTED });
  const log = openLog('silent');
  const firstAnswers = new FirstAnswers(
    { queries, clock, log },
    { keptSeconds: lifetimes.firstAnswer },
  );
  const assets = new Assets({
    queries,
    clock,
    store: await openFolderStore(join(folder, accountId)),
    signer: signerWith('secret', clock),
    addressOf: ({ assetId }) => assetId,
    maxResultBytes: 10_000,
  });
  const keyed: KeyedRequest = { accountId, key: 'a key', requestHash: 'this' };
  const keyId = newIdentifier();
  const caller = { kind: 'key', accountId, keyId, keyFamilyId: keyId, limits: {} } as const;
  const parts = { queries, assets, firstAnswers, lifetimes, clock, ledger, log };
  return {
    ledger,
    accountId,
    /** Sends the request; `meanwhile` runs during its work. */
    ask(meanwhile: () => Promise<void> = async () => {}) {
      const order = {
        caller,
        requestId: newIdentifier(),
        operation: 'createImage' as const,
        model: 'imgy-2',
        quote: aQuote(PRICE),
        signal: new AbortController().signal,
        requestRecord: new RequestRecord(),
        work: async () => {
          await meanwhile();
          return done({ value: writeJson(() => ({ made: true })), quantity: 1 });
        },
      };
      return answerOnce(parts, {
        keyed,
        work: (onModerated) => paidWork(parts, { ...order, onModerated }),
        repeated: async (id) => done(await replayedAnswer(parts, id)),
      });
    },
  };
}

describe('work under an idempotency key', () => {
  test('that is asked for again is charged once', async () => {
    const { ask, ledger, accountId } = await aCaller();
    expect((await ask()).ok).toBe(true);
    expect((await ask()).ok).toBe(true);
    const balance = { available: GRANTED - PRICE, reserved: 0, consumed: PRICE };
    expect(await ledger.balance(accountId)).toEqual(balance);
  });

  test('that goes on past its time, while another one has done it, is not charged too', async () => {
    const { ask, ledger, accountId } = await aCaller();
    const late = await ask(async () => {
      await pass(REQUEST_SECONDS + 1);
      expect((await ask()).ok).toBe(true);
    });
    expect(late).toMatchObject({ ok: false, problem: { code: 'idempotency_key_in_use' } });
    const balance = { available: GRANTED - PRICE, reserved: 0, consumed: PRICE };
    expect(await ledger.balance(accountId)).toEqual(balance);
    expect(await ledger.verify(accountId)).toEqual([]);
  });

  test('whose process dies before it is charged is given back after every time limit, and not before', async () => {
    const { ask, ledger, accountId } = await aCaller();
    const [dies, never] = [Promise.withResolvers<void>(), new Promise<void>(() => {})];
    const lost = ask(() => {
      dies.resolve();
      return never;
    });
    lost.catch(() => {});
    await dies.promise;
    expect(await ledger.sweep(secondsAfter(now, REQUEST_SECONDS), 10)).toBe(0);
    expect(await ledger.balance(accountId)).toMatchObject({ reserved: PRICE });
    await pass(REQUEST_SECONDS + 61);
    expect((await ask()).ok).toBe(true);
    expect(await ledger.sweep(secondsAfter(now, REQUEST_SECONDS + 61), 10)).toBe(1);
    const balance = { available: GRANTED - PRICE, reserved: 0, consumed: PRICE };
    expect(await ledger.balance(accountId)).toEqual(balance);
    expect(await ledger.verify(accountId)).toEqual([]);
  });
});
