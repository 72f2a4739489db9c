import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { secondsAfter } from '../../../server/foundation/clock.ts';
import { send } from '../../a-gateway.ts';
import { aFakeOpenAI, type FakeOpenAI } from '../../fakes/a-fake-openai.ts';
import { UPSTREAM_KEY } from '../../fakes/a-fake-server.ts';
import type { Misbehaviour } from '../../fakes/misbehaviour.ts';
import { OPENAI_REFUSALS } from '../../fakes/openai-failures.ts';
import { aPicture } from '../pictures.ts';
import { aGatewayWithCustomers, type Customer, type CustomersGateway } from './some-customers.ts';

const SECONDS_PER_DAY = 86_400;

let fake: FakeOpenAI;
let gateway: CustomersGateway;

beforeAll(async () => {
  fake = await aFakeOpenAI();
  gateway = await aGatewayWithCustomers({
    upstreams: { openai: { kind: 'openai', baseUrl: `${fake.url}/v1`, secrets: [UPSTREAM_KEY] } },
    models: [{ id: 'imgx-image-1', upstream: 'openai', model: 'gpt-image-1' }],
    retries: { rounds: 1 },
    givenUp: { freeUnits: 8 },
    // The main address has a long timeout, the alternate address a short one.
    timeouts: { main: 60, alternate: 2 },
  });
});

afterEach(() => {
  fake.behave();
  fake.forgetRequests();
});

afterAll(async () => {
  await gateway.stop();
  await fake.close();
});

const IMAGES = '/v1/images/generations';
const MODERATED: Misbehaviour = OPENAI_REFUSALS.moderationBlocked;
/** Costs 4 units. */
const PICTURE = { mode: 'imgx-image-1', prompt: 'A fox', size: '1024x1024' };
const OPEN = { ...PICTURE, size: 'auto' };

async function anEdit(count: number, { size } = PICTURE): Promise<FormData> {
  const form = new FormData();
  form.append('mode', 'imgx-image-1');
  form.append('prompt', 'A fox');
  form.append('size', size);
  form.append('n', String(count));
  form.append('image', new Blob([await aPicture()]), 'fox.png');
  return form;
}

/** The upstream's reply with this many images, however many were requested. */
async function pictures(count: number): Promise<Misbehaviour> {
  return answeredWith(Array.from({ length: count }, () => ({})));
}

/** The upstream's reply with images of these sizes and further fields. */
async function answeredWith(
  made: readonly Parameters<typeof aPicture>[0][],
  facts: object = {},
): Promise<Misbehaviour> {
  const files = await Promise.all(made.map(aPicture));
  const data = files.map((file) => ({ b64_json: file.toString('base64') }));
  return { kind: 'status', status: 200, body: { created: 1, data, ...facts } };
}

/** The balance of 1,000 units after consuming this many, with nothing reserved. */
function spent(consumed: number) {
  return { available: 1000 - consumed, reserved: 0, consumed };
}

describe('pictures', () => {
  test('are charged with their size and number, and the entries sum to nothing', async () => {
    const { call, charges, balance, entries } = await gateway.aCustomer();
    expect((await call(IMAGES, { json: { ...PICTURE, n: 2 } })).status).toBe(200);
    const wide = { ...PICTURE, size: '1536x1024' };
    expect((await call(IMAGES, { json: wide })).status).toBe(200);
    expect((await call('/v1/images/edits', { form: await anEdit(3) })).status).toBe(200);
    expect(await charges()).toEqual([8, 6, 12]);
    expect(await balance()).toEqual(spent(26));
    for (const { available, reserved, consumed, issued } of await entries()) {
      expect(Number(available) + Number(reserved) + Number(consumed) + Number(issued)).toBe(0);
    }
    expect(await gateway.ledger.verify()).toEqual([]);
  });

  test.each(['generations', 'edits'])(
    'are not made without the quota for them (%s)',
    async (what) => {
      const { call, entries } = await gateway.aCustomer({ units: 7.5 });
      const edit = async () => call('/v1/images/edits', { form: await anEdit(2) });
      const answer =
        what === 'edits' ? await edit() : await call(IMAGES, { json: { ...PICTURE, n: 2 } });
      const message = 'The balance is 7.5 units and this costs 8.';
      const error = { type: 'billing_error', code: 'insufficient_quota', message };
      expect([answer.status, answer.json]).toMatchObject([
        402,
        { status: 'FAILED', message, data: { balance: '7.5', price: '8' }, error },
      ]);
      expect(fake.requestCount).toBe(0);
      expect((await entries()).map(({ kind }) => kind)).toEqual(['grant']);
    },
  );

  test('cost the very last unit, and no more', async () => {
    const { call, balance } = await gateway.aCustomer({ units: 8 });
    expect((await call(IMAGES, { json: { ...PICTURE, n: 2 } })).status).toBe(200);
    expect(await balance()).toEqual({ available: 0, reserved: 0, consumed: 8 });
    expect((await call(IMAGES, { json: PICTURE })).status).toBe(402);
  });

  test.each([
    ['fewer', 1, 1],
    ['more', 5, 3],
  ])(
    'that are %s than asked for are charged as they are handed over, and never beyond what was asked for',
    async (_, made, handed) => {
      const { call, charges, balance } = await gateway.aCustomer();
      fake.misbehave(await pictures(made));
      const { json } = await call(IMAGES, { json: { ...PICTURE, n: 3 } });
      expect(json.data).toHaveLength(handed);
      expect(await charges()).toEqual([4 * handed]);
      expect(await balance()).toEqual(spent(4 * handed));
    },
  );
});

describe('pictures cost what the size costs that was made', () => {
  const WIDE = { width: 1536, height: 1024 };
  const SQUARE = { width: 1024, height: 1024 };

  test.each([
    ['that the upstream tells', {}, { size: '1536x1024' }, 6],
    ['of the file, where the upstream does not tell', WIDE, {}, 6],
    ['of the file, where the upstream says what is no size', WIDE, { size: 'auto' }, 6],
    ['which may be the cheaper one', SQUARE, {}, 4],
    ['which may be one that nobody has named', { width: 10, height: 20 }, {}, 4],
  ])('where it is left to the model: %s', async (_, made, facts, units) => {
    const { call, charges, balance } = await gateway.aCustomer();
    fake.misbehave(await answeredWith([made], facts));
    expect((await call(IMAGES, { json: OPEN })).status).toBe(200);
    expect(await charges()).toEqual([units]);
    expect(await balance()).toEqual(spent(units));
  });

  test('each its own, and the entry tells of all of them', async () => {
    const { call, entries, accountId } = await gateway.aCustomer();
    fake.misbehave(await answeredWith([SQUARE, WIDE, SQUARE]));
    expect((await call(IMAGES, { json: { ...OPEN, n: 3 } })).status).toBe(200);
    expect((await entries()).at(-1)).toMatchObject({
      kind: 'settle',
      consumed: '14',
      rule: 'wide-image',
      lines: [
        { unit: 'image', size: '1024x1024', quantity: 2, price: 4, units: 8 },
        { unit: 'image', size: '1536x1024', quantity: 1, price: 6, units: 6 },
      ],
    });
    expect(await gateway.ledger.verify(accountId)).toEqual([]);
  });

  test.each([
    ['less than what was asked for, where a cheaper one is made', '1536x1024', SQUARE, 4],
    ['no more than what was asked for, where a dearer one is made', '1024x1024', WIDE, 4],
  ])('%s', async (_, size, made, units) => {
    const { call, charges, balance } = await gateway.aCustomer();
    fake.misbehave(await answeredWith([made]));
    expect((await call(IMAGES, { json: { ...PICTURE, size } })).status).toBe(200);
    expect(await charges()).toEqual([units]);
    expect(await balance()).toEqual(spent(units));
  });

  test('of an edit as well', async () => {
    const { call, charges } = await gateway.aCustomer();
    fake.misbehave(await answeredWith([SQUARE, WIDE]));
    expect((await call('/v1/images/edits', { form: await anEdit(2, OPEN) })).status).toBe(200);
    expect(await charges()).toEqual([10]);
  });

  test('where it is left to the model, the dearest that may come is quoted, and set aside until then', async () => {
    const customer = await gateway.aCustomer();
    const json = { ...OPEN, n: 2 };
    const quote = await customer.call(IMAGES, { json, headers: { Prefer: 'quote' } });
    expect(JSON.parse(quote.text)).toMatchObject({
      message: 'This would cost 8 to 12 units, by the size that is made.',
      data: { rule: 'wide-image', units: '12', least: '8', isEstimate: true },
    });
    const { promise: until, resolve: goOn } = Promise.withResolvers<void>();
    fake.misbehave({ kind: 'held', until });
    const answer = customer.call(IMAGES, { json });
    await fake.nextRequest();
    expect(await customer.balance()).toMatchObject({ reserved: 12 });
    goOn();
    expect((await answer).status).toBe(200);
    expect(await customer.balance()).toEqual(spent(8));
    const poor = await gateway.aCustomer({ units: 11 });
    expect((await poor.call(IMAGES, { json })).json.data).toMatchObject({ price: '12' });
  });
});

describe('what fails is free:', () => {
  const NONE: Misbehaviour = { kind: 'status', status: 200, body: { created: 1, data: [] } };

  test.each<[string, Misbehaviour, number]>([
    ['an upstream that fails', { kind: 'status', status: 500 }, 502],
    ['an upstream that refuses', { kind: 'status', status: 400 }, 400],
    ['an upstream that is asked too often', { kind: 'status', status: 429 }, 429],
    ['an answer that is no JSON', { kind: 'malformed-json' }, 502],
    ['an answer without a picture', NONE, 502],
    ['a broken connection', { kind: 'reset-after-headers' }, 502],
  ])('%s', async (_, misbehaviour, status) => {
    const { call, charges, balance } = await gateway.aCustomer();
    fake.misbehave(misbehaviour);
    expect((await call(IMAGES, { json: PICTURE })).status).toBe(status);
    expect(await charges()).toEqual([]);
    expect(await balance()).toEqual(spent(0));
  });

  test('no answer in time', async () => {
    const customer = await gateway.aCustomer();
    fake.misbehave({ kind: 'hang' });
    expect((await customer.callAlternate(IMAGES, { json: PICTURE })).status).toBe(504);
    await isGivenBack(customer);
  });

  test('a caller who goes away', async () => {
    const customer = await gateway.aCustomer();
    await goAway(customer);
    await isGivenBack(customer);
  });

  test('time that is up, however often', async () => {
    const customer = await gateway.aCustomer();
    for (let times = 0; times < 3; times += 1) {
      fake.misbehave({ kind: 'hang' });
      const answer = await customer.callAlternate(IMAGES, { json: PICTURE });
      expect(answer.status).toBe(504);
    }
    await isGivenBack(customer);
  });

  /** Waits for the refund, since the reply does not. */
  async function isGivenBack({ balance, charges }: Customer): Promise<void> {
    await expect.poll(balance).toEqual(spent(0));
    expect(await charges()).toEqual([]);
  }
});

/** Requests an image and disconnects once the upstream has begun. */
async function goAway({ balance, key }: Customer, headers = {}): Promise<void> {
  fake.misbehave({ kind: 'hang' });
  const caller = new AbortController();
  const asked = fetch(gateway.url + IMAGES, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'SVC-API-KEY': key, ...headers },
    body: JSON.stringify(PICTURE),
    signal: caller.signal,
  });
  await fake.nextRequest();
  expect((await balance()).reserved).toBe(4);
  caller.abort();
  await expect(asked).rejects.toThrow();
  await expect.poll(async () => (await balance()).reserved).toBe(0);
}

describe('a caller who goes away again and again after the upstream has begun', () => {
  test.each([{}, { 'Idempotency-Key': 'a-fox' }])(
    'pays for what goes beyond what may be given up (%j)',
    async (headers) => {
      const customer = await gateway.aCustomer();
      for (let times = 0; times < 3; times += 1) await goAway(customer, headers);
      expect(await customer.charges()).toEqual([4]);
      expect((await customer.entries()).at(-1)).toMatchObject({
        given_up: true,
        lines: [{ unit: 'image', quantity: 1, price: 4, units: 4 }],
      });
      const ledger = await customer.call('/account/ledger?kind=settle');
      expect(ledger.json.data.entries).toMatchObject([{ givenUp: true, consumed: '4' }]);
      const usage = await customer.call('/account/usage');
      expect(usage.json.data.total).toMatchObject({ units: '4', images: 0 });
      expect(await gateway.ledger.verify(customer.accountId)).toEqual([]);
    },
  );

  test('pays nothing for it while it pays for more than that', async () => {
    const customer = await gateway.aCustomer();
    const made = await customer.call(IMAGES, { json: { ...PICTURE, n: 4 } });
    expect(made.status).toBe(200);
    fake.forgetRequests();
    for (let times = 0; times < 4; times += 1) await goAway(customer);
    expect(await customer.charges()).toEqual([16]);
    await goAway(customer);
    expect(await customer.charges()).toEqual([16, 4]);
  });
});

describe('what moderation refuses', () => {
  /** Returns the cost that the answer tells. */
  async function refused({ call }: Customer, json: object = PICTURE): Promise<string> {
    fake.misbehave(MODERATED);
    const answer = await call(IMAGES, { json });
    expect([answer.status, answer.json]).toMatchObject([
      400,
      { data: { reason: 'moderation' }, error: { code: 'moderation', param: 'prompt' } },
    ]);
    return answer.json.data.quota;
  }

  async function refusedJob({ call, key }: Customer, json: object = PICTURE): Promise<number> {
    fake.misbehave(MODERATED);
    const headers = { Prefer: 'respond-async' };
    const { json: accepted } = await call(IMAGES, { json: { ...json, n: 2 }, headers });
    const { jobId } = accepted.data;
    const lookUp = { headers: { 'SVC-API-KEY': key } };
    const ended = async () => (await send(`${gateway.url}/jobs/${jobId}`, lookUp)).json;
    await expect.poll(async () => (await ended()).status).toBe('FAILED');
    return Number((await ended()).data.quota);
  }

  test('is free three times a day, jobs or not, and charged in full then, as the answer tells', async () => {
    const customer = await gateway.aCustomer();
    expect(await refused(customer)).toBe('0');
    expect(await refusedJob(customer)).toBe(0);
    expect(await refused(customer)).toBe('0');
    expect(await customer.charges()).toEqual([]);
    expect(await refused(customer)).toBe('4');
    expect(await refusedJob(customer)).toBe(8);
    expect(await customer.charges()).toEqual([4, 8]);
    expect(await customer.balance()).toEqual(spent(12));
    const counted = (await customer.entries()).flatMap(({ moderation_count }) =>
      moderation_count === null ? [] : [moderation_count],
    );
    expect(counted).toEqual([1, 2, 3, 4, 5]);
  });

  test('is charged at the least of its quote where the size is left to the model', async () => {
    const customer = await gateway.aCustomer();
    for (let times = 0; times < 3; times += 1) await refused(customer);
    expect(await refused(customer, OPEN)).toBe('4');
    expect(await refusedJob(customer, OPEN)).toBe(8);
    const edit = await anEdit(2, OPEN);
    fake.misbehave(MODERATED);
    const { json } = await customer.call('/v1/images/edits', { form: edit });
    expect(json.data.quota).toBe('8');
    expect(await customer.charges()).toEqual([4, 8, 8]);
    expect((await customer.entries()).at(-1)).toMatchObject({
      rule: 'image',
      lines: [{ unit: 'image', quantity: 2, price: 4, units: 8 }],
    });
    expect(await customer.balance()).toEqual(spent(20));
    expect(await gateway.ledger.verify(customer.accountId)).toEqual([]);
  });

  test('is free again when the day is over, and counts for its own account alone', async () => {
    const customer = await gateway.aCustomer();
    for (let times = 0; times < 4; times += 1) await refused(customer);
    expect(await customer.charges()).toEqual([4]);
    await refused(await gateway.aCustomer());
    const { accountId } = customer;
    await gateway.queries
      .updateTable('moderation_failure')
      .set({ created_at: secondsAfter(new Date(), -SECONDS_PER_DAY) })
      .where('account_id', '=', accountId)
      .execute();
    await refused(customer);
    expect(await customer.charges()).toEqual([4]);
    expect((await customer.entries()).at(-1)?.moderation_count).toBe(1);
  });
});

describe('a key within limits', () => {
  test.each(['a day', 'a month'])('spends no more than it may in %s', async (period) => {
    const limits = period === 'a day' ? { unitsPerDay: 6 } : { unitsPerMonth: 6 };
    const { call, charges } = await gateway.aCustomer({ limits });
    expect((await call(IMAGES, { json: PICTURE })).status).toBe(200);
    const { status, json } = await call(IMAGES, { json: PICTURE });
    const message = `This key may spend 6 units ${period}; 2 of them are left and this costs 4.`;
    const data = { code: 'key_quota_exhausted', limit: '6', left: '2', price: '4', balance: '996' };
    expect([status, json]).toMatchObject([402, { message, data }]);
    expect(fake.requestCount).toBe(1);
    expect(await charges()).toEqual([4]);
  });

  test('has back what a failure has cost', async () => {
    const { call } = await gateway.aCustomer({ limits: { unitsPerDay: 4 } });
    fake.misbehave({ kind: 'status', status: 500 });
    expect((await call(IMAGES, { json: PICTURE })).status).toBe(502);
    expect((await call(IMAGES, { json: PICTURE })).status).toBe(200);
  });
});

describe('under an idempotency key', () => {
  const headers = { 'Idempotency-Key': 'a-fox' };

  test('a repetition is not charged again, even with nothing left', async () => {
    const { call, charges } = await gateway.aCustomer({ units: 4 });
    const first = await call(IMAGES, { json: PICTURE, headers });
    const again = await call(IMAGES, { json: PICTURE, headers });
    expect([first.status, again.text]).toEqual([200, first.text]);
    expect(await charges()).toEqual([4]);
  });

  test('of two at once, one is made and charged', async () => {
    const { call, charges, balance } = await gateway.aCustomer();
    const { promise: until, resolve: goOn } = Promise.withResolvers<void>();
    fake.misbehave({ kind: 'held', until });
    const first = call(IMAGES, { json: PICTURE, headers });
    await fake.nextRequest();
    expect((await call(IMAGES, { json: PICTURE, headers })).status).toBe(409);
    goOn();
    expect((await first).status).toBe(200);
    expect((await call(IMAGES, { json: PICTURE, headers })).text).toBe((await first).text);
    expect([await charges(), await balance()]).toEqual([[4], spent(4)]);
  });

  test('what failed is free, and charged when it is made after all', async () => {
    const { call, charges } = await gateway.aCustomer();
    fake.misbehave({ kind: 'status', status: 500 });
    expect((await call(IMAGES, { json: PICTURE, headers })).status).toBe(502);
    expect(await charges()).toEqual([]);
    expect((await call(IMAGES, { json: PICTURE, headers })).status).toBe(200);
    expect(await charges()).toEqual([4]);
  });
});

test('what is set aside stays so for longer than any request may take', async () => {
  const customer = await gateway.aCustomer();
  const { promise: until, resolve: goOn } = Promise.withResolvers<void>();
  fake.misbehave({ kind: 'held', until });
  const from = new Date();
  const answer = customer.call(IMAGES, { json: PICTURE });
  await fake.nextRequest();
  await gateway.ledger.sweep(secondsAfter(from, 60), 100);
  expect((await customer.balance()).reserved).toBe(4);
  goOn();
  expect((await answer).status).toBe(200);
  expect(await customer.charges()).toEqual([4]);
});

describe('where prices name qualities', () => {
  let careful: CustomersGateway;

  beforeAll(async () => {
    const image = {
      operations: ['createImage' as const, 'editImage' as const],
      per: 'image' as const,
    };
    careful = await aGatewayWithCustomers({
      upstreams: { openai: { kind: 'openai', baseUrl: `${fake.url}/v1`, secrets: [UPSTREAM_KEY] } },
      models: [{ id: 'imgx-image-1', upstream: 'openai', model: 'gpt-image-1' }],
      prices: {
        rules: [
          { ...image, id: 'fine', qualities: ['high' as const], units: 16 },
          { ...image, id: 'rough', qualities: ['low' as const], units: 1 },
          { ...image, id: 'usual', units: 4 },
        ],
      },
    });
  });

  afterAll(() => careful.stop());

  test('a picture is quoted and charged with the one that it is asked for in, or the dearest', async () => {
    const { call, charges } = await careful.aCustomer();
    const quote = { headers: { prefer: 'quote' } };
    for (const [quality, units] of [
      ['high', '16'],
      ['medium', '4'],
      ['low', '1'],
      ['auto', '16'],
    ] as const) {
      const json = { ...PICTURE, quality };
      const told = JSON.parse((await call(IMAGES, { json, ...quote })).text);
      expect(told.data.units).toBe(units);
      expect((await call(IMAGES, { json })).status).toBe(200);
    }
    const form = await anEdit(2);
    form.append('quality', 'low');
    expect((await call('/v1/images/edits', { form })).status).toBe(200);
    expect(await charges()).toEqual([16, 4, 1, 16, 2]);
  });

  test.each([
    ['the one that its upstream tells', 'auto', { quality: 'low' }, 1],
    ['the dearest, where its upstream tells none', 'auto', {}, 16],
    ['the dearest, where its upstream tells none of the model', 'auto', { quality: 'auto' }, 16],
    [
      'the one made, where that is cheaper than the one asked for',
      'high',
      { quality: 'medium' },
      4,
    ],
    ['no more than the one asked for', 'low', { quality: 'high' }, 1],
  ])('a picture is charged with %s', async (_, quality, facts, units) => {
    const { call, charges, balance, entries } = await careful.aCustomer();
    fake.misbehave(await answeredWith([{}], facts));
    expect((await call(IMAGES, { json: { ...PICTURE, quality } })).status).toBe(200);
    expect(await charges()).toEqual([units]);
    expect(await balance()).toEqual(spent(units));
    expect((await entries()).at(-1)?.lines).toMatchObject([{ unit: 'image', quantity: 1, units }]);
  });

  test('a picture of a job and one that is streamed are charged with the one that is told, and the bill says so', async () => {
    const { call, charges } = await careful.aCustomer();
    fake.misbehave(await answeredWith([{}], { quality: 'low' }));
    const headers = { prefer: 'respond-async' };
    const { json } = await call(IMAGES, { json: PICTURE, headers });
    await expect
      .poll(async () => (await call(`/jobs/${json.data.jobId}`)).json.data, { timeout: 20_000 })
      .toMatchObject({ quota: '1' });
    fake.misbehave(await answeredWith([{}], { quality: 'medium' }));
    const streamed = { ...PICTURE, stream: true, partial_images: 1 };
    expect((await call(IMAGES, { json: streamed })).text).toContain('"quality":"medium"');
    expect(await charges()).toEqual([1, 4]);
    const { data } = (await call('/account/ledger?kind=settle')).json;
    expect(data.entries.map(({ lines }: { lines: object }) => lines)).toMatchObject([
      [{ quality: 'medium', units: '4' }],
      [{ quality: 'low', units: '1' }],
    ]);
  });

  test('one that is left to the model is quoted from the least to the dearest', async () => {
    const { call } = await careful.aCustomer();
    const quote = await call(IMAGES, { json: PICTURE, headers: { prefer: 'quote' } });
    expect(JSON.parse(quote.text)).toMatchObject({
      message: 'This would cost 1 to 16 units, by what is made.',
      data: { rule: 'fine', units: '16', least: '1', isEstimate: true },
    });
  });
});
