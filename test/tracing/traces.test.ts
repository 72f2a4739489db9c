import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { aGateway, send, type TestGateway } from '../a-gateway.ts';
import { aReceiver } from '../a-receiver.ts';
import { eventually } from '../eventually.ts';
import { aFakeOpenAI, type FakeOpenAI } from '../fakes/a-fake-openai.ts';
import { UPSTREAM_KEY } from '../fakes/a-fake-server.ts';
import { aCollector, type Collector, type SentSpan } from './a-collector.ts';

let collector: Collector;
let fake: FakeOpenAI;
let gateway: TestGateway;

beforeAll(async () => {
  [collector, fake] = await Promise.all([aCollector(), aFakeOpenAI()]);
  gateway = await aGateway({
    tracing: { endpoint: collector.url },
    callbacks: { allowPrivate: true },
    retries: { rounds: 1 },
    upstreams: {
      sandbox: { kind: 'sandbox', jobSeconds: 0 },
      fake: { kind: 'openai', baseUrl: `${fake.url}/v1`, secrets: [UPSTREAM_KEY] },
    },
    models: [
      { id: 'vectors', upstream: 'fake', model: 'text-embedding-3-small', serves: ['embeddings'] },
      { id: 'spoken', upstream: 'fake', model: 'gpt-4o' },
      { id: 'doubled', upstreams: [{ upstream: 'fake' }, { upstream: 'sandbox', order: 2 }] },
      { id: '*', upstream: 'sandbox' },
    ],
  });
});

afterAll(async () => {
  await gateway.stop();
  await fake.close();
  await collector.stop();
});

const messages = [{ role: 'user', content: 'Hello' }];

/** A trace started by a caller, with the caller's span as parent. */
function aCallersTrace(flags = '01') {
  const hex = (length: number): string =>
    Array.from({ length }, () => Math.floor(1 + Math.random() * 15).toString(16)).join('');
  const [traceId, spanId] = [hex(32), hex(16)];
  return { traceId, spanId, headers: { traceparent: `00-${traceId}-${spanId}-${flags}` } };
}

/** Requests text as part of a caller's trace. */
async function speak(json: object, headers: Readonly<Record<string, string>> = {}) {
  const trace = aCallersTrace();
  const options = { json: { messages, ...json }, headers: { ...trace.headers, ...headers } };
  const answer = await gateway.call('/v1/chat/completions', options);
  return { ...trace, answer };
}

function inTrace(traceId: string, kind: SentSpan['kind'] = 'server') {
  return (span: SentSpan): boolean => span.traceId === traceId && span.kind === kind;
}

describe('a request', () => {
  test("goes on with its caller's trace, and says what was asked and answered", async () => {
    const { traceId, spanId, answer } = await speak({ model: 'spoken' });
    const span = await collector.span(inTrace(traceId));
    expect(span).toMatchObject({
      name: 'POST /v1/chat/completions',
      parentId: spanId,
      isError: false,
      attributes: {
        'http.request.method': 'POST',
        'http.route': '/v1/chat/completions',
        'http.response.status_code': 200,
        'url.scheme': 'http',
        'patchbay.operation': 'createChatCompletion',
        'patchbay.request.id': answer.headers.get('x-request-id'),
        'patchbay.model': 'spoken',
        'patchbay.upstream': 'fake',
        'patchbay.attempts': 1,
        'patchbay.account.id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    });
    expect(span.resource['service.name']).toBe('patchbay');
  });

  test('begins a trace where its caller has none, and tells it to the log', async () => {
    const { headers } = await gateway.call('/v1/models');
    const requestId = headers.get('x-request-id');
    const span = await collector.span(
      ({ attributes }) => attributes['patchbay.request.id'] === requestId,
    );
    expect(span.parentId).toBe('');
    const entries = gateway.log.filter((entry) => entry.requestId === requestId);
    expect(entries.length).toBeGreaterThan(0);
    expect(entries.map((entry) => entry.traceId)).toEqual(entries.map(() => span.traceId));
  });

  test('that its caller does not want traced is in none', async () => {
    const unwanted = aCallersTrace('00');
    await gateway.call('/v1/models', { headers: unwanted.headers });
    const { traceId } = await speak({ model: 'spoken' });
    await collector.span(inTrace(traceId));
    expect(collector.spans.filter((span) => span.traceId === unwanted.traceId)).toEqual([]);
    // The sampling decision is propagated to the upstream.
    await gateway.call('/v1/chat/completions', {
      json: { model: 'spoken', messages },
      headers: unwanted.headers,
    });
    const picks = (header: unknown) => String(header).startsWith(`00-${unwanted.traceId}-`);
    const asked = await fake.nextRequest((one) => picks(one.headers.traceparent));
    expect(asked.headers.traceparent).toMatch(/-00$/);
  });

  test('that the gateway fails at is an error, one that breaks a rule is none', async () => {
    const failing = await speak({
      model: 'sandbox-text-1',
      messages: [{ role: 'user', content: '[sandbox:failed]' }],
    });
    expect(await collector.span(inTrace(failing.traceId))).toMatchObject({
      isError: true,
      attributes: { 'http.response.status_code': 502, 'error.type': '502' },
    });
    const wrong = await speak({ model: '' });
    expect(await collector.span(inTrace(wrong.traceId))).toMatchObject({
      isError: false,
      attributes: { 'http.response.status_code': 400 },
    });
  });

  test('to an address that is not there has no route and shows no path', async () => {
    const trace = aCallersTrace();
    await gateway.call('/nowhere/at-all', { headers: trace.headers });
    const span = await collector.span(inTrace(trace.traceId));
    expect([span.name, span.attributes['patchbay.operation']]).toEqual(['GET', 'none']);
    expect(collector.bodies().includes('at-all')).toBe(false);
  });

  test('of a monitor is in no trace', async () => {
    const trace = aCallersTrace();
    for (const path of ['/healthz', '/readyz', '/metrics']) {
      await send(gateway.url + path, { headers: trace.headers });
    }
    const { traceId } = await speak({ model: 'spoken' });
    await collector.span(inTrace(traceId));
    expect(collector.spans.filter((span) => span.traceId === trace.traceId)).toEqual([]);
  });
});

describe('a call to an upstream', () => {
  test('is a part of its request, in the words for generative AI', async () => {
    const { traceId } = await speak({ model: 'spoken' });
    const request = await collector.span(inTrace(traceId));
    const call = await collector.span(inTrace(traceId, 'client'));
    expect(call).toMatchObject({
      name: 'chat gpt-4o',
      parentId: request.spanId,
      isError: false,
      attributes: {
        'gen_ai.operation.name': 'chat',
        'gen_ai.provider.name': 'openai',
        'gen_ai.request.model': 'gpt-4o',
        'gen_ai.usage.input_tokens': expect.any(Number),
        'gen_ai.usage.output_tokens': expect.any(Number),
        'patchbay.model': 'spoken',
        'patchbay.upstream': 'fake',
        'patchbay.outcome': 'done',
      },
    });
  });

  test('for embeddings is one by its name, and says what it has read', async () => {
    const trace = aCallersTrace();
    const { traceId, headers } = trace;
    const json = { model: 'vectors', input: 'Hello there' };
    expect((await gateway.call('/v1/embeddings', { json, headers })).status).toBe(200);
    expect(await collector.span(inTrace(traceId, 'client'))).toMatchObject({
      name: 'embeddings text-embedding-3-small',
      attributes: {
        'gen_ai.operation.name': 'embeddings',
        'gen_ai.usage.input_tokens': 2,
        'patchbay.model': 'vectors',
      },
    });
  });

  test('hands the trace on to the upstream, with what others have put into it', async () => {
    const { traceId } = await speak({ model: 'spoken' }, { tracestate: 'others=theirs' });
    const call = await collector.span(inTrace(traceId, 'client'));
    const asked = await fake.nextRequest(({ headers }) =>
      String(headers.traceparent).includes(traceId),
    );
    expect(asked.headers.traceparent).toBe(`00-${traceId}-${call.spanId}-01`);
    expect(asked.headers.tracestate).toBe('others=theirs');
  });

  test('whose answer is a stream lasts to its end, and says what it consumed', async () => {
    const { traceId, answer } = await speak({ model: 'spoken', stream: true });
    expect(answer.text).toContain('[DONE]');
    const call = await collector.span(inTrace(traceId, 'client'));
    expect(call.attributes['gen_ai.usage.output_tokens']).toBeGreaterThan(0);
  });

  test('that fails is an error, and the next candidate has a span of its own', async () => {
    fake.misbehave({ kind: 'status', status: 503 });
    const { traceId, answer } = await speak({ model: 'doubled' });
    expect(answer.status).toBe(200);
    await collector.span(inTrace(traceId));
    const calls = collector.spans.filter(inTrace(traceId, 'client'));
    expect(calls.map(({ attributes }) => attributes['patchbay.upstream'])).toEqual([
      'fake',
      'sandbox',
    ]);
    expect(calls[0]).toMatchObject({
      isError: true,
      attributes: { 'patchbay.outcome': 'failed', 'error.type': 'failed' },
    });
  });
});

describe('a job', () => {
  test('has its steps in the trace of its creation', async () => {
    const receiver = await aReceiver();
    onTestFinished(() => receiver.stop());
    const trace = aCallersTrace();
    const { json } = await gateway.call('/vidx/generations', {
      json: { prompt: 'x', hook_url: receiver.url },
      headers: trace.headers,
    });
    const request = await collector.span(inTrace(trace.traceId));
    await collector.span(({ name, traceId }) => {
      return traceId === trace.traceId && name === 'job callback';
    });
    const own = collector.spans.filter(({ traceId }) => traceId === trace.traceId);
    const steps = own.filter(({ name }) => name.startsWith('job '));
    expect(new Set(steps.map(({ name }) => name))).toEqual(
      new Set(['job submit', 'job poll', 'job collect', 'job end', 'job callback']),
    );
    for (const { parentId, attributes } of steps) {
      expect(parentId).toBe(request.spanId);
      expect(attributes['patchbay.job.id']).toBe(json.data.jobId);
    }
    const submit = steps.find(({ name }) => name === 'job submit');
    const call = own.find(({ kind }) => kind === 'client');
    expect(call?.parentId).toBe(submit?.spanId);
    const end = steps.find(({ name }) => name === 'job end');
    expect(end?.attributes['patchbay.job.state']).toBe('succeeded');
  });

  test('that failed says why in a word', async () => {
    const trace = aCallersTrace();
    await gateway.call('/vidx/generations', {
      json: { prompt: '[sandbox:moderated]' },
      headers: trace.headers,
    });
    const end = await collector.span(
      ({ name, traceId }) => traceId === trace.traceId && name === 'job end',
    );
    expect(end).toMatchObject({ isError: true, attributes: { 'error.type': 'moderation' } });
  });
});

describe('traces', () => {
  test('are a share of what callers leave to the gateway', async () => {
    const quiet = await aGateway({ tracing: { endpoint: collector.url, sample: 0 } });
    const undecided = await quiet.call('/v1/models');
    const decided = aCallersTrace();
    await quiet.call('/v1/models', { headers: decided.headers });
    // Stopping flushes all spans.
    await quiet.stop();
    const ids = collector.spans.map(({ attributes }) => attributes['patchbay.request.id']);
    expect(ids).not.toContain(undecided.headers.get('x-request-id'));
    expect(collector.spans.filter(inTrace(decided.traceId))).toHaveLength(1);
  });

  test('that nobody takes cost no request anything, and are told of once', async () => {
    const refusing = await aCollector(400);
    onTestFinished(() => refusing.stop());
    const cut = await aGateway({ tracing: { endpoint: refusing.url } });
    const warnings = () => cut.log.filter(({ msg }) => msg === 'traces could not be sent');
    expect((await cut.call('/v1/models')).status).toBe(200);
    await eventually(() => expect(warnings()).toHaveLength(1));
    expect((await cut.call('/v1/models')).status).toBe(200);
    await cut.stop();
    expect(warnings()).toHaveLength(1);
    expect(warnings()[0]).toMatchObject({ level: 40, spans: 1 });
  });

  test('hold up no stop where their collector is gone', async () => {
    const gone = await aCollector();
    await gone.stop();
    const lone = await aGateway({ tracing: { endpoint: gone.url } });
    expect((await lone.call('/v1/models')).status).toBe(200);
    await lone.stop();
    expect(lone.log.at(-1)?.msg).toBe('stopped');
  });

  test('are none where nobody says where they go', async () => {
    const untraced = await aGateway();
    onTestFinished(() => untraced.stop());
    await untraced.call('/v1/models', { headers: aCallersTrace().headers });
    expect(untraced.log.filter((entry) => 'traceId' in entry)).toEqual([]);
  });
});
