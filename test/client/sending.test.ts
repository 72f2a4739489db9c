import { getEventListeners } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createPatchbay } from '../../client/direct.ts';
import {
  AbortedError,
  AuthenticationError,
  ConnectionError,
  InternalError,
  Patchbay,
  RateLimitedError,
  type RequestOptions,
  TimedOutError,
  UnavailableError,
  UpstreamFailedError,
} from '../../client/index.ts';
import { createPatchbayHooks } from '../../client/react.ts';
import { pause } from '../../client/sending.ts';
import { operations } from '../../generated/operations.ts';
import { problemKinds } from '../../generated/problems.ts';
import {
  aScriptedServer,
  events,
  hangUp,
  json,
  type Line,
  problem,
  silence,
} from './a-scripted-server.ts';

const messages = [{ role: 'user' as const, content: 'Hello' }];
const message = json({ content: [] });
const accepted = json({ status: 'SUCCESS', message: 'Accepted.', data: { jobId: 'a-job' } });
const models = json({ object: 'list', data: [] });

const conflict = (code: string) =>
  json(
    { status: 'FAILED', message: 'It is a conflict.', data: { code } },
    { status: 409, headers: { 'retry-after': '0' } },
  );

async function against(...script: readonly Line[]) {
  const server = await aScriptedServer(...script);
  const patchbay = new Patchbay({ apiKey: 'a-key', baseUrl: server.url });
  return { server, patchbay, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

describe('a call that failed', () => {
  test.each([408, 429, 503])('is sent again after %i, whatever it is', async (status) => {
    await using stage = await against(problem(status), message);
    await stage.patchbay.messages.create({ model: 'any', messages });
    expect(stage.server.requests).toHaveLength(2);
  });

  describe('by the answer of a proxy, who does not know how far the gateway has come', () => {
    const ofProxy = (status: number) =>
      json('upstream connect error or disconnect/reset before headers', {
        status,
        headers: { 'retry-after': '0' },
      });

    test.each([408, 429, 503])('is not done twice after %i', async (status) => {
      await using stage = await against(ofProxy(status), message);
      const ask = stage.patchbay.messages.create({ model: 'any', messages });
      await expect(ask).rejects.toMatchObject({ status });
      expect(stage.server.requests).toHaveLength(1);
    });

    test.each([408, 429, 503])('is sent again after %i where that does no harm', async (status) => {
      await using stage = await against(ofProxy(status), models, ofProxy(status), accepted);
      await stage.patchbay.models.list();
      await stage.patchbay.videos.create({ prompt: 'A lighthouse' });
      expect(stage.server.requests).toHaveLength(4);
    });
  });

  test.each([502, 504])('is not sent again after %i that says so', async (status) => {
    await using stage = await against(problem(status, { 'x-should-retry': 'false' }));
    const ask = stage.patchbay.images.generate({ prompt: 'A fox' });
    await expect(ask).rejects.toMatchObject({ status, retryable: true });
    expect(stage.server.requests).toHaveLength(1);
  });

  test.each([500, 502, 504])('is sent again after %i where it reads', async (status) => {
    await using stage = await against(problem(status), models);
    await stage.patchbay.models.list();
    expect(stage.server.requests).toHaveLength(2);
  });

  test('is sent again after 502 under the same key where it creates', async () => {
    await using stage = await against(problem(502), hangUp, accepted);
    await stage.patchbay.videos.create({ prompt: 'A lighthouse' });
    const keys = stage.server.requests.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(3);
    expect(keys[0]).toMatch(/^\d+(-\d+){3}$/);
    expect(new Set(keys).size).toBe(1);
  });

  test('is made under a key of its own, or the one that is given', async () => {
    await using stage = await against(accepted);
    await stage.patchbay.videos.create({ prompt: 'A' });
    await stage.patchbay.videos.create({ prompt: 'A' });
    await stage.patchbay.videos.create({ prompt: 'A' }, { idempotencyKey: 'mine' });
    const keys = stage.server.requests.map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(3);
    expect(keys[2]).toBe('mine');
  });

  test('has the key that the caller gives as a header where the contract knows one, and else none', async () => {
    await using stage = await against(problem(502), accepted, hangUp, message);
    const options = { headers: { 'idempotency-Key': 'mine', 'x-mine': 'too' } };
    await stage.patchbay.videos.create({ prompt: 'A' }, options);
    const ask = stage.patchbay.messages.create({ model: 'any', messages }, options);
    await expect(ask).rejects.toThrow(ConnectionError);
    const sent = stage.server.requests.map(({ headers }) => [
      headers['idempotency-key'],
      headers['x-mine'],
    ]);
    expect(sent).toEqual([
      ['mine', 'too'],
      ['mine', 'too'],
      [undefined, 'too'],
    ]);
  });

  test('names a key that no header can carry', async () => {
    await using stage = await against(accepted);
    const ask = stage.patchbay.videos.create({ prompt: 'A' }, { idempotencyKey: 'schlüssel€' });
    const sentence = 'idempotencyKey contains what a header cannot, such as a line break.';
    await expect(ask).rejects.toThrow(new TypeError(sentence));
  });

  test('is not sent again where it may have been done, and has no key', async () => {
    await using stage = await against(problem(502), hangUp, problem(504));
    const ask = () => stage.patchbay.messages.create({ model: 'any', messages });
    await expect(ask()).rejects.toThrow(UpstreamFailedError);
    await expect(ask()).rejects.toThrow(ConnectionError);
    await expect(ask()).rejects.toThrow(TimedOutError);
    expect(stage.server.requests).toHaveLength(3);
    expect(stage.server.requests[0]?.headers['idempotency-key']).toBeUndefined();
  });

  test.each([400, 401, 402, 403, 404, 405, 409, 413, 415, 431])('ends with %i', async (status) => {
    await using stage = await against(problem(status));
    const error = await stage.patchbay.models.list().catch((reason: unknown) => reason);
    expect(error).toMatchObject({ status, retryable: false, message: `It is a ${status}.` });
    expect(stage.server.requests).toHaveLength(1);
  });

  test('is of the class of its kind, whatever the status', async () => {
    const kinds = new Set<string>();
    for (const status of Object.keys(problemKinds)) {
      await using stage = await against(problem(Number(status)));
      const error = await stage.patchbay.models
        .list({ maxRetries: 0 })
        .catch((one: unknown) => one);
      if (!(error instanceof Error) || !('kind' in error)) throw error;
      kinds.add(String(error.kind));
      const words = String(error.kind).replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());
      expect(error.name).toBe(`${words}Error`);
    }
    expect(kinds.size).toBe(13);
    expect(problemKinds[431].kind).toBe('too-large');
  });

  test('has a kind in the contract for each status that any operation answers', () => {
    const answered = Object.values(operations).flatMap(({ responses }) => Object.keys(responses));
    const failed = new Set(answered.filter((status) => Number(status) >= 400));
    // The client does not handle the responses of files to conditional and range requests.
    for (const status of ['412', '416']) failed.delete(status);
    expect([...failed].filter((status) => !(status in problemKinds))).toEqual([]);
  });

  test('is tried so often as is said, and no more', async () => {
    await using stage = await against(problem(503));
    const { server, patchbay } = stage;
    await expect(patchbay.models.list()).rejects.toThrow(UnavailableError);
    expect(server.requests).toHaveLength(3);
    await expect(patchbay.models.list({ maxRetries: 0 })).rejects.toThrow(UnavailableError);
    expect(server.requests).toHaveLength(4);
    const eager = new Patchbay({ apiKey: 'a-key', baseUrl: server.url, maxRetries: 4 });
    await expect(eager.models.list()).rejects.toThrow(UnavailableError);
    expect(server.requests).toHaveLength(9);
  });

  test('is left to its caller where the gateway wants to be left alone for long', async () => {
    const inAnHour = new Date(Date.now() + 3_600_000).toUTCString();
    await using stage = await against(
      problem(429, { 'retry-after': '3600' }),
      problem(429, { 'retry-after': inAnHour }),
    );
    const first = await stage.patchbay.models.list().catch((error: unknown) => error);
    expect(first).toBeInstanceOf(RateLimitedError);
    expect(first).toMatchObject({ retryAfterSeconds: 3600, retryable: true });
    const second = await stage.patchbay.models.list().catch((error: unknown) => error);
    if (!(second instanceof RateLimitedError)) throw second;
    expect(second.retryAfterSeconds).toBeGreaterThan(3_000);
    expect(stage.server.requests).toHaveLength(2);
  });

  test('is left to its caller where the gateway asks for a longer wait than the client has patience for', async () => {
    await using server = await aScriptedServer(problem(429, { 'retry-after': '2' }));
    const client = { apiKey: 'a-key', baseUrl: server.url, longestWaitSeconds: 1 };
    await expect(new Patchbay(client).models.list()).rejects.toThrow(RateLimitedError);
    expect(server.requests).toHaveLength(1);
  });

  test('waits for a fraction of a second where something on the way asks for one', async () => {
    await using server = await aScriptedServer(problem(429, { 'retry-after': '1.5' }));
    const client = { apiKey: 'a-key', baseUrl: server.url, longestWaitSeconds: 1 };
    const ask = new Patchbay(client).models.list();
    await expect(ask).rejects.toMatchObject({ status: 429, retryAfterSeconds: 1.5 });
    expect(server.requests).toHaveLength(1);
  });

  test('is sent again at once where the date to wait for is over', async () => {
    const past = new Date(0).toUTCString();
    await using stage = await against(problem(503, { 'retry-after': past }), models);
    await stage.patchbay.models.list();
    expect(stage.server.requests).toHaveLength(2);
  });

  test('tells of its own end where its repetition meets the first try', async () => {
    await using stage = await against(problem(504), conflict('idempotency_key_in_use'));
    const ask = stage.patchbay.images.generate({ prompt: 'A fox' });
    await expect(ask).rejects.toThrow(TimedOutError);
    expect(stage.server.requests).toHaveLength(3);
  });

  test.each(['idempotency_key_reused', 'too_many_samples'])(
    'ends with the conflict %s that its repetition meets',
    async (code) => {
      await using stage = await against(problem(503), conflict(code));
      const ask = stage.patchbay.music.upload({ audio_url: 'https://files.example/song.mp3' });
      await expect(ask).rejects.toMatchObject({ kind: 'conflict', code });
      expect(stage.server.requests).toHaveLength(2);
    },
  );

  test('is named even where something on the way has answered', async () => {
    await using stage = await against((response) => {
      response.writeHead(401, { 'content-type': 'text/html' }).end('<h1>Who are you?</h1>');
    });
    const error = await stage.patchbay.models.list().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(AuthenticationError);
    expect(error).toMatchObject({
      message: 'The answer was 401, in an unknown format.',
    });
  });
});

describe('an identifier', () => {
  test.each(['', '.', '..'])(
    'that would make the path that of something else is named, and not sent: %j',
    async (identifier) => {
      await using stage = await against(problem(404));
      const { jobs, models: served, responses } = stage.patchbay;
      const sentence = `must be an identifier; it is ${JSON.stringify(identifier)}.`;
      const jobId = new TypeError(`jobId ${sentence}`);
      await expect(jobs.get(identifier)).rejects.toThrow(jobId);
      await expect(jobs.cancel(identifier)).rejects.toThrow(jobId);
      await expect(jobs.events(identifier).next()).rejects.toThrow(jobId);
      await expect(served.get(identifier)).rejects.toThrow(new TypeError(`modelId ${sentence}`));
      const items = responses.inputItems(identifier, { limit: 1 });
      await expect(items).rejects.toThrow(new TypeError(`responseId ${sentence}`));
      const direct = createPatchbay({ baseUrl: stage.server.url });
      await expect(direct.getJob({ jobId: identifier })).rejects.toThrow(jobId);
      expect(stage.server.requests).toHaveLength(0);
    },
  );

  test('that is left out is named', async () => {
    const direct = createPatchbay({ baseUrl: 'http://127.0.0.1:1' });
    // As programs without type checking do.
    const nothing = Object.create(null);
    const sentence = 'jobId must be an identifier; it is "".';
    await expect(direct.getJob(nothing)).rejects.toThrow(new TypeError(sentence));
  });

  test('is sent as one part of the path, whatever it has', async () => {
    await using stage = await against(problem(404));
    const { responses } = stage.patchbay;
    await expect(responses.inputItems('../a b?c#{$&}', { limit: 1 })).rejects.toThrow();
    const [request] = stage.server.requests;
    expect(request?.path).toBe('/v1/responses/..%2Fa%20b%3Fc%23%7B%24%26%7D/input_items?limit=1');
  });
});

describe('a connection', () => {
  test('that breaks in the middle of an answer counts as none', async () => {
    const cut: Line = (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
      response.write('{"status":', () => response.destroy());
    };
    await using stage = await against(cut, accepted);
    const job = await stage.patchbay.videos.create({ prompt: 'A lighthouse' });
    expect(job.id).toBe('a-job');
  });

  test('that nobody takes is tried again, even without a key', async () => {
    const server = await aScriptedServer(message);
    await server[Symbol.asyncDispose]();
    let tries = 0;
    const patchbay = new Patchbay({
      apiKey: 'a-key',
      baseUrl: server.url,
      maxRetries: 1,
      fetch: (request) => {
        tries += 1;
        return fetch(request);
      },
    });
    const ask = patchbay.messages.create({ model: 'any', messages });
    await expect(ask).rejects.toThrow(/There was no answer from http:\/\/127\.0\.0\.1:\d+: /);
    expect(tries).toBe(2);
  });

  test('names the setting that lets pages of other origins read answers, only to them, unless the device is offline', async () => {
    onTestFinished(() => void vi.unstubAllGlobals());
    const patchbay = new Patchbay({
      apiKey: 'a-key',
      baseUrl: 'https://gateway.example',
      maxRetries: 0,
      fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    });
    const told = 'There was no answer from https://gateway.example.';
    const words = () => patchbay.models.list().catch((error: Error) => error.message);
    expect(await words()).toBe(`${told.slice(0, -1)}: Failed to fetch.`);
    vi.stubGlobal('location', { origin: 'https://gateway.example' });
    expect(await words()).toBe(told);
    vi.stubGlobal('location', { origin: 'https://app.example' });
    expect(await words()).toMatch(/server\.allowedOrigins must name https:\/\/app\.example\.$/);
    vi.stubGlobal('navigator', { onLine: false });
    expect(await words()).toBe(`${told} This device is offline.`);
  });

  test.each([new RangeError('A defect.'), new Error('Nobody is signed in.'), 'not a word'])(
    'is not what a fetch of the caller lacks that throws something of its own: %s',
    async (thrown) => {
      const fetch = vi.fn(() => Promise.reject(thrown));
      const { models: served } = new Patchbay({ apiKey: 'a-key', fetch });
      await expect(served.list()).rejects.toBe(thrown);
      expect(fetch).toHaveBeenCalledOnce();
    },
  );

  test.each([
    new TypeError('Failed to fetch'),
    new DOMException('It took too long.', 'TimeoutError'),
    Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' }),
    new Error('The request failed.', { cause: Object.assign(new Error(), { code: 'ENOTFOUND' }) }),
  ])('is what a fetch of the caller lacks that says so: %s', async (cause) => {
    const fetch = vi.fn(() => Promise.reject(cause));
    const { models: served } = new Patchbay({ apiKey: 'a-key', fetch, maxRetries: 1 });
    const error = await served.list().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ConnectionError);
    expect(error).toMatchObject({ cause, retryable: true });
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test('that is silent is given up after its time, whatever a fetch of the caller says of that', async () => {
    const fetch = ({ signal }: Request) =>
      new Promise<Response>((_, reject) => {
        signal.addEventListener('abort', () => reject(new Error('Cancelled.')));
      });
    const { models: served } = new Patchbay({ apiKey: 'a-key', fetch, maxRetries: 0 });
    const ask = served.list({ timeoutSeconds: 0.03 });
    await expect(ask).rejects.toThrow('There was no answer within 0.03 seconds.');
  });

  test('that is silent is given up after the time that a try has', async () => {
    await using stage = await against(silence);
    const ask = stage.patchbay.models.list({ timeoutSeconds: 0.03, maxRetries: 0 });
    await expect(ask).rejects.toThrow('There was no answer within 0.03 seconds.');
  });

  test('is given up after a time in milliseconds, as programs of before say it, unless there is one in seconds', async () => {
    await using stage = await against(silence);
    const once = { timeout: 20, maxRetries: 0 };
    const ask = stage.patchbay.models.list(once);
    await expect(ask).rejects.toThrow('There was no answer within 0.02 seconds.');
    const both = stage.patchbay.models.list({ ...once, timeoutSeconds: 0.03 });
    await expect(both).rejects.toThrow('There was no answer within 0.03 seconds.');
    const { url: baseUrl } = stage.server;
    const hasty = new Patchbay({ apiKey: 'a-key', baseUrl, timeoutSeconds: 60, ...once });
    await expect(hasty.models.list({ timeout: 30 })).rejects.toThrow('within 0.03 seconds.');
  });

  test('has its usual time where null is given, as callers without a type checker do', async () => {
    await using stage = await against(models);
    const given = JSON.parse('{"timeout": null, "timeoutSeconds": null}');
    await expect(stage.patchbay.models.list(given)).resolves.toBeDefined();
    const { url: baseUrl } = stage.server;
    const patchbay = new Patchbay({ apiKey: 'a-key', baseUrl, ...given });
    await expect(patchbay.models.list()).resolves.toBeDefined();
  });

  test.each([
    ['timeoutSeconds', [Number.NaN, 0, -1], 0.001],
    ['timeout', [Number.NaN, 0], 1],
    ['maxRetries', [Number.NaN, -1], 0],
  ])('is not made with a %s that cannot be right', async (name, values, least) => {
    await using stage = await against(problem(503));
    for (const value of values) {
      const refusal = new TypeError(`${name} must be at least ${least}; it is ${value}.`);
      const limits: RequestOptions = { [name]: value };
      await expect(stage.patchbay.models.list(limits)).rejects.toThrow(refusal);
      const hum = new Blob(['a hum']).stream();
      await expect(stage.patchbay.music.upload(hum, limits)).rejects.toThrow(refusal);
      expect(() => new Patchbay(limits)).toThrow(refusal);
    }
    expect(stage.server.requests).toHaveLength(0);
  });

  test('has a longest wait that can be right', () => {
    const refusal = new TypeError('longestWaitSeconds must be at least 0; it is -1.');
    expect(() => new Patchbay({ longestWaitSeconds: -1 })).toThrow(refusal);
  });

  test('with an answer that is no JSON is an error of the library', async () => {
    await using stage = await against((response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"status":');
    });
    await expect(stage.patchbay.models.list()).rejects.toThrow('The response is not JSON');
  });
});

describe('a redirect', () => {
  test('is not followed, and shows nobody the key', async () => {
    await using other = await aScriptedServer(models);
    await using stage = await against((response) => {
      response.writeHead(307, { location: `${other.url}/v1/models` }).end();
    });
    const error = await stage.patchbay.models.list().catch((reason: unknown) => reason);
    expect(error).toMatchObject({ status: 307, kind: 'unexpected', retryable: false });
    expect(String(error)).toContain(`The address redirects, to ${other.url}/v1/models.`);
    const hooks = createPatchbayHooks({ apiKey: 'a-key', baseUrl: stage.server.url });
    const { queryFn, queryKey } = hooks.queryOptions('get', '/v1/models');
    const client = new QueryClient();
    const query = queryFn({
      client,
      queryKey,
      signal: AbortSignal.timeout(5_000),
      meta: undefined,
    });
    await expect(query).rejects.toMatchObject({ message: expect.stringContaining('redirects') });
    expect(stage.server.requests).toHaveLength(2);
    expect(other.requests).toHaveLength(0);
  });
});

describe('a wait for an answer', () => {
  test('has no other limit than its own in Node', async () => {
    const key = Symbol.for('undici.globalDispatcher.1');
    await using stage = await against(models, json({ status: 'SUCCESS', data: {} }));
    await stage.patchbay.models.list();
    const usual = Reflect.get(globalThis, key);
    const limits: unknown[] = [];
    Reflect.set(globalThis, key, {
      dispatch(options: { headersTimeout?: number }, handler: unknown) {
        limits.push(options.headersTimeout);
        return usual.dispatch(options, handler);
      },
    });
    try {
      await stage.patchbay.models.list();
      await stage.patchbay.music.upload(new Blob(['la']), { onUploadProgress: () => {} });
    } finally {
      Reflect.set(globalThis, key, usual);
    }
    expect(limits).toEqual([0, 0]);
  });
});

test('a pause that is longer than timers can be does not end at once', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const ended = vi.fn();
  const controller = new AbortController();
  const paused = pause(2 ** 40, controller.signal).then(ended, () => {});
  await vi.advanceTimersByTimeAsync(1_000_000);
  expect(ended).not.toHaveBeenCalled();
  controller.abort();
  await paused;
});

test('a pause that is over leaves nothing on a signal that lives on', async () => {
  const { signal } = new AbortController();
  await pause(0, signal);
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});

describe('a signal', () => {
  test('ends the reading of an answer also where the client is the plain one', async () => {
    await using stage = await against((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('event: live\ndata: {}\n\n');
    });
    const client = createPatchbay({ apiKey: 'a-key', baseUrl: stage.server.url });
    const controller = new AbortController();
    const { response } = await client.streamJobs({ signal: controller.signal });
    const reader = response.body?.getReader();
    await reader?.read();
    const next = reader?.read().catch((error: unknown) => error);
    await collectGarbage();
    controller.abort();
    expect(await next).toMatchObject({ name: 'AbortError' });
  });

  test('ends a call of which nothing but the signal is left in memory', async () => {
    const begun = Promise.withResolvers<void>();
    await using stage = await against(
      () => begun.resolve(),
      (response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        response.write('event: ping\ndata: {"type":"ping"}\n\n');
      },
    );
    const late = new AbortController();
    const ask = stage.patchbay.models.list({ signal: late.signal }).catch((error) => error);
    await begun.promise;
    await collectGarbage();
    late.abort();
    expect(await ask).toBeInstanceOf(AbortedError);

    const middle = new AbortController();
    const stream = stage.patchbay.messages.stream({ model: 'any', messages }, middle);
    const events = stream[Symbol.asyncIterator]();
    await events.next();
    const next = events.next().catch((error: unknown) => error);
    await collectGarbage();
    middle.abort();
    expect(await next).toBeInstanceOf(AbortedError);
  });

  test('ends a call that waits for its answer', async () => {
    const controller = new AbortController();
    await using stage = await against(() => controller.abort('enough'));
    const ask = stage.patchbay.models.list({ signal: controller.signal });
    const error = await ask.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(AbortedError);
    expect(error).toMatchObject({ cause: 'enough', retryable: false });
  });

  test('ends a call that waits for another try', async () => {
    const controller = new AbortController();
    await using stage = await against((response, request) => {
      problem(503, { 'retry-after': '30' })(response, request);
      response.on('close', () => setImmediate(() => controller.abort()));
    });
    const ask = stage.patchbay.models.list({ signal: controller.signal });
    await expect(ask).rejects.toThrow(AbortedError);
    expect(stage.server.requests).toHaveLength(1);
  });

  test('that is null is none, as it is for fetch', async () => {
    const given = JSON.parse('{"signal": null}');
    const stored = json({ status: 'SUCCESS', data: {} });
    await using stage = await against(models, events('data: [DONE]\n\n'), stored);
    const { models: served, chat, music } = stage.patchbay;
    await expect(served.list(given)).resolves.toBeDefined();
    await expect(chat.completions.stream({ model: 'any', messages }, given).text()).resolves.toBe(
      '',
    );
    await expect(music.upload(new Blob(['la']).stream(), given)).resolves.toBeDefined();
  });

  test('that is over keeps a call from being sent', async () => {
    await using stage = await against(models);
    const ask = stage.patchbay.models.list({ signal: AbortSignal.abort() });
    await expect(ask).rejects.toThrow(AbortedError);
    expect(stage.server.requests).toHaveLength(0);
  });
});

describe('an upload', () => {
  const stored = json({
    status: 'SUCCESS',
    message: 'Stored.',
    data: { music_id: 'a', duration: '1' },
  });
  const recording = new Blob(['the sound of the sea '.repeat(1_000)], { type: 'audio/wav' });

  test('is whole in each try', async () => {
    await using stage = await against(problem(503), stored);
    await stage.patchbay.music.upload(recording);
    const bodies = stage.server.requests.map(({ body }) => body.toString());
    expect(bodies).toHaveLength(2);
    for (const body of bodies) expect(body).toContain(await recording.text());
  });

  test('is whole in each try where its progress is watched', async () => {
    await using stage = await against(problem(503), stored);
    const sent: number[] = [];
    await stage.patchbay.music.upload(recording, {
      onUploadProgress: ({ sentBytes, totalBytes }) => {
        expect(totalBytes).toBe(recording.size);
        sent.push(sentBytes);
      },
    });
    const bodies = stage.server.requests.map(({ body }) => body.toString());
    expect(bodies).toHaveLength(2);
    for (const body of bodies) expect(body).toContain(await recording.text());
    expect(sent.at(-1)).toBe(recording.size);
    expect(Math.max(...sent)).toBe(recording.size);
  });
});

describe('what the caller throws while an upload is told of', () => {
  test('ends the call, which is not tried again', async () => {
    await using stage = await against(json({}));
    const recording = new Blob(['the sound of the sea '.repeat(20_000)]);
    const onUploadProgress = () => {
      throw new RangeError('The bar is full.');
    };
    const ask = stage.patchbay.music.upload(recording, { onUploadProgress });
    await expect(ask).rejects.toThrow(new RangeError('The bar is full.'));
    expect(stage.server.requests.length).toBeLessThan(2);
  });

  test('and a signal that ends an upload, are no matter of the process', async () => {
    await using stage = await against(json({}));
    const controller = new AbortController();
    const recording = new Blob(['the sound of the sea '.repeat(100_000)]);
    const ask = stage.patchbay.music.upload(recording, {
      signal: controller.signal,
      onUploadProgress: () => controller.abort(),
    });
    await expect(ask).rejects.toThrow(AbortedError);
  });
});

describe('settings', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  test('come from the environment unless they are given', async () => {
    await using stage = await against(models);
    vi.stubEnv('PATCHBAY_API_KEY', 'of-the-environment');
    vi.stubEnv('PATCHBAY_BASE_URL', stage.server.url);
    await new Patchbay().models.list();
    await new Patchbay({ apiKey: 'given' }).models.list();
    await new Patchbay({ csrfToken: 'a-token' }).models.list();
    const keys = stage.server.requests.map(({ headers }) => headers['svc-api-key']);
    expect(keys).toEqual(['of-the-environment', 'given', undefined]);
  });

  test('without a key tell how to give one where the gateway asks for it', async () => {
    const asks = (scheme: string) =>
      json(
        { status: 'FAILED', message: 'Not so.' },
        { status: 401, headers: { 'www-authenticate': `${scheme} realm="Patchbay"` } },
      );
    await using stage = await against(
      asks('Bearer'),
      asks('ApiKey'),
      asks('Session'),
      asks('ApiKey'),
    );
    const { url: baseUrl } = stage.server;
    const told = 'Not so. Set PATCHBAY_API_KEY, or the option apiKey.';
    const keyless = new Patchbay({ baseUrl });
    const stream = keyless.messages.stream({ model: 'any', messages }).text();
    await expect(stream).rejects.toMatchObject({ message: told });
    await expect(keyless.jobs.get('a-job')).rejects.toMatchObject({ message: told });
    const signIn = keyless.account.signIn({ email: 'ada@example.com', password: 'wrong' });
    await expect(signIn).rejects.toMatchObject({ message: 'Not so.' });
    const ownHint = new Patchbay({ baseUrl, keyHint: 'Enter your key.' }).jobs.get('a-job');
    await expect(ownHint).rejects.toMatchObject({ message: 'Not so. Enter your key.' });
    for (const given of [
      { apiKey: 'a-key' },
      { csrfToken: 'a-token' },
      { credentials: 'same-origin' } as const,
    ]) {
      const asked = new Patchbay({ ...given, baseUrl }).jobs.get('a-job');
      await expect(asked).rejects.toMatchObject({ message: 'Not so.' });
    }
  });

  test('that are given as undefined are not given', async () => {
    await using stage = await against(models);
    vi.stubEnv('PATCHBAY_API_KEY', 'of-the-environment');
    vi.stubEnv('PATCHBAY_BASE_URL', stage.server.url);
    // As programs without strict type checking do.
    const settings: object = { apiKey: undefined, baseUrl: undefined, altBaseUrl: undefined };
    await new Patchbay(settings).models.list();
    expect(stage.server.requests[0]?.headers['svc-api-key']).toBe('of-the-environment');
  });

  test.each([
    'localhost:8080',
    '127.0.0.1:8080',
    'media.example.com',
    'ftp://media.example.com',
    '',
  ])('name the address that is none: %j', (address) => {
    const sentence = `must be an address with http:// or https://; it is "${address}".`;
    expect(() => new Patchbay({ baseUrl: address })).toThrow(`baseUrl ${sentence}`);
    expect(() => createPatchbay({ altBaseUrl: address })).toThrow(`altBaseUrl ${sentence}`);
    expect(() => createPatchbayHooks({ baseUrl: address })).toThrow(`baseUrl ${sentence}`);
    vi.stubEnv('PATCHBAY_BASE_URL', address);
    if (address !== '') expect(() => new Patchbay()).toThrow(`PATCHBAY_BASE_URL ${sentence}`);
  });

  test.each(['pb_one\npb_other', 'pb_one\r\nx-role: all', 'pb_one\0', 'pb_one\u2028'])(
    'name a secret that no header can carry, and do not show it: %j',
    (secret) => {
      const makers = [(given: object) => new Patchbay(given), createPatchbay, createPatchbayHooks];
      for (const name of ['apiKey', 'csrfToken']) {
        const refusal = new TypeError(
          `${name} contains what a header cannot, such as a line break.`,
        );
        for (const make of makers) expect(() => make({ [name]: secret })).toThrow(refusal);
      }
    },
  );

  test.each(['', ' '])('name a secret that is empty: %j', async (secret) => {
    for (const name of ['apiKey', 'csrfToken']) {
      const refusal = new TypeError(`${name} is empty.`);
      expect(() => new Patchbay({ [name]: secret })).toThrow(refusal);
    }
    const ask = new Patchbay().videos.create({ prompt: 'A fox' }, { idempotencyKey: secret });
    await expect(ask).rejects.toThrow(new TypeError('idempotencyKey is empty.'));
  });

  test('name a key of the environment that no header can carry', () => {
    vi.stubEnv('PATCHBAY_API_KEY', 'pb_one\npb_other');
    expect(() => new Patchbay()).toThrow(
      'apiKey contains what a header cannot, such as a line break.',
    );
  });

  test('take a key with the line break of its file at its end', async () => {
    await using stage = await against(models);
    const patchbay = new Patchbay({ apiKey: 'a-key\n', baseUrl: stage.server.url });
    await patchbay.models.list();
    expect(stage.server.requests[0]?.headers['svc-api-key']).toBe('a-key');
  });

  test('that lead to something else than a gateway are told of', async () => {
    await using stage = await against((response) => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<h1>Hello</h1>');
    });
    await expect(stage.patchbay.models.list()).rejects.toThrow(
      'The response is not JSON (its type is text/html). Is there a gateway at this address?',
    );
  });

  test('send what suits the alternate address there', async () => {
    await using main = await against(json({ created: 1, data: [] }));
    await using alternate = await against(json({ created: 1, data: [] }));
    vi.stubEnv('PATCHBAY_BASE_URL', main.server.url);
    vi.stubEnv('PATCHBAY_ALT_BASE_URL', alternate.server.url);
    const patchbay = new Patchbay({ apiKey: 'a-key' });
    await patchbay.images.generate({ prompt: 'A fox', mode: 'imgx-image-1' });
    await patchbay.images.generate({ prompt: 'A fox' });
    expect(alternate.server.requests).toHaveLength(1);
    expect(main.server.requests).toHaveLength(1);
    const elsewhere = new Patchbay({ apiKey: 'a-key', baseUrl: main.server.url });
    await elsewhere.images.generate({ prompt: 'A fox', mode: 'imgx-image-1' });
    expect(alternate.server.requests).toHaveLength(1);
    expect(main.server.requests.at(-1)?.path).toBe('/v1/images/generations');
  });

  test('put headers on every request, and on one', async () => {
    await using stage = await against(models);
    const headers = { 'x-team': 'harbour' };
    const patchbay = new Patchbay({ apiKey: 'a-key', baseUrl: stage.server.url, headers });
    await patchbay.models.list({ headers: { 'x-call': 'one' } });
    expect(stage.server.requests[0]?.headers).toMatchObject({
      'x-team': 'harbour',
      'x-call': 'one',
    });
  });

  test('let another fetch be used, and tell once of another contract', async () => {
    const told: string[] = [];
    const patchbay = new Patchbay({
      apiKey: 'a-key',
      fetch: async () => {
        const headers = { 'x-contract-fingerprint': 'another' };
        return Response.json({ status: 'FAILED', message: 'No.' }, { status: 500, headers });
      },
      onContractDifference: (theirs) => told.push(theirs),
    });
    await expect(patchbay.models.list({ maxRetries: 0 })).rejects.toThrow(InternalError);
    await expect(patchbay.models.list({ maxRetries: 0 })).rejects.toThrow(InternalError);
    expect(told).toEqual(['another']);
  });

  test('leave alone what is thrown by whoever is told of another contract', async () => {
    await using stage = await against(
      json({ object: 'list', data: [] }, { headers: { 'x-contract-fingerprint': 'another' } }),
    );
    const patchbay = new Patchbay({
      apiKey: 'a-key',
      baseUrl: stage.server.url,
      onContractDifference: () => {
        throw new RangeError('Not this one.');
      },
    });
    await expect(patchbay.models.list()).rejects.toThrow(new RangeError('Not this one.'));
    expect(stage.server.requests).toHaveLength(1);
  });
});

/** Collects all unreachable objects; cleanup that is asynchronous takes several turns of the event loop. */
async function collectGarbage(): Promise<void> {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  for (let turn = 0; turn < 10; turn += 1) {
    await nextTurn();
    collect();
  }
}
