import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { LedgerEntry, LedgerPage as Page, UsageReport } from '../../../generated/types.ts';
import {
  aGatewayWithCustomers,
  type Customer,
  type CustomersGateway,
} from '../charging/some-customers.ts';
import { cellsOf } from './table-cells.ts';

const SOON = { timeout: 60_000, interval: 50 } as const;
/** Free text, as model names may be. */
const ODD_NAMES = ['=1+1', '@sum(A1)', 'a "quoted", name', 'plain'] as const;

let gateway: CustomersGateway;
let customer: Customer;
/** What `use` creates; these numbers are known in advance. */
const MADE = { video: 30, pictures: 2, text: ODD_NAMES.length, underWay: 30 } as const;

beforeAll(async () => {
  gateway = await aGatewayWithCustomers({
    upstreams: {
      quick: { kind: 'sandbox', jobSeconds: 0 },
      endless: { kind: 'sandbox', jobSeconds: 3600 },
    },
    models: [
      { id: 'vidx-imagine-video', upstream: 'endless' },
      { id: '*', upstream: 'quick' },
    ],
  });
  customer = await gateway.aCustomer({ units: 500 });
  await use(customer);
});

afterAll(() => gateway.stop());

/** Creates a video, images and text, and leaves a video running. */
async function use({ call, charges }: Customer): Promise<void> {
  for (const model of ODD_NAMES) {
    const messages = [{ role: 'user', content: 'Hello' }];
    expect((await call('/v1/chat/completions', { json: { model, messages } })).status).toBe(200);
  }
  const json = { prompt: 'A fox', n: 2, size: '256x256' };
  expect((await call('/v1/images/generations', { json })).status).toBe(200);
  const failing = { ...json, prompt: '[sandbox:failed]' };
  expect((await call('/v1/images/generations', { json: failing })).status).toBe(502);
  const video = { prompt: 'A paper boat', video_length: '6', resolution_name: '480p' };
  expect((await call('/vidx/generations', { json: video })).status).toBe(200);
  const underWay = { prompt: 'A boat', model: 'vidx-imagine-video', video_length: '3' };
  expect((await call('/vidx/generations', { json: underWay })).status).toBe(200);
  await vi.waitFor(async () => expect(await charges()).toHaveLength(MADE.text + 2), SOON);
}

async function ledgerOf(
  { call }: Pick<Customer, 'call'>,
  query = '',
): Promise<readonly LedgerEntry[]> {
  return (await call(`/account/ledger?limit=500${query}`)).json.data.entries;
}

async function usageOf({ call }: Customer, query = ''): Promise<UsageReport['data']> {
  const { status, json } = await call(`/account/usage${query}`);
  expect(status).toBe(200);
  return json.data;
}

/** The exact sum of decimal amounts. */
function sum(amounts: readonly string[]): number {
  return Number(amounts.reduce((total, units) => total + Number(units), 0).toFixed(6));
}

describe('the books', () => {
  test('agree: what is left is what was granted without what is consumed and set aside', async () => {
    const entries = await ledgerOf(customer);
    const { json } = await customer.call('/account');
    const settled = entries.filter(({ kind }) => kind === 'settle');
    const consumed = sum(settled.map((entry) => entry.consumed));
    expect(consumed).toBeGreaterThan(MADE.video + MADE.pictures);
    expect(json.data.reserved).toBe(String(MADE.underWay));
    expect(Number(json.data.balance)).toBe(Number((500 - consumed - MADE.underWay).toFixed(6)));
    expect((await usageOf(customer)).total).toMatchObject({
      requests: settled.length,
      units: String(consumed),
      seconds: 6,
      images: 2,
      songs: 0,
    });
  });

  test('balance in every entry, and in all of them', async () => {
    const entries = await ledgerOf(customer);
    for (const { available, reserved, consumed, issued } of entries) {
      expect(sum([available, reserved, consumed, issued])).toBe(0);
    }
    const kinds = Map.groupBy(entries, ({ kind }) => kind);
    const counts = Object.fromEntries([...kinds].map(([kind, { length }]) => [kind, length]));
    expect(counts).toEqual({ grant: 1, reserve: 4, settle: MADE.text + 2, release: 1 });
  });

  test('of one account tell nothing of another one', async () => {
    const other = await gateway.aCustomer({ units: 5 });
    const [last] = await ledgerOf(customer);
    expect((await ledgerOf(other)).map(({ kind, available }) => [kind, available])).toEqual([
      ['grant', '5'],
    ]);
    expect(await ledgerOf(other, `&cursor=${last?.entryId}`)).toEqual([]);
    const { rows, total } = await usageOf(other, '?by=day,key,model,operation');
    expect([rows, total.requests, total.units]).toEqual([[], 0, '0']);
    expect((await other.call('/account')).json.data).toMatchObject({ balance: '5', reserved: '0' });
  });
});

describe('pages of the ledger', () => {
  test('have no gaps and no repetitions, while new entries come', async () => {
    const { accountId, call } = await gateway.aCustomer({ units: 1 });
    const more = () => gateway.ledger.grant(accountId, 1, 'More');
    for (let times = 0; times < 11; times += 1) await more();
    const all = (await ledgerOf({ call })).map(({ entryId }) => entryId);
    const read: string[] = [];
    let from: string | undefined = '';
    while (from !== undefined) {
      const { data }: Page = (await call(`/account/ledger?limit=4${from}`)).json;
      read.push(...data.entries.map(({ entryId }) => entryId));
      from = data.next === null ? undefined : `&cursor=${data.next}`;
      await more();
    }
    expect(all).toHaveLength(12);
    expect(read).toEqual(all);
  });

  test('can be of one key', async () => {
    const all = await ledgerOf(customer);
    const keyId = all.find((entry) => entry.keyId !== undefined)?.keyId ?? '';
    const ofKey = await ledgerOf(customer, `&keyId=${keyId}`);
    expect(ofKey).toEqual(all.filter((entry) => entry.keyId === keyId));
    expect(ofKey.length).toBeGreaterThan(0);
    expect(ofKey.length).toBeLessThan(all.length);
    const none = '01a1fd2c-bd48-7a4c-823b-1612dd272d13';
    expect(await ledgerOf(customer, `&keyId=${none}`)).toEqual([]);
  });

  test('can be of some days, the last of which counts, too', async () => {
    const all = await ledgerOf(customer);
    const days = all.map(({ createdAt }) => createdAt.slice(0, 10));
    const [first, last] = [days.at(-1), days[0]];
    expect(await ledgerOf(customer, `&from=${first}&to=${last}`)).toEqual(all);
    expect(await ledgerOf(customer, '&to=2025-12-31')).toEqual([]);
    expect(await ledgerOf(customer, '&from=2090-01-01')).toEqual([]);
    expect(await ledgerOf(customer, '&from=2025-12-31')).toEqual(all);
  });

  test.each([
    ['?from=2026-03-01&to=2026-02-28', 'to must not lie before from.'],
    ['?to=2026-02-30', '2026-02-30 is no day.'],
  ])('of no span are refused (%s)', async (query, message) => {
    const { status, json } = await customer.call(`/account/ledger${query}`);
    expect([status, json.message]).toEqual([400, message]);
    expect(json.data.violations[0].rule).toBe('ledger-span');
  });

  test('can be of one kind', async () => {
    const kinds = (await ledgerOf(customer, '&kind=reserve')).map(({ kind }) => kind);
    expect(kinds).toEqual(['reserve', 'reserve', 'reserve', 'reserve']);
  });
});

describe('usage', () => {
  test('is told apart by day, key, model and operation, and adds up however it is', async () => {
    const { total } = await usageOf(customer);
    for (const by of ['day', 'key', 'model', 'operation', 'model,operation', 'key,day']) {
      const { rows } = await usageOf(customer, `?by=${by}`);
      expect(sum(rows.map(({ units }) => units))).toBe(Number(total.units));
      expect(rows.reduce((count, { requests }) => count + requests, 0)).toBe(total.requests);
    }
    const today = new Date().toISOString().slice(0, 10);
    const [day] = (await usageOf(customer, '?by=day,key')).rows;
    expect(day).toMatchObject({ day: today, keyId: customer.keyId });
    const { rows } = await usageOf(customer, '?by=operation,model');
    const named = new Map(rows.map((row) => [`${row.operation} ${row.model}`, row]));
    expect(named.get('createImage imgy-2')).toMatchObject({ units: '2', images: 2 });
    expect(named.get('createVideo vidx-imagine-video-1.5-fast')).toMatchObject({
      units: '30',
      seconds: 6,
    });
    for (const model of ODD_NAMES) {
      const row = named.get(`createChatCompletion ${model}`);
      expect(row).toMatchObject({ requests: 1, images: 0 });
      expect(row?.inputTokens).toBeGreaterThan(0);
    }
  });

  test('is the same as a table, whatever models are called', async () => {
    const { rows } = await usageOf(customer, '?by=model,operation');
    const { headers, text } = await customer.call('/account/usage.csv?by=model,operation');
    expect(headers.get('content-type')).toContain('text/csv');
    const [names = [], ...table] = cellsOf(text);
    expect(names.slice(0, 4)).toEqual(['model', 'operation', 'requests', 'units']);
    const told = table.map((cells) =>
      Object.fromEntries(names.map((name, at) => [name, cells[at]])),
    );
    const expected = rows.map(({ model = '', ...row }) =>
      // Values that a spreadsheet would evaluate as formulas get a prefix that makes them text.
      asText({ model: /^[=+@-]/.test(model) ? `'${model}` : model, ...row }),
    );
    expect(told).toEqual(expected);
  });

  test('names keys in a table, whose lines end as RFC 4180 has it', async () => {
    const { text } = await customer.call('/account/usage.csv?by=key');
    const [names = [], ...table] = cellsOf(text);
    expect(names.slice(0, 3)).toEqual(['keyId', 'keyName', 'requests']);
    expect(table.map(([id, name]) => [id, name])).toEqual([[customer.keyId, 'first']]);
    expect(text.split('\r\n')).toHaveLength(table.length + 2);
    expect(text.replaceAll('\r\n', '')).not.toContain('\n');
  });

  function asText(row: object): object {
    return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, String(value)]));
  }

  test.each([
    ['?from=2026-03-01&to=2026-02-28', 'to must not lie before from.'],
    ['?from=2025-01-01&to=2026-01-02', 'A report has at most 366 days; this has 367.'],
    ['?from=2026-02-30&to=2026-03-10', '2026-02-30 is no day.'],
    ['?from=2026-01-01&to=2026-04-31', '2026-04-31 is no day.'],
  ])('of no span is refused (%s)', async (query, message) => {
    for (const path of ['/account/usage', '/account/usage.csv']) {
      const { status, json } = await customer.call(path + query);
      expect([status, json.message]).toEqual([400, message]);
      expect(json.data.violations[0].rule).toBe('usage-span');
    }
  });

  test('of a leap year, and of one day, is told', async () => {
    const year = await usageOf(customer, '?from=2024-01-01&to=2024-12-31');
    expect([year.from, year.to, year.rows]).toEqual(['2024-01-01', '2024-12-31', []]);
    const today = new Date().toISOString().slice(0, 10);
    const day = await usageOf(customer, `?from=${today}&to=${today}`);
    expect(day.total).toEqual((await usageOf(customer)).total);
  });
});
