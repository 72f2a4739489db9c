import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openHttp } from '../../../server/upstreams/http/connection.ts';
import { openOpenai } from '../../../server/upstreams/openai/openai.ts';
import { readRefusal } from '../../../server/upstreams/openai/refusal.ts';
import { openaiResponses } from '../../../server/upstreams/openai/responses.ts';
import type { UpstreamOutcome } from '../../../server/upstreams/port/outcome.ts';
import type { TextAnswer, TextUpstream } from '../../../server/upstreams/port/text.ts';
import type { UpstreamSettings } from '../../../server/upstreams/upstream-parts.ts';
import { aFakeOpenAI, type FakeOpenAI } from '../../fakes/a-fake-openai.ts';
import type { Misbehaviour } from '../../fakes/misbehaviour.ts';
import { OPENAI_REFUSALS } from '../../fakes/openai-failures.ts';
import { type Asked, upstreamParts } from '../upstream-parts.ts';

let fake: FakeOpenAI;
const opened: { close(): Promise<void> }[] = [];

beforeAll(async () => {
  fake = await aFakeOpenAI();
});

afterEach(async () => {
  fake.behave();
  fake.response({});
  fake.forgetRequests();
  await Promise.all(opened.splice(0).map((upstream) => upstream.close()));
});

afterAll(() => fake.close());

const HELLO = { model: 'as-the-caller-says', input: 'Hello' };

function opening(settings: Partial<UpstreamSettings>): TextUpstream {
  const { parts } = upstreamParts({ baseUrl: 'unused' });
  const { baseUrl: _, ...usual } = parts.settings;
  return textOf({ ...parts, settings: { ...usual, ...settings } });
}

function textOf(parts: Parameters<typeof openOpenai>[0]): TextUpstream {
  const upstream = openOpenai(parts);
  opened.push(upstream);
  if (upstream.text === undefined) throw new Error('It has no text.');
  return upstream.text;
}

interface Asking {
  readonly stream?: boolean;
  readonly signal?: AbortSignal;
  readonly asked?: Partial<Asked>;
  readonly text?: TextUpstream;
}

function upstream(asked: Partial<Asked> = {}): TextUpstream {
  const settings = { baseUrl: `${fake.url}/v1`, speaksResponses: true, ...asked };
  return textOf(upstreamParts(settings).parts);
}

function ask(
  body: object = HELLO,
  {
    stream = false,
    signal = new AbortController().signal,
    asked,
    text = upstream(asked),
  }: Asking = {},
): Promise<UpstreamOutcome<TextAnswer>> {
  const context = { model: 'gpt-4o-mini', maxTokens: 100, signal };
  return text.answer({ interface: 'responses', body: { ...body }, stream }, context);
}

async function sent(body: object, asking: Asking = {}): Promise<unknown> {
  await ask(body, asking);
  return (await fake.nextRequest()).body;
}

async function read(outcome: UpstreamOutcome<TextAnswer>): Promise<string> {
  if (!outcome.ok || outcome.value.kind !== 'stream') throw new Error('This is no stream.');
  const chunks: Uint8Array[] = [];
  for await (const chunk of outcome.value.bytes) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

describe('responses are spoken', () => {
  test.each([
    [undefined, true],
    ['https://eu.api.openai.com/v1', true],
    ['https://a-name.openai.azure.com/openai/v1', true],
    ['https://a-name.services.ai.azure.com/openai/v1/', true],
    ['https://a-name.openai.azure.com/openai/deployments/gpt', false],
    ['https://notapi.openai.com/v1', false],
    ['https://api.deepseek.com', false],
    ['http://127.0.0.1:8000/openai/v1', false],
  ])('at %s: %s', (baseUrl, speaks) => {
    const { interfaces } = opening(baseUrl === undefined ? {} : { baseUrl });
    expect(interfaces).toEqual(['chat-completions', ...(speaks ? ['responses'] : [])]);
  });

  test('where the operator says so, and not where they say not', () => {
    const local = opening({ baseUrl: 'http://127.0.0.1:8000/v1', speaksResponses: true });
    expect(local.interfaces).toEqual(['chat-completions', 'responses']);
    expect(opening({ speaksResponses: false }).interfaces).toEqual(['chat-completions']);
  });
});

describe('a request', () => {
  test('goes on as it is, with the name that the upstream has for the model, and is not stored', async () => {
    const tools = [{ type: 'web_search' }, { type: 'function', name: 'a', parameters: {} }];
    const body = { ...HELLO, tools, unheard_of: { deeply: [1, null] }, store: true };
    const before = structuredClone(body);
    expect(await sent(body)).toEqual({ ...body, model: 'gpt-4o-mini', store: false });
    expect(await sent(body, { stream: true })).toMatchObject({ stream: true, store: false });
    expect(body).toEqual(before);
  });

  test.each([
    ['previous_response_id', 'resp_1'],
    ['conversation', { id: 'conv_1' }],
    ['background', true],
  ])('for what the vendor keeps is refused by name: %s', async (name, value) => {
    expect(await ask({ ...HELLO, [name]: value })).toMatchObject({
      ok: false,
      failure: {
        kind: 'refused',
        parameter: name,
        message: expect.stringMatching(/must be left out.* this gateway/),
      },
    });
    expect(fake.requestCount).toBe(0);
    for (const none of [null, undefined]) {
      expect(await ask({ ...HELLO, [name]: none })).toMatchObject({ ok: true });
    }
  });

  test('that names an item which is kept is refused', async () => {
    for (const type of [{ type: 'item_reference' }, { type: null }, {}]) {
      const input = [
        { role: 'user', content: 'Hi' },
        { ...type, id: 'msg_1' },
      ];
      expect(await ask({ ...HELLO, input })).toMatchObject({
        failure: {
          parameter: 'input[1].type',
          message: 'input[1].type must not be item_reference: send the item itself.',
        },
      });
    }
    expect(fake.requestCount).toBe(0);
  });

  test('keeps the thoughts that its upstream may read, and loses those of others', async () => {
    const own = { type: 'reasoning', id: 'rs_1', summary: [], encrypted_content: 'gAAAAAB-x' };
    const open = { type: 'reasoning', content: [{ type: 'reasoning_text', text: 'Hm.' }] };
    const foreign = [
      { ...own, encrypted_content: 'patchbay:reasoning_content:SG0u' },
      { type: 'reasoning', id: 'rs_2', summary: [{ type: 'summary_text', text: 'Hm.' }] },
      { type: 'reasoning', id: 'rs_3', summary: [], encrypted_content: null, content: null },
    ];
    const said = { role: 'user', content: 'Hi' };
    const input = [own, ...foreign, open, said];
    expect(await sent({ ...HELLO, input })).toMatchObject({ input: [own, open, said] });
  });
});

describe('thoughts', () => {
  const SEALED = 'reasoning.encrypted_content';

  /** Responses of OpenAI itself, which encrypts reasoning. */
  function ofVendor(now = () => new Date()): TextUpstream['answer'] {
    const { parts } = upstreamParts({ baseUrl: `${fake.url}/v1` });
    const authorize = (secret: string) => ({ authorization: `Bearer ${secret}` });
    const http = openHttp(parts, { authorize, readRefusal });
    opened.push(http);
    return openaiResponses({ ...parts, http, now, sealsThoughts: true });
  }

  function asking(answer: TextUpstream['answer'], model: string, more: object = {}) {
    const context = { model, maxTokens: 100, signal: new AbortController().signal };
    const request = { interface: 'responses', body: { ...HELLO, ...more }, stream: false } as const;
    return answer(request, context);
  }

  const included = () => fake.requests.map(({ body }) => body?.include);

  test('are asked for sealed, beside what the caller asks for', async () => {
    const outcome = await asking(ofVendor(), 'gpt-5', {
      include: ['message.output_text.logprobs'],
    });
    expect(included()).toEqual([['message.output_text.logprobs', SEALED]]);
    expect(outcome).toMatchObject({
      value: { body: { output: [{ encrypted_content: expect.any(String) }, {}] } },
    });
  });

  test('are asked for once where the caller asks for them', async () => {
    await asking(ofVendor(), 'gpt-5', { include: [SEALED] });
    expect(included()).toEqual([[SEALED]]);
  });

  test('of a model that has none are not asked for again for a while', async () => {
    let now = new Date();
    const answer = ofVendor(() => now);
    for (let times = 0; times < 3; times += 1) {
      expect(await asking(answer, 'gpt-4o')).toMatchObject({ ok: true });
    }
    await asking(answer, 'gpt-5');
    expect(included()).toEqual([[SEALED], undefined, undefined, undefined, [SEALED]]);
    fake.forgetRequests();
    now = new Date(now.getTime() + 10 * 60_000);
    await asking(answer, 'gpt-4o');
    expect(included()).toEqual([[SEALED], undefined]);
  });

  test('that the caller asks of a model which has none are refused by it', async () => {
    expect(await asking(ofVendor(), 'gpt-4o', { include: [SEALED] })).toMatchObject({
      failure: { kind: 'refused', parameter: 'include' },
    });
    expect(fake.requestCount).toBe(1);
  });

  test('are not asked for elsewhere, where they may be told in the open', async () => {
    expect(await sent(HELLO)).not.toHaveProperty('include');
  });
});

describe('a whole answer', () => {
  test('has the very text that the upstream sent', async () => {
    fake.response({ text: 'Good morning.', usage: { input: 3, output: 4 } });
    const outcome = await ask();
    expect(outcome).toMatchObject({
      ok: true,
      value: { kind: 'whole', body: { object: 'response', usage: { output_tokens: 4 } } },
    });
    if (!outcome.ok || outcome.value.kind !== 'whole') throw new Error('This is no whole answer.');
    expect(JSON.parse(outcome.value.text ?? '')).toEqual(outcome.value.body);
  });

  test('of a form of its own is put right, and has no text of its own', async () => {
    const usage = { input_tokens: 3, output_tokens: 2, input_tokens_details: [] };
    const body = { object: 'response', status: 'completed', output: [], usage };
    fake.misbehave({ kind: 'status', status: 200, body });
    const outcome = await ask();
    expect(outcome).toMatchObject({
      ok: true,
      value: { body: { model: 'gpt-4o-mini', usage: { total_tokens: 5 } } },
    });
    expect(outcome).not.toHaveProperty('value.text');
  });

  test('that ends early is one', async () => {
    fake.response({ incomplete: 'max_output_tokens' });
    expect(await ask()).toMatchObject({ ok: true, value: { body: { status: 'incomplete' } } });
  });

  test.each<[string, object]>([
    ['server_error', { kind: 'failed', message: 'The upstream answered that it has failed.' }],
    ['something_new', { kind: 'failed' }],
    ['rate_limit_exceeded', { kind: 'limited' }],
    ['insufficient_quota', { kind: 'keyless' }],
    [
      'context_length_exceeded',
      { kind: 'refused', message: 'No.', words: { code: 'context_length_exceeded' } },
    ],
    ['invalid_image_url', { kind: 'refused', words: { code: 'invalid_image_url' } }],
    ['image_content_policy_violation', { kind: 'moderated', message: 'No.' }],
  ])('that has failed with %s is a failure of the call', async (code, failure) => {
    fake.response({ failure: { code, message: 'No.' } });
    expect(await ask()).toMatchObject({ ok: false, failure });
  });

  test('whose prompt is flagged is refused by moderation', async () => {
    const message = 'Invalid prompt: it was flagged as potentially violating our usage policy.';
    fake.response({ failure: { code: 'invalid_prompt', message } });
    expect(await ask()).toMatchObject({ failure: { kind: 'moderated', message } });
    fake.response({ failure: { code: 'invalid_prompt', message: 'It is none.' } });
    expect(await ask()).toMatchObject({ failure: { kind: 'refused', message: 'It is none.' } });
  });

  test.each<[string, unknown]>([
    ['an error', { error: { message: 'Out of order.' } }],
    ['a completion', { object: 'chat.completion', choices: [] }],
    ['one that is not over', { object: 'response', status: 'in_progress', output: [] }],
    ['one that says nothing of that', { object: 'response', output: [] }],
    ['no object', null],
  ])('with status 200 that is %s is a failure', async (_, body) => {
    fake.misbehave({ kind: 'status', status: 200, body });
    expect(await ask()).toMatchObject({ ok: false, failure: { kind: 'failed' } });
  });
});

describe('a streamed answer', () => {
  test('has the very bytes that the upstream sent', async () => {
    fake.response({ text: 'Ein Löwe, 一只狐狸, 🌊 and "type":"error"' });
    const came = await read(await ask(HELLO, { stream: true }));
    expect(came).toMatch(/^event: response\.created\ndata: \{/);
    expect(came).toContain('一只狐狸');
    expect(came).toMatch(/event: response\.completed\ndata: .*\n\n$/);
  });

  test('that fails once it has been taken, and before it says anything, is a call that has failed', async () => {
    fake.response({ failure: { code: 'rate_limit_exceeded', message: 'Slow down.' } });
    expect(await ask(HELLO, { stream: true })).toMatchObject({
      ok: false,
      failure: { kind: 'limited' },
    });
    fake.response({ failure: { code: 'server_error', message: 'No.' } });
    expect(await ask(HELLO, { stream: true })).toMatchObject({
      ok: false,
      failure: { kind: 'failed', message: 'The upstream began its answer with an error.' },
    });
    fake.response({ failure: { code: 'context_length_exceeded', message: 'Too long.' } });
    expect(await ask(HELLO, { stream: true })).toMatchObject({
      ok: false,
      failure: {
        kind: 'refused',
        message: 'Too long.',
        words: { code: 'context_length_exceeded' },
      },
    });
  });

  test.each<[string, string, object]>([
    [
      'of its own',
      '{"type":"error","code":"rate_limit_exceeded","message":"No.","param":null}',
      { kind: 'limited' },
    ],
    [
      'with an error in it',
      '{"type":"error","error":{"type":"invalid_request_error","code":null,"message":"No."}}',
      { kind: 'refused', message: 'No.', words: { type: 'invalid_request_error' } },
    ],
    ['without a type', '{"error":{"message":"No.","type":"server_error"}}', { kind: 'failed' }],
  ])(
    'that has an error %s before it says anything is a call that has failed',
    async (_, data, failure) => {
      for (const event of [`data: ${data}\n\n`, `event: error\ndata: ${data}\n\n`]) {
        for (const afterEvents of [0, 2]) {
          fake.misbehave({ kind: 'error-event', afterEvents, event });
          expect(await ask(HELLO, { stream: true })).toMatchObject({ ok: false, failure });
        }
      }
    },
  );

  test.each<Misbehaviour>([
    { kind: 'reset-before-headers' },
    { kind: 'empty-body' },
    { kind: 'html' },
    { kind: 'wrong-content-type', contentType: 'application/json' },
    { kind: 'status', status: 503 },
  ])('that fails before its first byte by $kind is a failure', async (misbehaviour) => {
    fake.misbehave(misbehaviour);
    const outcome = await ask(HELLO, { stream: true });
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'failed' } });
  });
});

describe('a call', () => {
  test('is ended by the caller before its answer', async () => {
    fake.misbehave({ kind: 'hang' });
    const caller = new AbortController();
    const asking = ask(HELLO, { signal: caller.signal });
    await fake.nextRequest();
    caller.abort(new Error('The caller went away.'));
    await expect(asking).rejects.toBe(caller.signal.reason);
  });

  test('that hangs has timed out', async () => {
    fake.misbehave({ kind: 'hang' });
    const outcome = await ask(HELLO, { asked: { timeouts: { firstByte: 0.2 } } });
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'timed-out' } });
  });

  test.each<[string, Misbehaviour, object]>([
    ['a refusal', OPENAI_REFUSALS.contextTooLong, { kind: 'refused' }],
    ['moderation', OPENAI_REFUSALS.contentPolicy, { kind: 'moderated' }],
    ['a rate limit', OPENAI_REFUSALS.rateLimited, { kind: 'limited' }],
    ['a used-up quota', OPENAI_REFUSALS.outOfQuota, { kind: 'keyless' }],
    [
      'thoughts that it cannot read',
      {
        kind: 'status',
        status: 400,
        body: { error: { message: 'Not verified.', code: 'invalid_encrypted_content' } },
      },
      { kind: 'refused', isOnlyHere: true },
    ],
  ])('that meets %s is told so', async (_, misbehaviour, failure) => {
    for (const stream of [false, true]) {
      fake.misbehave(misbehaviour);
      expect(await ask(HELLO, { stream })).toMatchObject({ ok: false, failure });
    }
  });
});
