import { once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { ImageStage, ImageUpstream } from '../../server/upstreams/port/images.ts';
import { type Answer, aGateway, send, TEST_KEY } from '../a-gateway.ts';
import { eventually } from '../eventually.ts';
import { aFakeOpenAI, type FakeOpenAI } from '../fakes/a-fake-openai.ts';
import { UPSTREAM_KEY } from '../fakes/a-fake-server.ts';
import type { Misbehaviour } from '../fakes/misbehaviour.ts';
import {
  aGatewayWithCustomers,
  type Customer,
  type CustomersGateway,
} from './charging/some-customers.ts';
import { aPicture, dataUri } from './pictures.ts';

let fake: FakeOpenAI;
let other: FakeOpenAI;
let gateway: CustomersGateway;

const GENERATIONS = '/v1/images/generations';
const EDITS = '/v1/images/edits';
const MODEL = 'imgx-image-1';
/** Costs 4 units. */
const PICTURE = {
  mode: MODEL,
  prompt: 'A fox',
  size: '1024x1024',
  stream: true,
  partial_images: 2,
} as const;

function upstreams() {
  const upstream = ({ url }: FakeOpenAI) => ({
    kind: 'openai',
    baseUrl: `${url}/v1`,
    secrets: [UPSTREAM_KEY],
    // High enough to keep failures of other tests from opening the circuit breaker.
    breaker: { failures: 100 },
    askedAgainMinutes: 0,
  });
  return { first: upstream(fake), second: upstream(other) };
}

const MODELS = [
  {
    id: MODEL,
    upstreams: [
      { upstream: 'first', model: 'gpt-image-1', order: 1 },
      { upstream: 'second', model: 'gpt-image-1', order: 2 },
    ],
  },
];

beforeAll(async () => {
  fake = await aFakeOpenAI();
  other = await aFakeOpenAI();
  gateway = await aGatewayWithCustomers({
    upstreams: upstreams(),
    models: MODELS,
    retries: { rounds: 1 },
    givenUp: { freeUnits: 8 },
  });
});

afterEach(() => {
  for (const each of [fake, other]) {
    each.behave();
    each.forgetRequests();
  }
});

afterAll(async () => {
  await gateway.stop();
  await fake.close();
  await other.close();
});

// biome-ignore lint/suspicious/noExplicitAny: a test says what it expects of an event.
type Event = any;

/** The events of a response. Each must be sent under its own type. */
function eventsOf(text: string): readonly Event[] {
  const blocks = text.split('\n\n').filter((block) => block !== '' && !block.startsWith(':'));
  return blocks.map((block) => {
    const [, type, data = ''] = /^event: (.+)\ndata: (.+)$/.exec(block) ?? [];
    const event = JSON.parse(data);
    expect(event.type).toBe(type);
    return event;
  });
}

function typesOf({ text }: Answer): readonly string[] {
  return eventsOf(text).map(({ type }) => type);
}

async function sizeOf({ b64_json }: Event): Promise<string> {
  const { width, height, format } = await sharp(Buffer.from(b64_json, 'base64')).metadata();
  return `${width}x${height} ${format}`;
}

function anEdit(fields: object = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...PICTURE, ...fields })) {
    form.append(name, String(value));
  }
  return form;
}

const SHOWN = [
  'image_generation.partial_image',
  'image_generation.partial_image',
  'image_generation.completed',
];
const SHOWN_EDIT = ['image_edit.partial_image', 'image_edit.partial_image', 'image_edit.completed'];

/** The balance of 1,000 units after consuming this many, with nothing reserved. */
function spent(consumed: number) {
  return { available: 1000 - consumed, reserved: 0, consumed };
}

/** Requests an image and reads the stream until a text has arrived. */
async function begin(
  { url, key }: { readonly url: string; readonly key: string },
  { until, signal, headers = {} }: { until: string; signal?: AbortSignal; headers?: object },
) {
  const response = await fetch(url + GENERATIONS, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'SVC-API-KEY': key, ...headers },
    body: JSON.stringify(PICTURE),
    ...(signal === undefined ? {} : { signal }),
  });
  if (response.body === null) throw new Error('This is no stream.');
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (!text.includes(until)) text += (await reader.read()).value;
  return {
    text,
    async rest(): Promise<string> {
      for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
        text += piece.value;
      }
      return text;
    },
  };
}

describe('a picture that is shown while it is made', () => {
  test('comes in states, and finished at the end, with what the upstream tells of it', async () => {
    const { call } = await gateway.aCustomer();
    const json = { ...PICTURE, output_format: 'webp', quality: 'low' };
    const answer = await call(GENERATIONS, { json });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(answer.headers.get('x-patchbay-upstream')).toBe('first');
    const told = { size: '1024x1024', quality: 'low', background: 'opaque', output_format: 'webp' };
    const events = eventsOf(answer.text);
    expect(events.map(({ b64_json: _, created_at, ...facts }) => facts)).toEqual([
      { type: SHOWN[0], ...told, partial_image_index: 0 },
      { type: SHOWN[1], ...told, partial_image_index: 1 },
      { type: SHOWN[2], ...told, usage: expect.objectContaining({ output_tokens: 272 }) },
    ]);
    expect(await Promise.all(events.map(sizeOf))).toEqual(Array(3).fill('1024x1024 webp'));
    expect(new Set(events.map(({ b64_json }) => b64_json)).size).toBe(3);
    const { body } = await fake.nextRequest();
    expect(body).toMatchObject({ model: 'gpt-image-1', stream: true, partial_images: 2 });
  });

  test.each([
    [
      'a form',
      async () => {
        const form = anEdit();
        form.append('image', new Blob([await aPicture()]), 'fox.png');
        return { form };
      },
    ],
    ['JSON', async () => ({ json: { ...PICTURE, image: [dataUri(await aPicture())] } })],
    [
      'JSON of another form',
      async () => {
        const images = [{ image_url: dataUri(await aPicture()) }];
        return { json: { ...PICTURE, images } };
      },
    ],
  ] as const)('may be an edit, which comes as %s', async (_, request) => {
    const { call, charges } = await gateway.aCustomer();
    const answer = await call(EDITS, await request());
    expect(answer.status, answer.text).toBe(200);
    expect(typesOf(answer)).toEqual(SHOWN_EDIT);
    expect((await fake.nextRequest()).body).toMatchObject({ stream: 'true', partial_images: '2' });
    expect(await charges()).toEqual([4]);
  });

  test('is asked for as a whole where nothing is to be shown before it', async () => {
    const { call } = await gateway.aCustomer();
    const answer = await call(GENERATIONS, { json: { ...PICTURE, partial_images: 0 } });
    expect(typesOf(answer)).toEqual(['image_generation.completed']);
    expect((await fake.nextRequest()).body).not.toHaveProperty('stream');
  });

  test('is the one that is charged, as its size was made, and its entries sum to nothing', async () => {
    const { call, charges, balance } = await gateway.aCustomer();
    expect((await call(GENERATIONS, { json: { ...PICTURE, size: 'auto' } })).status).toBe(200);
    expect(await charges()).toEqual([4]);
    expect(await balance()).toEqual(spent(4));
    expect(await gateway.ledger.verify()).toEqual([]);
  });

  test('is not begun without the quota for it', async () => {
    const { call } = await gateway.aCustomer({ units: 3 });
    expect((await call(GENERATIONS, { json: PICTURE })).status).toBe(402);
    expect(fake.requestCount).toBe(0);
  });

  test('can be asked for its price alone', async () => {
    const { call } = await gateway.aCustomer();
    const headers = { Prefer: 'quote' };
    const { status, text } = await call(GENERATIONS, { json: PICTURE, headers });
    expect([status, JSON.parse(text).data.units]).toEqual([200, '4']);
    expect(fake.requestCount).toBe(0);
  });
});

describe('an upstream that shows nothing on the way', () => {
  const UNKNOWN: Misbehaviour = {
    kind: 'status',
    status: 400,
    body: { error: { message: "Unknown parameter: 'stream'.", param: 'stream', code: null } },
  };

  test('and says so is asked for the whole, which is the one event', async () => {
    const { call, charges } = await gateway.aCustomer();
    fake.misbehave(UNKNOWN);
    const answer = await call(GENERATIONS, { json: PICTURE });
    expect(typesOf(answer)).toEqual(['image_generation.completed']);
    expect([fake.requestCount, other.requestCount]).toEqual([2, 0]);
    expect(await charges()).toEqual([4]);
  });

  test('and tells the prompt that the model worked from passes it on', async () => {
    const b64_json = (await aPicture()).toString('base64');
    const data = [{ b64_json, revised_prompt: 'A picture of a fox' }];
    fake.misbehave({ kind: 'status', status: 200, body: { created: 1, data } });
    const [event] = eventsOf((await gateway.call(GENERATIONS, { json: PICTURE })).text);
    expect(event).toMatchObject({
      type: 'image_generation.completed',
      revised_prompt: 'A picture of a fox',
    });
  });

  test('and answers whole is taken at that', async () => {
    const { call } = await gateway.aCustomer();
    const data = [{ b64_json: (await aPicture()).toString('base64') }];
    fake.misbehave({ kind: 'status', status: 200, body: { created: 1, data } });
    const answer = await call(GENERATIONS, { json: PICTURE });
    expect(typesOf(answer)).toEqual(['image_generation.completed']);
    expect(await sizeOf(eventsOf(answer.text)[0])).toBe('64x64 png');
  });
});

describe('before anything is shown, a failure', () => {
  test.each<[string, Misbehaviour]>([
    ['is', { kind: 'status', status: 500 }],
    ['in a stream that has begun is', { kind: 'error-event', afterEvents: 0 }],
    ['in a stream that ends at once is', { kind: 'empty-body' }],
  ])('%s made good by another upstream', async (_, misbehaviour) => {
    const { call, charges } = await gateway.aCustomer();
    fake.misbehave(misbehaviour);
    const answer = await call(GENERATIONS, { json: PICTURE });
    expect(typesOf(answer)).toEqual(SHOWN);
    expect(answer.headers.get('x-patchbay-upstream')).toBe('second');
    expect(await charges()).toEqual([4]);
  });

  test('of all upstreams is that of the request, and free', async () => {
    const { call, balance } = await gateway.aCustomer();
    for (const each of [fake, other]) each.misbehave({ kind: 'status', status: 500 });
    const answer = await call(GENERATIONS, { json: PICTURE });
    expect([answer.status, answer.json.error.type]).toEqual([502, 'api_error']);
    expect(await balance()).toEqual(spent(0));
  });
});

// biome-ignore lint/suspicious/noThenProperty: no promise, but what comes next.
const RESET: Misbehaviour = { kind: 'truncated-stream', at: 'end', then: 'reset' };
const BLOCKED = {
  error: { type: 'image_generation_user_error', code: 'moderation_blocked', message: 'No.' },
};

describe('once something is shown, a failure', () => {
  test.each<[string, Misbehaviour, string]>([
    [
      'that is told',
      { kind: 'error-event', afterEvents: 1 },
      'The server had an error in the middle of a stream.',
    ],
    ['of the connection', RESET, 'The upstream ended its response before it was complete.'],
    [
      'to go on',
      { kind: 'truncated-stream', at: 'end' },
      'The upstream ended its response before it was complete.',
    ],
  ])(
    '%s ends the events, is free, and is made good by nobody',
    async (_, misbehaviour, message) => {
      const { call, balance, charges } = await gateway.aCustomer();
      fake.misbehave(misbehaviour);
      const answer = await call(GENERATIONS, { json: PICTURE });
      expect(answer.status).toBe(200);
      const events = eventsOf(answer.text);
      expect(events[0].type).toBe(SHOWN[0]);
      expect(events.at(-1)).toEqual({
        status: 'FAILED',
        message,
        data: { reason: 'upstream' },
        type: 'error',
        error: { type: 'api_error', code: null, param: null, message },
        request_id: answer.headers.get('x-request-id'),
      });
      expect(other.requestCount).toBe(0);
      expect(await charges()).toEqual([]);
      expect(await balance()).toEqual(spent(0));
      const requestId = answer.headers.get('x-request-id');
      const line = await eventually(() => {
        const found = gateway.log.find((entry) => entry.requestId === requestId && entry.status);
        if (found === undefined) throw new Error('It is not logged yet.');
        return found;
      });
      expect(line).toMatchObject({ operation: 'createImage', status: 200, brokenOffBy: 'first' });
    },
  );

  test('by moderation is counted as any of that kind, and kept under an idempotency key', async () => {
    const { call, entries } = await gateway.aCustomer();
    const event = `event: error\ndata: ${JSON.stringify({ type: 'error', ...BLOCKED })}\n\n`;
    fake.misbehave({ kind: 'error-event', afterEvents: 1, event });
    const headers = { 'Idempotency-Key': 'blocked' };
    const answer = await call(GENERATIONS, { json: PICTURE, headers });
    expect(eventsOf(answer.text).at(-1)).toMatchObject({
      type: 'error',
      error: { type: 'invalid_request_error', code: 'moderation', param: 'prompt' },
      data: { reason: 'moderation' },
    });
    expect((await entries()).at(-1)).toMatchObject({ moderation_count: 1 });
    const again = await call(GENERATIONS, { json: PICTURE, headers });
    expect([again.status, again.json.data.reason]).toEqual([400, 'moderation']);
    expect(fake.requestCount).toBe(1);
  });
});

describe('under an idempotency key', () => {
  test('a repetition gets the finished picture again, and nothing is made or charged', async () => {
    const { call, charges } = await gateway.aCustomer();
    const headers = { 'Idempotency-Key': 'a-fox' };
    const first = eventsOf((await call(GENERATIONS, { json: PICTURE, headers })).text);
    const again = eventsOf((await call(GENERATIONS, { json: PICTURE, headers })).text);
    expect(first).toHaveLength(3);
    expect(again).toEqual(first.slice(-1));
    expect(fake.requestCount).toBe(1);
    expect(await charges()).toEqual([4]);
  });

  test('what breaks off may be asked for again', async () => {
    const { call, charges } = await gateway.aCustomer();
    const headers = { 'Idempotency-Key': 'another-fox' };
    fake.misbehave({ kind: 'error-event', afterEvents: 1 });
    await call(GENERATIONS, { json: PICTURE, headers });
    expect(typesOf(await call(GENERATIONS, { json: PICTURE, headers }))).toEqual(SHOWN);
    expect(await charges()).toEqual([4]);
  });

  test('a repetition while the picture is being made is refused', async () => {
    const customer = await gateway.aCustomer();
    const { promise: until, resolve: goOn } = Promise.withResolvers<void>();
    fake.misbehave({ kind: 'held', until, afterEvents: 1 });
    const headers = { 'Idempotency-Key': 'a-slow-fox' };
    const shown = await begin({ ...customer, url: gateway.url }, { until: 'partial', headers });
    const again = await customer.call(GENERATIONS, { json: PICTURE, headers });
    expect([again.status, again.json.error.code]).toEqual([409, 'idempotency_key_in_use']);
    goOn();
    expect(await shown.rest()).toContain('image_generation.completed');
  });
});

describe('a caller who goes away while a picture is shown', () => {
  async function goAway(customer: Customer, headers: object = {}): Promise<void> {
    const caller = new AbortController();
    fake.misbehave({ kind: 'silent-stream', afterEvents: 1 });
    const asking = { until: 'partial', signal: caller.signal, headers };
    const shown = await begin({ ...customer, url: gateway.url }, asking);
    expect((await customer.balance()).reserved).toBe(4);
    caller.abort();
    await expect(shown.rest()).rejects.toThrow();
    await expect.poll(async () => (await customer.balance()).reserved).toBe(0);
  }

  test('ends the work, and pays for it, as a state of it was sent', async () => {
    const customer = await gateway.aCustomer();
    await goAway(customer);
    expect(await customer.charges()).toEqual([4]);
    expect((await customer.entries()).at(-1)).toMatchObject({ kind: 'settle', given_up: true });
    expect(gateway.log.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  });

  test('under an idempotency key pays once, when it is made at last', async () => {
    const customer = await gateway.aCustomer();
    const headers = { 'Idempotency-Key': 'a-lost-fox' };
    await goAway(customer, headers);
    expect(await customer.charges()).toEqual([]);
    fake.behave();
    expect(typesOf(await customer.call(GENERATIONS, { json: PICTURE, headers }))).toEqual(SHOWN);
    expect(await customer.charges()).toEqual([4]);
  });

  test('before a state of it was sent pays for what goes beyond what may be given up', async () => {
    const customer = await gateway.aCustomer();
    for (const charges of [[], [], [4]]) {
      const caller = new AbortController();
      fake.misbehave({ kind: 'hang' });
      const headers = { 'content-type': 'application/json', 'SVC-API-KEY': customer.key };
      const body = JSON.stringify(PICTURE);
      const init = { method: 'POST', headers, body, signal: caller.signal };
      const asking = fetch(gateway.url + GENERATIONS, init).catch(() => undefined);
      await fake.nextRequest();
      caller.abort();
      await asking;
      await expect.poll(async () => (await customer.balance()).reserved).toBe(0);
      expect(await customer.charges()).toEqual(charges);
    }
  });
});

/** A gateway with very short image timeouts. */
async function aHastyGateway(timeouts: object) {
  const hasty = await aGateway({ upstreams: upstreams(), models: MODELS, timeouts });
  return { ...hasty, key: TEST_KEY };
}

test('an upstream that begins when its caller has gone is not counted as busy any more', async () => {
  const asked = Promise.withResolvers<void>();
  const images: ImageUpstream = {
    knowsKeys: false,
    make: () => Promise.reject(new Error('It is asked to show a picture.')),
    async stream(_order, { signal }) {
      const gone = once(signal, 'abort');
      asked.resolve();
      await gone;
      await nextTurn();
      return { ok: true, value: neverRead() };
    },
  };
  const own = await aGateway(
    { models: [{ id: MODEL, upstreams: [{ upstream: 'late' }] }] },
    { upstreams: new Map([['late', { images, close: async () => {} }]]) },
  );
  onTestFinished(() => own.stop());
  const caller = new AbortController();
  const headers = { 'content-type': 'application/json', 'SVC-API-KEY': own.key };
  const body = JSON.stringify(PICTURE);
  const init = { method: 'POST', headers, body, signal: caller.signal };
  const asking = fetch(own.url + GENERATIONS, init).catch(() => undefined);
  await asked.promise;
  caller.abort();
  await asking;
  const underWay = async () => {
    const { json } = await own.call('/upstreams');
    return json.data.upstreams.map((one: { calls: { underWay: number } }) => one.calls.underWay);
  };
  await expect.poll(underWay).toEqual([0]);
});

async function* neverRead(): AsyncIterable<ImageStage> {
  yield { kind: 'failed', failure: { kind: 'failed', message: 'Nobody reads this.' } };
}

test('a picture that takes longer than any request may ends with an error, and is free', async () => {
  const hasty = await aHastyGateway({ main: 1, alternate: 2 });
  onTestFinished(() => hasty.stop());
  fake.misbehave({ kind: 'silent-stream', afterEvents: 1 });
  const [event] = eventsOf(await (await begin(hasty, { until: 'partial' })).rest()).slice(-1);
  const message = 'The picture was not finished within 2 seconds.';
  expect(event).toMatchObject({ type: 'error', message, data: { reason: 'timeout' } });
  const account = await send(`${hasty.url}/account`, { headers: { 'SVC-API-KEY': TEST_KEY } });
  expect(account.json.data.reserved).toBe('0');
  const last = () => hasty.log.find(({ operation, ms }) => operation === 'createImage' && ms);
  await expect.poll(last).toMatchObject({ brokenOffBy: 'first' });
});

test('a picture of which nothing is shown in the time of its address is 504', async () => {
  const hasty = await aHastyGateway({ main: 1, alternate: 60 });
  onTestFinished(() => hasty.stop());
  fake.misbehave({ kind: 'hang' });
  const answer = await hasty.call(GENERATIONS, { json: PICTURE });
  expect([answer.status, answer.json.data.reason]).toEqual([504, 'timeout']);
});

test('a picture that a stop of the gateway cuts ends with an error that says why', async () => {
  const hasty = await aHastyGateway({ shutdown: 0.1 });
  fake.misbehave({ kind: 'silent-stream', afterEvents: 1 });
  const shown = await begin(hasty, { until: 'partial' });
  const stopped = hasty.stop();
  const [event] = eventsOf(await shown.rest()).slice(-1);
  expect(event.error).toMatchObject({
    message: 'The gateway shut down before the answer was complete; send the request again.',
  });
  await stopped;
});
