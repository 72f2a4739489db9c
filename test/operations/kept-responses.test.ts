import { createParser } from 'eventsource-parser';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { isObject, type JsonObject } from '../../server/foundation/json-object.ts';
import { type Answer, aGateway, type TestGateway } from '../a-gateway.ts';
import { twoAccounts } from './two-accounts.ts';
import { twoInterfaces } from './two-interfaces.ts';

const { upstreams, seen, say } = twoInterfaces();
const MODELS = [
  { id: 'of-chat', upstream: 'chat' },
  { id: 'of-native', upstream: 'native' },
];
const SETTINGS = {
  upstreams: { chat: { kind: 'sandbox' }, native: { kind: 'sandbox' } },
  models: MODELS,
} as const;
const NAMES = MODELS.map(({ id }) => id);

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await aGateway(SETTINGS, { upstreams });
});

beforeEach(() => {
  seen.length = 0;
});

afterAll(() => gateway.stop());

const PATH = '/v1/responses';

function ask(model: string, input: unknown, more: object = {}, at = gateway): Promise<Answer> {
  return at.call(PATH, { json: { model, input, ...more } });
}

async function id(model: string, input: unknown, more: object = {}): Promise<string> {
  const { status, json } = await ask(model, input, more);
  expect([status, json.store], JSON.stringify(json)).toEqual([200, true]);
  return json.id;
}

/** The messages of the last request, in order, in either interface. */
function conversation(): string[] {
  const { input, messages } = seen.at(-1)?.body ?? {};
  return [messages ?? input].flat().map(textOf);
}

function textOf(said: unknown): string {
  if (typeof said === 'string') return said;
  if (Array.isArray(said)) return said.map(textOf).join('');
  if (!isObject(said)) return '';
  return textOf(said.content ?? said.text);
}

interface Sent {
  readonly type: string;
  readonly response?: Answer['json'];
}

async function stream(model: string, input: unknown, more: object = {}): Promise<Sent[]> {
  const { text } = await ask(model, input, { ...more, stream: true });
  const events: Sent[] = [];
  const parser = createParser({ onEvent: ({ data }) => events.push(JSON.parse(data)) });
  parser.feed(text);
  return events;
}

async function count(): Promise<number> {
  return (await gateway.stored().selectFrom('kept_response').select('id').execute()).length;
}

function look(responseId: string, method = 'GET'): Promise<Answer> {
  return gateway.call(`${PATH}/${responseId}`, { method });
}

const NOT_FOUND = 'previous_response_not_found';

describe.each(NAMES)('a response of an upstream (%s)', (model) => {
  test('is kept, and looked up as it was answered', async () => {
    say({ words: 'Good morning.' });
    const { json } = await ask(model, 'Hello');
    expect([json.store, json.previous_response_id]).toEqual([true, null]);
    const found = await look(json.id);
    expect([found.status, found.json]).toEqual([200, json]);
  });

  test('is gone on from, at the other upstream and back, and twice from the same', async () => {
    const [other = ''] = NAMES.filter((name) => name !== model);
    say({ words: 'One.' });
    const first = await id(model, 'a');
    say({ words: 'Two.' });
    const second = await id(other, 'b', { previous_response_id: first });
    expect(conversation()).toEqual(['a', 'One.', 'b']);
    say({ words: 'Three.' });
    const { json } = await ask(model, [{ role: 'user', content: 'c' }], {
      previous_response_id: second,
    });
    expect(conversation()).toEqual(['a', 'One.', 'b', 'Two.', 'c']);
    expect(json.previous_response_id).toBe(second);
    await ask(model, 'd', { previous_response_id: first });
    expect(conversation()).toEqual(['a', 'One.', 'd']);
  });

  test('is gone on from without saying anything', async () => {
    const first = await id(model, 'My name is Ada.');
    for (const input of [undefined, null]) {
      const { status, json } = await ask(model, input, { previous_response_id: first });
      expect([status, json.previous_response_id], JSON.stringify(json)).toEqual([200, first]);
      expect(conversation()).toEqual(['My name is Ada.', 'Hello.']);
      const listed = await look(`${json.id}/input_items`);
      expect(listed.json.data).toEqual([]);
    }
  });

  test('is streamed: what it begins and ends with says what is kept, and it is kept when it ends', async () => {
    const first = await id(model, 'a');
    say({ words: 'One two three.' });
    const events = await stream(model, 'b', { previous_response_id: first });
    const told = events.filter(({ response }) => response !== undefined);
    expect(told.map(({ type }) => type)).toEqual([
      'response.created',
      'response.in_progress',
      'response.completed',
    ]);
    for (const { response } of told) {
      expect([response.store, response.previous_response_id]).toEqual([true, first]);
    }
    const whole = told.at(-1)?.response;
    expect((await look(whole.id)).json).toEqual(whole);
    await ask(model, 'c', { previous_response_id: whole.id });
    expect(conversation()).toEqual(['a', 'Hello.', 'b', 'One two three.', 'c']);
  });

  test('that breaks off is not kept', async () => {
    const before = await count();
    say({ words: 'One two three.', breaksAfter: 2 });
    const events = await stream(model, 'a');
    expect(events.slice(-2).map(({ type }) => type)).toEqual(['error', 'response.failed']);
    const { id: broken, store, previous_response_id } = events.at(-1)?.response ?? {};
    expect([broken, store, previous_response_id]).toEqual([events[0]?.response.id, false, null]);
    expect((await look(broken)).status).toBe(404);
    expect(await count()).toBe(before);
  });

  test('is not kept where store is false, and says so', async () => {
    const before = await count();
    const { json } = await ask(model, 'a', { store: false });
    expect(json.store).toBe(false);
    const last = (await stream(model, 'a', { store: false })).at(-1);
    expect(last?.response.store).toBe(false);
    const first = await id(model, 'a');
    const after = await ask(model, 'b', { store: false, previous_response_id: first });
    expect([after.json.store, after.json.previous_response_id]).toEqual([false, first]);
    const streamed = await stream(model, 'b', { store: false, previous_response_id: first });
    expect(streamed.at(-1)?.response).toMatchObject({ store: false, previous_response_id: first });
    expect(await count()).toBe(before + 1);
    expect((await look(json.id)).status).toBe(404);
  });

  test('never has the upstream keep anything, nor learn what is kept here', async () => {
    const first = await id(model, 'a');
    await ask(model, 'b', { previous_response_id: first });
    await ask(model, 'c', { store: true });
    await ask(model, 'd', { store: null, previous_response_id: null });
    for (const { body } of seen) {
      expect([undefined, false]).toContain(body.store);
      expect(body.previous_response_id ?? undefined).toBeUndefined();
      if (model === 'of-native') expect(body.store).toBe(false);
    }
  });

  test('is removed, and not there any more', async () => {
    const first = await id(model, 'a');
    const second = await id(model, 'b', { previous_response_id: first });
    const removed = await look(first, 'DELETE');
    expect([removed.status, removed.json]).toEqual([
      200,
      { id: first, object: 'response', deleted: true },
    ]);
    for (const method of ['GET', 'DELETE']) {
      const { status, json } = await look(first, method);
      expect([status, json.error.type]).toEqual([404, 'not_found_error']);
    }
    expect((await look(second)).status).toBe(200);
    const { status, json } = await ask(model, 'c', { previous_response_id: second });
    expect([status, json.error.code, json.error.param]).toEqual([
      400,
      NOT_FOUND,
      'previous_response_id',
    ]);
    expect(json.message).toBe(
      'previous_response_id goes on from a response that is not kept any more; send the whole input, or go on from another.',
    );
    expect(seen).toHaveLength(2);
  });
});

test('a prompt of the vendor stands for an input, where its upstream is the vendor', async () => {
  const prompt = { id: 'pmpt_1', version: '2' };
  const { status } = await ask('of-native', undefined, { prompt, store: false });
  expect(status).toBe(200);
  expect(seen.at(-1)?.body).toEqual({ model: 'of-native', prompt, stream: false, store: false });
  const refused = await ask('of-chat', undefined, { prompt });
  expect([refused.status, refused.json.error.param]).toEqual([400, 'prompt']);
});

test('a request that says nothing, and goes on from nothing, is refused', async () => {
  const { status, json } = await ask('of-native', undefined, { previous_response_id: null });
  expect([status, json.data.violations]).toEqual([
    400,
    [expect.objectContaining({ parameter: 'input', rule: 'response-input-given' })],
  ]);
  expect(seen).toEqual([]);
});

test('a response that is unknown is not gone on from, and no upstream asked', async () => {
  const { status, json } = await ask('of-chat', 'a', { previous_response_id: 'resp_0' });
  expect([status, json.error]).toEqual([
    400,
    {
      type: 'invalid_request_error',
      code: NOT_FOUND,
      param: 'previous_response_id',
      message:
        'previous_response_id must name a response of this account that is kept; none has that identifier.',
    },
  ]);
  expect(seen).toEqual([]);
});

test('what goes on from more than a request may have is refused', async () => {
  const LARGE = 'x'.repeat(12 * 2 ** 20);
  const first = await id('of-chat', LARGE);
  const second = await id('of-chat', LARGE, { previous_response_id: first });
  const refused = await ask('of-chat', LARGE, { previous_response_id: second });
  expect([refused.status, refused.json.data]).toEqual([
    413,
    { code: 'body', parameter: 'previous_response_id' },
  ]);
  const many = Array.from({ length: 6000 }, () => ({ role: 'user', content: 'x' }));
  const third = await id('of-chat', many);
  const { status, json } = await ask('of-chat', many, { previous_response_id: third });
  expect([status, json.message]).toEqual([
    400,
    'input must have 1 to 10000 elements; it has 12001.',
  ]);
});

test('values that are too many together are refused', async () => {
  const wide = {
    role: 'user',
    content: [{ type: 'input_text', text: 'x', more: Array(150_000).fill(0) }],
  };
  const first = await id('of-native', [wide]);
  const { status } = await ask('of-native', [wide], { previous_response_id: first });
  expect(status).toBe(413);
});

test('a quote counts what went before', async () => {
  const first = await id('of-chat', 'long '.repeat(2000));
  const quote = async (more: object) => {
    const json = { model: 'of-chat', input: 'b', max_output_tokens: 1, ...more };
    const { text } = await gateway.call(PATH, { json, headers: { Prefer: 'quote' } });
    return Number(JSON.parse(text).data.lines[0].quantity);
  };
  const before = await count();
  expect(await quote({})).toBeLessThan(100);
  expect(await quote({ previous_response_id: first })).toBeGreaterThan(2000);
  expect(await count()).toBe(before);
});

test('instructions are those of each request alone', async () => {
  const first = await id('of-native', 'a', { instructions: 'Be brief.' });
  await ask('of-native', 'b', { previous_response_id: first });
  expect(seen.at(-1)?.body.instructions ?? null).toBeNull();
});

test('a thought that is not there in full is not said again, one that is sealed is', async () => {
  const message = {
    type: 'message',
    role: 'assistant',
    content: [{ type: 'output_text', text: 'x' }],
  };
  const open = { type: 'reasoning', id: 'rs_1', summary: [] };
  const sealed = { ...open, id: 'rs_2', encrypted_content: 'sealed' };
  say({ output: [open, sealed, message] });
  const first = await id('of-native', 'a');
  await ask('of-native', 'b', { previous_response_id: first });
  const input = seen.at(-1)?.body.input as { id?: string; type?: string }[];
  expect(input.map((item) => item.id ?? item.type)).toEqual([
    'message',
    'rs_2',
    'message',
    'message',
  ]);
});

describe('an item that is named in place of being sent', () => {
  const named = (id: unknown) => ({ type: 'item_reference', id });
  const LAST = { role: 'user', content: 'c' };

  test.each(NAMES)(
    'is the one that was answered, also where it is kept anew (%s)',
    async (model) => {
      say({ words: 'One.' });
      const { json } = await ask(model, 'a');
      const [{ id: of }] = json.output;
      const first = { role: 'user', content: 'a' };
      const after = await id('of-native', [first, named(of), LAST]);
      expect(conversation()).toEqual(['a', 'One.', 'c']);
      await look(json.id, 'DELETE');
      await ask('of-chat', 'd', { previous_response_id: after });
      expect(conversation()).toEqual(['a', 'One.', 'c', 'Hello.', 'd']);
      const refused = await ask('of-native', [first, named(of), LAST], { store: false });
      expect([refused.status, refused.json.error]).toMatchObject([
        400,
        {
          type: 'invalid_request_error',
          param: 'input[1].id',
          message:
            'input[1].id must name an item that was answered to this account and is kept; send the item itself.',
        },
      ]);
    },
  );

  test.each([{}, { type: null }])('need not be called a name: %j', async (type) => {
    say({ words: 'One.' });
    const [{ id: of }] = (await ask('of-chat', 'a')).json.output;
    const { status } = await ask('of-native', [{ ...type, id: of }, LAST]);
    expect([status, conversation()]).toEqual([200, ['One.', 'c']]);
    const { json } = await ask('of-native', [{ ...type, id: 'msg_0' }, LAST]);
    expect(json.error.param).toBe('input[0].id');
  });

  test('may be named in a request that leaves nothing', async () => {
    say({ words: 'One.' });
    const [{ id: of }] = (await ask('of-chat', 'a')).json.output;
    const { json } = await ask('of-native', [named(of), LAST], { store: false });
    expect([json.store, conversation()]).toEqual([false, ['One.', 'c']]);
  });

  test.each([undefined, null, 7, '', 'msg_0', 'x'.repeat(300), 'a\u0000b'])(
    'by a name that is none is refused: %j',
    async (of) => {
      const { status, json } = await ask('of-native', [LAST, named(of)]);
      expect([status, json.error.param]).toEqual([400, 'input[1].id']);
    },
  );

  test('again and again is too much in the end', async () => {
    say({ words: 'x'.repeat(2 ** 20) });
    const [{ id: of }] = (await ask('of-chat', 'a')).json.output;
    const { status } = await ask('of-native', [...Array(1000).fill(named(of)), LAST]);
    expect(status).toBe(413);
  });

  test('that is a thought without its content is left out', async () => {
    const message = { id: 'msg_t', type: 'message', role: 'assistant', content: [] };
    say({ output: [{ type: 'reasoning', id: 'rs_open', summary: [] }, message] });
    await ask('of-native', 'a');
    await ask('of-native', [named('rs_open'), named('msg_t'), LAST]);
    expect(seen.at(-1)?.body.input).toEqual([message, LAST]);
  });
});

test('an upstream that names two responses alike has the first kept, and nobody told otherwise', async () => {
  say({ id: 'resp_alike', words: 'First.' });
  expect(await id('of-native', 'a')).toBe('resp_alike');
  say({ id: 'resp_alike', words: 'Second.' });
  const { json } = await ask('of-native', 'a');
  expect([json.id, json.store]).toEqual(['resp_alike', false]);
  say({ id: 'x'.repeat(201) });
  expect((await ask('of-native', 'a')).json.store).toBe(false);
  expect((await look('resp_alike')).json.output[0].content[0].text).toBe('First.');
});

test('whatever callers and upstreams say is kept letter by letter', async () => {
  const odd = 'a\u0000b \ud83d\ude00 \u2028';
  const body = `{"model":"of-native","input":[{"role":"user","content":"${'x'}","big":12345678901234567890,"odd":"a\\u0000b \\ud800"}]}`;
  say({ words: odd });
  const headers = { 'content-type': 'application/json' };
  const { json } = await gateway.call(PATH, { body, headers });
  expect(json.store).toBe(true);
  expect((await look(json.id)).json.output[0].content[0].text).toBe(odd);
  await ask('of-native', 'b', { previous_response_id: json.id });
  expect(JSON.stringify(seen.at(-1)?.body.input)).toContain('"odd":"a\\u0000b \\ud800"');
});

describe('the input of a response', () => {
  test('is listed in pages, from either end, each item with a name', async () => {
    const input = [
      { role: 'user', content: 'a' },
      { role: 'assistant', content: [{ type: 'output_text', text: 'b' }] },
      {
        type: 'message',
        id: 'msg_own',
        role: 'user',
        content: [{ type: 'input_text', text: 'c' }],
      },
    ];
    const of = await id('of-native', input);
    const list = async (query: string) => (await look(`${of}/input_items${query}`)).json;
    const last = await list('');
    const stem = of.replace('resp_', '');
    const names = [`msg_${stem}_i0`, `msg_${stem}_i1`, 'msg_own'];
    expect(last.data.map((item: JsonObject) => item.id)).toEqual(names.toReversed());
    expect(last).toMatchObject({ first_id: names[2], last_id: names[0], has_more: false });
    const first = await list('?order=asc&limit=2');
    const content = (text: string, type = 'input_text') => [{ type, text }];
    expect(first.data).toMatchObject([
      { type: 'message', role: 'user', content: content('a') },
      { type: 'message', role: 'assistant', content: content('b', 'output_text') },
    ]);
    expect(first).toMatchObject({ last_id: names[1], has_more: true });
    const rest = await list(`?order=asc&after=${names[1]}`);
    expect(rest.data.map((item: JsonObject) => item.id)).toEqual(['msg_own']);
    expect((await look('resp_0/input_items')).status).toBe(404);
  });

  test('that was a text is a message', async () => {
    const of = await id('of-chat', 'Hello');
    const { json } = await look(`${of}/input_items`);
    const content = [{ type: 'input_text', text: 'Hello' }];
    expect(json.data).toMatchObject([{ type: 'message', role: 'user', content }]);
  });
});

test('another account finds nothing, whatever it does', async () => {
  const { mine, theirs, stop } = await twoAccounts();
  onTestFinished(() => stop());
  const json = { model: 'sandbox-text-1', input: 'Mine alone' };
  const { id: of } = (await mine(PATH, { json })).json;
  for (const path of [`${PATH}/${of}`, `${PATH}/${of}/input_items`]) {
    expect((await theirs(path)).status).toBe(404);
    expect((await mine(path)).status).toBe(200);
  }
  expect((await theirs(`${PATH}/${of}`, { method: 'DELETE' })).status).toBe(404);
  const after = await theirs(PATH, { json: { ...json, previous_response_id: of } });
  expect([after.status, after.json.error.code]).toEqual([400, NOT_FOUND]);
  expect((await mine(PATH, { json: { ...json, previous_response_id: of } })).status).toBe(200);
});

describe('where nothing is kept', () => {
  let without: TestGateway;

  beforeAll(async () => {
    without = await aGateway({ ...SETTINGS, responses: { keepDays: 0 } }, { upstreams });
  });

  afterAll(() => without.stop());

  test.each(NAMES)('answers say so, and nothing can be gone on from (%s)', async (model) => {
    const { json } = await ask(model, 'a', {}, without);
    expect([json.store, json.previous_response_id]).toEqual([false, null]);
    const { status, json: after } = await ask(
      model,
      'b',
      { previous_response_id: json.id },
      without,
    );
    expect([status, after.error.code]).toEqual([400, NOT_FOUND]);
    expect(after.message).toBe(
      'previous_response_id must be left out: this gateway keeps no responses; send the whole input.',
    );
    expect((await without.call(`${PATH}/${json.id}`)).status).toBe(404);
    const rows = await without.stored().selectFrom('kept_response').selectAll().execute();
    expect(rows).toEqual([]);
  });
});

describe('with a store of answers', () => {
  let caching: TestGateway;

  beforeAll(async () => {
    caching = await aGateway({ ...SETTINGS, textCache: { seconds: 60 } }, { upstreams });
  });

  afterAll(() => caching.stop());

  test.each(NAMES)('the same request has the same answer, which is kept (%s)', async (model) => {
    const first = await ask(model, 'a', {}, caching);
    const again = await ask(model, 'a', {}, caching);
    expect(again.headers.get('x-patchbay-cache')).toBe('hit');
    expect(again.json).toEqual(first.json);
    const { id: of } = first.json;
    await caching.call(`${PATH}/${of}`, { method: 'DELETE' });
    expect((await ask(model, 'a', {}, caching)).json).toEqual(first.json);
    expect((await caching.call(`${PATH}/${of}`)).json).toEqual(first.json);
    const unkept = await ask(model, 'a', { store: false }, caching);
    expect(unkept.json.store).toBe(false);
  });

  test('what goes on from another response is another request', async () => {
    const [one, two] = [
      await ask('of-chat', 'one', {}, caching),
      await ask('of-chat', 'two', {}, caching),
    ];
    seen.length = 0;
    for (const { json } of [one, two]) {
      const more = { previous_response_id: json.id };
      const { headers } = await ask('of-chat', 'after', more, caching);
      expect(headers.get('x-patchbay-cache')).toBeNull();
    }
    expect(seen).toHaveLength(2);
  });
});
