import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { operations } from '../../../generated/operations.ts';
import type { LedgerEntry } from '../../../generated/types.ts';
import { systemClock } from '../../../server/foundation/clock.ts';
import { newIdentifier } from '../../../server/foundation/identifiers.ts';
import { openLedger } from '../../../server/usage/ledger.ts';
import type { Quote } from '../../../server/usage/prices.ts';
import type { Answer, CallOptions } from '../../a-gateway.ts';
import {
  aGatewayWithMail,
  expected,
  type GatewayWithMail,
  type SignedInPerson,
} from '../../a-gateway-with-mail.ts';
import { cellsOf, recordsOf } from './table-cells.ts';

const SOON = { timeout: 60_000, interval: 50 } as const;
const FORMULA = '=1+1';
const OF_SIZES = {
  rule: 'large',
  lines: [{ unit: 'image', quantity: 3, price: 2, units: 6 }],
  units: 6,
  sizes: [
    { size: '1x1', rule: 'small', price: 1 },
    { rule: 'large', price: 2 },
  ],
} as const satisfies Quote;
const PATH = operations.exportLedger.path;

let gateway: GatewayWithMail;
let person: SignedInPerson;
let keyId: string;
let withKey: (path: string, options?: CallOptions) => Promise<Answer>;

beforeAll(async () => {
  gateway = await aGatewayWithMail({
    upstreams: { sandbox: { kind: 'sandbox', jobSeconds: 0 } },
    accounts: { startingUnits: 500 },
  });
  person = await gateway.aPerson({ name: '=Ada' });
  const made = await expected(person.call('/account/keys', { json: { name: '@page' } }));
  ({ keyId } = made.json.data.key);
  const headers = { 'SVC-API-KEY': made.json.data.secret };
  withKey = (path, options) => gateway.ask(path, { ...options, headers });
  await use(person.call);
  await expected(withKey('/v1/images/generations', { json: { prompt: 'A fox' } }));
});

afterAll(() => gateway.stop());

/** Creates images, a video and text, and waits until everything is charged. */
async function use(call: SignedInPerson['call']): Promise<void> {
  const messages = [{ role: 'user', content: 'Hello' }];
  const video = { prompt: 'A boat', video_length: '6', resolution_name: '480p' };
  await expected(call('/v1/images/generations', { json: { prompt: 'A fox', n: 2 } }));
  await expected(call('/vidx/generations', { json: video }));
  await expected(call('/v1/chat/completions', { json: { model: FORMULA, messages } }));
  await vi.waitFor(async () => {
    const settled = (await entries()).filter(({ kind }) => kind === 'settle');
    expect(settled).toHaveLength(3);
  }, SOON);
}

async function entries(query = ''): Promise<readonly LedgerEntry[]> {
  return (await expected(person.call(`/account/ledger?limit=500${query}`))).json.data.entries;
}

async function table(query = ''): Promise<readonly Readonly<Record<string, string>>[]> {
  return recordsOf((await expected(person.call(`${PATH}?${query}`))).text);
}

describe('what a person has asked for in a session', () => {
  test('names the person in the ledger, from what is set aside to the charge; what a key has asked for does not', async () => {
    const all = await entries();
    const byPerson = all.filter(({ personId }) => personId === person.personId);
    const told = byPerson.map(({ kind, operation }) => `${kind} ${operation}`);
    expect(told.toSorted()).toEqual([
      'reserve createImage',
      'reserve createVideo',
      'settle createChatCompletion',
      'settle createImage',
      'settle createVideo',
    ]);
    expect(byPerson.filter((entry) => entry.keyId !== undefined)).toEqual([]);
    const byKey = await entries(`&keyId=${keyId}`);
    expect(byKey.map(({ kind, personId }) => [kind, personId])).toEqual([
      ['settle', undefined],
      ['reserve', undefined],
    ]);
  });
});

describe('the ledger as a table', () => {
  test('says what the list says, amounts as numbers and nothing as a formula', async () => {
    const answer = await expected(person.call(PATH));
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present');
    const listed = await entries();
    const rows = recordsOf(answer.text);
    const named = ['entryId', 'kind', 'createdAt', 'available', 'reserved', 'consumed', 'issued'];
    const facts = [...named, 'operation', 'rule', 'requestId', 'jobId', 'personId', 'contract'];
    const facing = (entry: object) => {
      const told: Readonly<Record<string, unknown>> = { ...entry };
      return facts.map((name) => told[name] ?? '');
    };
    expect(rows.map(facing)).toEqual(listed.map(facing));
    expect(rows.some(({ reserved = '' }) => reserved.startsWith('-'))).toBe(true);
    const text = rows.find(({ operation }) => operation === 'createChatCompletion');
    expect(text).toMatchObject({ model: `'${FORMULA}`, personName: "'=Ada" });
    expect(text).toMatchObject({ personEmail: person.email, keyName: '' });
    expect(Number(text?.inputTokens)).toBeGreaterThan(0);
    const film = rows.find(
      ({ kind, operation }) => `${kind} ${operation}` === 'settle createVideo',
    );
    expect(film).toMatchObject({ seconds: '6', images: '0', outputTokens: '0' });
    const [byKey] = rows.filter((row) => row.keyId === keyId);
    expect(byKey).toMatchObject({ keyName: "'@page", personId: '', personName: '' });
    expect(answer.text.split('\r\n')).toHaveLength(rows.length + 2);
  });

  test('takes the filters of the list', async () => {
    const ids = (rows: readonly { readonly entryId?: string }[]) =>
      rows.map(({ entryId }) => entryId);
    const [job] = (await entries()).filter(({ jobId }) => jobId !== undefined);
    const today = job?.createdAt.slice(0, 10);
    for (const query of [
      'kind=reserve',
      `keyId=${keyId}`,
      `jobId=${job?.jobId}`,
      `from=${today}`,
      `to=${today}`,
      'to=2025-12-31',
      'from=2090-01-01',
    ]) {
      expect(ids(await table(query))).toEqual(ids(await entries(`&${query}`)));
    }
    expect(await table('kind=adjust')).toEqual([]);
    const { status, json } = await person.call(`${PATH}?from=2026-02-30`);
    expect([status, json.data.violations[0].rule]).toEqual([400, 'ledger-span']);
  });

  test('tells a key no names of people', async () => {
    const { text } = await expected(withKey(PATH));
    expect(recordsOf(text).some(({ personId }) => personId === person.personId)).toBe(true);
    expect(text).not.toContain('Ada');
    expect(text).not.toContain(person.email);
  });

  test('counts pictures of all sizes, and says what was given up', async () => {
    const other = await gateway.aPerson();
    const { accountId } = other;
    const queries = gateway.stored();
    const moderation = { free: 3, windowHours: 24 };
    const ledger = openLedger({ queries, clock: systemClock, moderation });
    const work = { accountId, operation: 'createImage', model: 'imgx-image-1', quote: OF_SIZES };
    const [made, left] = [newIdentifier(), newIdentifier()];
    await queries.transaction().execute(async (transaction) => {
      await ledger.reserve({ ...work, id: made }, transaction);
      await ledger.settle(made, [{ size: '1x1' }, { size: '2x2' }, { size: '2x2' }], transaction);
      await ledger.reserve({ ...work, id: left }, transaction);
      await ledger.givenUp(left, transaction);
    });
    const { text } = await expected(other.call(PATH));
    const told = recordsOf(text).map(({ kind, images, consumed, givenUp }) => ({
      kind,
      images,
      consumed,
      givenUp,
    }));
    expect(told.slice(0, 4)).toEqual([
      { kind: 'release', images: '0', consumed: '0', givenUp: 'true' },
      { kind: 'reserve', images: '3', consumed: '0', givenUp: '' },
      { kind: 'settle', images: '3', consumed: '5', givenUp: '' },
      { kind: 'reserve', images: '3', consumed: '0', givenUp: '' },
    ]);
  });

  test('has every entry once, however many portions it is read in', async () => {
    const other = await gateway.aPerson();
    const queries = gateway.stored();
    const moderation = { free: 3, windowHours: 24 };
    const ledger = openLedger({ queries, clock: systemClock, moderation });
    await queries.transaction().execute(async (transaction) => {
      for (let count = 1; count <= 1_000; count += 1) {
        await ledger.grant(other.accountId, 1, `number ${count}`, transaction);
      }
    });
    const { text } = await expected(other.call(PATH));
    const rows = recordsOf(text);
    expect(new Set(rows.map(({ entryId }) => entryId)).size).toBe(1_001);
    expect(rows[0]?.note).toBe('number 1000');
    expect(cellsOf(text)).toHaveLength(1_002);
  });
});
