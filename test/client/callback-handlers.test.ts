import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import express from 'express';
import fastify from 'fastify';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { callbackHandler as expressHandler } from '../../client/callback-handlers/express.ts';
import { callbackPlugin } from '../../client/callback-handlers/fastify.ts';
import type { CallbackHandlerOptions } from '../../client/callback-handlers/handling.ts';
import { callbackHandler as honoHandler } from '../../client/callback-handlers/hono.ts';
import { callbackHandler as nextHandler } from '../../client/callback-handlers/next.ts';
import {
  type CallbackEvent,
  CallbackVerificationError,
  signCallback,
} from '../../client/callbacks.ts';
import contract from '../../generated/openapi.json' with { type: 'json' };
import type { CallbackSecrets } from '../../generated/types.ts';
import { aGateway, send, type TestGateway } from '../a-gateway.ts';
import { eventually } from '../eventually.ts';

/** A server of a framework with a callback handler at `/hook`, and a route that parses JSON. */
interface Server {
  readonly url: string;
  stop(): Promise<void>;
}

const FRAMEWORKS: Readonly<Record<string, (options: CallbackHandlerOptions) => Promise<Server>>> = {
  async Fastify(options) {
    const app = fastify({ forceCloseConnections: true });
    await app.register(callbackPlugin, { path: '/hook', ...options });
    app.post('/echo', async ({ body }) => body);
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    return { url, stop: () => app.close() };
  },
  async Express(options) {
    const app = express();
    app.post('/hook', expressHandler(options));
    app.use(express.json());
    app.post('/echo', ({ body }, response) => void response.json(body));
    const server = app.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return listening(server);
  },
  async Hono(options) {
    const app = new Hono();
    app.post('/hook', honoHandler(options));
    app.post('/echo', async (context) => context.json(await context.req.json()));
    return new Promise((resolve) => {
      const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, () =>
        resolve(listening(server)),
      );
    });
  },
  async Next(options) {
    // Next calls the function of a route with a web request; a small server does the same here.
    const POST = nextHandler(options);
    const fetch = async (request: Request) =>
      new URL(request.url).pathname === '/hook'
        ? POST(request)
        : Response.json(await request.json());
    return new Promise((resolve) => {
      const server = serve({ fetch, port: 0, hostname: '127.0.0.1' }, () =>
        resolve(listening(server)),
      );
    });
  },
};

function listening(server: ReturnType<typeof serve>): Server {
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        if ('closeAllConnections' in server) server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

let gateway: TestGateway;
let secret: string;

beforeAll(async () => {
  gateway = await aGateway({ callbacks: { allowPrivate: true } });
  const { json } = await gateway.call('/callback-secrets');
  secret = json.data.secrets[0].secret;
});

afterAll(() => gateway.stop());

const BODY = JSON.stringify(contract.components.examples.videoJobFailed.value);

describe.each(Object.entries(FRAMEWORKS))('a handler of %s', (_, start) => {
  let server: Server;
  let events: CallbackEvent[];
  let errors: unknown[];
  let failure: Error | undefined;

  beforeAll(async () => {
    server = await start({
      secret,
      maxBytes: 10_000,
      onEvent: async (event) => {
        if (failure !== undefined) throw failure;
        events.push(event);
      },
      onError: (error) => errors.push(error),
    });
  });

  beforeEach(() => {
    events = [];
    errors = [];
    failure = undefined;
  });

  afterAll(() => server.stop());

  const post = (body: string, id = 'msg-1') =>
    send(`${server.url}/hook`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...signCallback({ secret, id, body: BODY }) },
    });

  test('receives what a gateway tells of a job', async () => {
    const json = { prompt: 'A fox', size: '256x256', hook_url: `${server.url}/hook` };
    const headers = { prefer: 'respond-async' };
    const created = await gateway.call('/v1/images/generations', { json, headers });
    const { jobId } = created.json.data;
    await eventually(() => expect(events).toHaveLength(1));
    const lookup = await gateway.call(`/jobs/${jobId}`);
    const [event] = events;
    expect(event).toMatchObject({ type: 'image.succeeded', record: { jobId } });
    expect(event?.record.data.action).toBe(lookup.json.data.action);
    await eventually(async () => {
      const report = await gateway.call(`/jobs/${jobId}/callbacks`);
      expect(report.json.data).toMatchObject({ state: 'delivered', webhookId: event?.id });
    });
  });

  test('answers 204, and hands on what comes again under the same identifier', async () => {
    const answers = [await post(BODY, 'msg-7'), await post(BODY, 'msg-7')];
    expect(answers.map(({ status, text }) => [status, text])).toEqual([
      [204, ''],
      [204, ''],
    ]);
    expect(events.map(({ id, type }) => [id, type])).toEqual([
      ['msg-7', 'video.failed'],
      ['msg-7', 'video.failed'],
    ]);
  });

  test.each([
    [400, 'The signature does not match the secret and the body.', `${BODY} `],
    [400, 'The signature does not match the secret and the body.', ''],
    [413, 'A callback has up to 10000 bytes.', 'x'.repeat(10_001)],
    [413, 'A callback has up to 10000 bytes.', 'x'.repeat(3_000_000)],
  ])('refuses with %i and a sentence: %s', async (status, sentence, body) => {
    const answer = await post(body);
    expect([answer.status, answer.text]).toEqual([status, sentence]);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect([events, errors]).toEqual([[], []]);
  });

  test.each([
    new Error('The disk is full.'),
    // Thrown by the application's own code, which may verify signatures of another service.
    new CallbackVerificationError('wrong-signature', 'The other signature is wrong.'),
  ])('answers 500 where its owner fails, and tells the owner why: $message', async (error) => {
    failure = error;
    const answer = await post(BODY);
    expect([answer.status, answer.text]).toEqual([500, 'The callback could not be handled.']);
    expect(errors).toEqual([error]);
  });

  test('leaves other routes as they are', async () => {
    const { json } = await send(`${server.url}/echo`, { json: { a: 1 } });
    expect(json).toEqual({ a: 1 });
  });
});

test('the secret comes from the environment where none is given', async () => {
  const onError = vi.fn();
  const onEvent = vi.fn();
  const POST = nextHandler({ onEvent, onError });
  const request = () =>
    new Request('http://localhost/hook', {
      method: 'POST',
      body: BODY,
      headers: signCallback({ secret, id: 'msg-1', body: BODY }),
    });
  expect((await POST(request())).status).toBe(500);
  expect(String(onError.mock.calls[0])).toContain('PATCHBAY_CALLBACK_SECRET');
  vi.stubEnv('PATCHBAY_CALLBACK_SECRET', `whsec_AAAA, ${secret}`);
  expect((await POST(request())).status).toBe(204);
  vi.unstubAllEnvs();
  expect(onEvent).toHaveBeenCalledOnce();
});

test('secrets are taken as the gateway lists them', async () => {
  const { json } = await gateway.call('/callback-secrets');
  const listed: CallbackSecrets['data']['secrets'] = json.data.secrets;
  const POST = nextHandler({ secret: listed, onEvent: () => undefined });
  const headers = signCallback({ secret: listed, id: 'msg-1', body: BODY });
  const request = new Request('http://localhost/hook', { method: 'POST', body: BODY, headers });
  expect((await POST(request)).status).toBe(204);
});

test('Express is told to put the handler before what parses JSON', async () => {
  const app = express();
  const failures: unknown[] = [];
  app.use(express.json());
  app.post('/hook', expressHandler({ secret, onEvent: () => undefined }));
  app.use((error: unknown, _: express.Request, response: express.Response, _next: unknown) => {
    failures.push(error);
    response.status(500).end();
  });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { url, stop } = listening(server);
  const answer = await send(`${url}/hook`, { json: {} });
  await stop();
  expect(answer.status).toBe(500);
  expect(String(failures[0])).toContain('put its handler before express.json()');
});

test('a handler of Express reads what a parser has passed over, as those of Express 4 do', async () => {
  const app = express();
  const events: CallbackEvent[] = [];
  app.use((request, _response, next) => {
    request.body = {};
    next();
  });
  app.post('/hook', expressHandler({ secret, onEvent: (event) => events.push(event) }));
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { url, stop } = listening(server);
  const answer = await send(`${url}/hook`, { body: BODY, headers: signed() });
  await stop();
  expect([answer.status, events.length]).toEqual([204, 1]);
});

test.each<[string, express.Handler]>([
  ['text', express.text({ type: '*/*' })],
  ['bytes', express.raw({ type: '*/*' })],
  [
    'bytes beside what was parsed',
    express.json({
      verify: (request, _, bytes) => void Object.assign(request, { rawBody: bytes }),
    }),
  ],
])('a handler of Express takes a body that was kept as %s', async (_, parser) => {
  const app = express();
  app.use(parser);
  app.post('/hook', expressHandler({ secret, maxBytes: 10_000, onEvent: () => undefined }));
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { url, stop } = listening(server);
  const post = (body: string) => send(`${url}/hook`, { body, headers: signed() });
  const statuses = [await post(BODY), await post(JSON.stringify(['\u00fc'.repeat(6_000)]))];
  await stop();
  expect(statuses.map(({ status }) => status)).toEqual([204, 413]);
});

test.each(['text', 'json', 'arrayBuffer'] as const)(
  'a handler of Hono takes a body that was read before as %s',
  async (form) => {
    const app = new Hono();
    app.use(async ({ req }, next) => {
      await req[form]();
      await next();
    });
    app.post('/hook', honoHandler({ secret, maxBytes: 10_000, onEvent: () => undefined }));
    const post = async (body: string) =>
      app.request('/hook', { method: 'POST', body, headers: signed() });
    expect((await post(BODY)).status).toBe(204);
    expect((await post(JSON.stringify('x'.repeat(10_001)))).status).toBe(413);
  },
);

test('a handler of Next says that it needs the request unread', async () => {
  const POST = nextHandler({ secret, onEvent: () => undefined });
  const request = new Request('http://localhost/hook', { method: 'POST', body: BODY });
  await request.text();
  await expect(POST(request)).rejects.toThrow('was already read');
});

function signed(): Record<string, string> {
  const signature = signCallback({ secret, id: 'msg-1', body: BODY });
  return { 'content-type': 'application/json', ...signature };
}
