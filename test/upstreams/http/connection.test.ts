import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { type AddressInfo, createServer as createTcpServer, type Server } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import { asTry, requestIdOfTry } from '../../../server/upstreams/current-try.ts';
import { openHttp } from '../../../server/upstreams/http/connection.ts';
import type { ReadRefusal } from '../../../server/upstreams/http/refusal.ts';
import type { UpstreamHttp } from '../../../server/upstreams/http/upstream-http.ts';
import { type Asked, upstreamParts } from '../upstream-parts.ts';
import { SELF_SIGNED } from './self-signed.ts';

const context = { signal: new AbortController().signal };
const JOB = { method: 'GET', path: '/jobs/1', isAboutJob: true } as const;
const ASK = { method: 'POST', path: '/ask', body: { kind: 'json', value: { a: 1 } } } as const;

/** Parses `{message, quota}`. */
const readRefusal: ReadRefusal = ({ body }) => {
  const said = typeof body === 'object' && body !== null ? body : {};
  const message: unknown = Reflect.get(said, 'message');
  const isQuota = Reflect.get(said, 'quota') === true;
  return { message: typeof message === 'string' ? message : undefined, isQuota };
};

/** Listens on loopback until the test ends; returns the port. */
async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return port;
}

/** A server with a given request handler, which records its requests. */
async function aServer(answer: RequestListener) {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    answer(request, response);
  });
  const port = await listening(server);
  onTestFinished(() => server.closeAllConnections());
  const keys = () => requests.map(({ headers }) => headers['x-key']);
  return { url: `http://127.0.0.1:${port}`, requests, keys };
}

/** A connection that is closed when the test ends, with its log. */
function aConnection(asked: Asked, clock: { ms: number } = { ms: Date.now() }) {
  const { parts, logged } = upstreamParts(asked);
  const now = () => new Date(clock.ms);
  const authorize = (secret: string) => ({ 'x-key': secret });
  const http = openHttp({ ...parts, now }, { authorize, readRefusal });
  onTestFinished(() => http.close());
  return { http, logged };
}

const json = (value: unknown): string => JSON.stringify(value);

describe('a request', () => {
  test("carries the key, the operator's headers each once, and what belongs to a body", async () => {
    const { url, requests } = await aServer((_request, response) => response.end('{"b":2}'));
    const headers = { 'User-Agent': 'mine', 'OpenAI-Organization': 'org' };
    const { http } = aConnection({ baseUrl: `${url}/v1//`, headers, secrets: ['one'] });
    expect(await http.askJson(ASK, context)).toEqual({ ok: true, value: { b: 2 } });
    const [seen] = requests;
    expect(seen?.url).toBe('/v1/ask');
    expect(seen?.headersDistinct).toMatchObject({
      'user-agent': ['mine'],
      'openai-organization': ['org'],
      'content-type': ['application/json'],
      'x-key': ['one'],
    });
  });

  test('is known by what the upstream calls it, without the keys, whatever comes of it', async () => {
    let status = 200;
    const { url } = await aServer((request, response) => {
      const isFile = request.url === '/file';
      const requestId = isFile ? 'of-a-file' : `${status}-${request.headers['x-key']}`;
      response.writeHead(status, { 'x-request-id': requestId }).end('{}');
    });
    const { http } = aConnection({ baseUrl: url, secrets: ['one'] });
    const known = (): Promise<string | undefined> =>
      asTry(async () => {
        await http.askJson(ASK, context);
        await http.open(`${url}/file`, context);
        return requestIdOfTry();
      });
    expect(await known()).toBe('200-(hidden)');
    status = 500;
    expect(await known()).toBe('500-(hidden)');
  });

  test('has no key where the operator has given none', async () => {
    const { url, keys } = await aServer((_request, response) => response.end('{}'));
    const { http } = aConnection({ baseUrl: url, secrets: [] });
    expect((await http.askJson(ASK, context)).ok).toBe(true);
    expect(keys()).toEqual([undefined]);
  });

  test('needs an address', () => {
    const { parts } = upstreamParts({ baseUrl: 'http://x' });
    const { baseUrl: _, ...settings } = parts.settings;
    const ways = { authorize: () => ({}), readRefusal };
    expect(() => openHttp({ ...parts, settings }, ways)).toThrow(
      'upstreams.tested needs a baseUrl',
    );
  });
});

describe('keys', () => {
  const SECRETS = ['sk-first', 'sk-second', 'sk-third'];

  test('take turns', async () => {
    const { url, keys } = await aServer((_request, response) => response.end('{}'));
    const { http } = aConnection({ baseUrl: url, secrets: SECRETS });
    for (let times = 0; times < 4; times += 1) await http.askJson(ASK, context);
    expect(keys()).toEqual([...SECRETS, 'sk-first']);
  });

  test.each([
    ['is not taken', 401, {}],
    ['has no quota left', 429, { quota: true }],
  ])('of which one %s give way to the next, until it has rested', async (_what, status, body) => {
    const { url, keys } = await aServer((request, response) => {
      const isBad = request.headers['x-key'] === 'sk-first';
      response.writeHead(isBad ? status : 200).end(json(isBad ? body : {}));
    });
    const clock = { ms: Date.now() };
    const { http, logged } = aConnection(
      { baseUrl: url, secrets: SECRETS.slice(0, 2), keyRestMinutes: 1 },
      clock,
    );
    for (let times = 0; times < 3; times += 1) {
      expect((await http.askJson(ASK, context)).ok).toBe(true);
    }
    expect(keys()).toEqual(['sk-first', 'sk-second', 'sk-second', 'sk-second']);
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain('"upstreamKey":"KEY_0"');
    expect(logged[0]).not.toContain('sk-first');
    clock.ms += 60_000;
    await http.askJson(ASK, context);
    expect(keys().slice(4)).toEqual(['sk-first', 'sk-second']);
  });

  test('that are all refused leave the upstream alone, and nobody learns more than that', async () => {
    const { url, keys } = await aServer((_request, response) =>
      response.writeHead(401).end(json({ message: 'Incorrect key sk-first' })),
    );
    const { http } = aConnection({ baseUrl: url, secrets: SECRETS.slice(0, 2) });
    const expected = {
      ok: false,
      failure: { kind: 'keyless', message: "The upstream does not accept the gateway's key." },
    };
    expect(await http.ask(ASK, context)).toEqual(expected);
    expect(await http.ask(ASK, context)).toEqual(expected);
    expect(keys()).toEqual(['sk-first', 'sk-second']);
  });

  test('that are limited rest as long as they are told, while another goes on', async () => {
    const { url, keys } = await aServer((request, response) => {
      const isLimited = request.headers['x-key'] !== 'sk-third';
      response.writeHead(isLimited ? 429 : 200, { 'retry-after': '30' }).end('{}');
    });
    const clock = { ms: Date.now() };
    const { http } = aConnection({ baseUrl: url, secrets: SECRETS }, clock);
    await http.askJson(ASK, context);
    await http.askJson(ASK, context);
    expect(keys()).toEqual([...SECRETS, 'sk-third']);
    clock.ms += 30_000;
    await http.askJson(ASK, context);
    expect(keys().slice(4)).toEqual([...SECRETS]);
  });

  test('that are limited without a word of how long give way to the next one', async () => {
    const { url, keys } = await aServer((request, response) =>
      response.writeHead(request.headers['x-key'] === 'sk-first' ? 429 : 200).end('{}'),
    );
    const { http } = aConnection({ baseUrl: url, secrets: SECRETS });
    expect((await http.askJson(ASK, context)).ok).toBe(true);
    expect(keys()).toEqual(['sk-first', 'sk-second']);
  });

  test('that all rest say when the soonest is back, without asking', async () => {
    const waits: Readonly<Record<string, string>> = { 'sk-first': '40', 'sk-second': '20' };
    const { url, keys } = await aServer((request, response) =>
      response.writeHead(429, { 'retry-after': waits[String(request.headers['x-key'])] }).end('{}'),
    );
    const { http } = aConnection({ baseUrl: url, secrets: SECRETS.slice(0, 2) });
    const expected = { ok: false, failure: { kind: 'limited', retryAfterSeconds: 20 } };
    expect(await http.ask(ASK, context)).toMatchObject(expected);
    expect(await http.ask(ASK, context)).toMatchObject(expected);
    expect(keys()).toHaveLength(2);
  });

  test('that rest are told of before those that were refused', async () => {
    const { url } = await aServer((request, response) =>
      request.headers['x-key'] === 'sk-first'
        ? response.writeHead(429, { 'retry-after': '20' }).end('{}')
        : response.writeHead(401).end('{}'),
    );
    const { http } = aConnection({ baseUrl: url, secrets: SECRETS.slice(0, 2) });
    const expected = { ok: false, failure: { kind: 'limited', retryAfterSeconds: 20 } };
    expect(await http.ask(ASK, context)).toMatchObject(expected);
    expect(await http.ask(ASK, context)).toMatchObject(expected);
  });

  test('are not tried one after another for what the caller says', async () => {
    const { url, keys } = await aServer((_request, response) =>
      response.writeHead(400).end(json({ message: 'Not with sk-second, sk-first.' })),
    );
    const { http } = aConnection({ baseUrl: url, secrets: SECRETS });
    expect(await http.ask(ASK, context)).toEqual({
      ok: false,
      failure: { kind: 'refused', message: 'Not with (hidden), (hidden).' },
    });
    expect(keys()).toEqual(['sk-first']);
  });

  test('are each tried once for a job that one of them knows, however many calls take turns', async () => {
    const bothAsked = Promise.withResolvers<void>();
    const { url, requests, keys } = await aServer(async (request, response) => {
      if (requests.length === 2) bothAsked.resolve();
      await bothAsked.promise;
      response.writeHead(request.headers['x-key'] === 'sk-second' ? 200 : 404).end('{}');
    });
    const { http } = aConnection({ baseUrl: url, secrets: SECRETS.slice(0, 2) });
    const lookUp = () => http.askJson(JOB, context);
    expect(await Promise.all([lookUp(), lookUp()])).toMatchObject([{ ok: true }, { ok: true }]);
    expect(keys().toSorted()).toEqual(['sk-first', 'sk-second', 'sk-second']);
  });

  test('that all do not know a job are asked once each', async () => {
    const { url, keys } = await aServer((_request, response) => response.writeHead(404).end('{}'));
    const { http } = aConnection({ baseUrl: url, secrets: SECRETS });
    expect(await http.ask(JOB, context)).toMatchObject({ failure: { kind: 'unknown-job' } });
    expect(keys()).toEqual(SECRETS);
  });

  test('that rest or are set aside may know a job that the others do not', async () => {
    const statuses: Readonly<Record<string, number>> = { 'sk-first': 429, 'sk-second': 401 };
    const { url } = await aServer((request, response) =>
      response
        .writeHead(statuses[String(request.headers['x-key'])] ?? 404, { 'retry-after': '20' })
        .end('{}'),
    );
    const { http } = aConnection({ baseUrl: url, secrets: SECRETS });
    const waiting = { failure: { kind: 'limited', retryAfterSeconds: 20 } };
    for (let poll = 0; poll < 3; poll += 1) {
      expect(await http.ask(JOB, context)).toMatchObject(waiting);
    }
    const keyless = aConnection({ baseUrl: url, secrets: SECRETS.slice(1) });
    for (let poll = 0; poll < 3; poll += 1) {
      expect(await keyless.http.ask(JOB, context)).toMatchObject({ failure: { kind: 'keyless' } });
    }
  });

  test('that may not do this are told of in the log, once a call', async () => {
    const { url, keys } = await aServer((_request, response) => response.writeHead(403).end('{}'));
    const { http, logged } = aConnection({ baseUrl: url, secrets: SECRETS });
    expect(await http.ask(ASK, context)).toMatchObject({ failure: { kind: 'keyless' } });
    expect(keys()).toEqual(['sk-first']);
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain('"level":50');
  });
});

describe('an upstream that cannot be reached', () => {
  const failureAt = async (asked: Asked) => {
    const outcome = await aConnection(asked).http.ask(ASK, context);
    return outcome.ok ? undefined : outcome.failure;
  };

  test('because nobody listens', async () => {
    const server = createTcpServer();
    const port = await listening(server);
    await new Promise((resolve) => server.close(resolve));
    expect(await failureAt({ baseUrl: `http://127.0.0.1:${port}` })).toEqual({
      kind: 'failed',
      message: 'The upstream cannot be reached.',
      isUntouched: true,
    });
  });

  test('because its name leads nowhere', async () => {
    expect(await failureAt({ baseUrl: 'http://no-such-host.invalid' })).toEqual({
      kind: 'failed',
      message: 'The upstream cannot be reached.',
      isUntouched: true,
    });
  });

  test('because nobody vouches for its certificate', async () => {
    const server = createSecureServer(SELF_SIGNED, (_request, response) => response.end('{}'));
    const port = await listening(server);
    expect(await failureAt({ baseUrl: `https://127.0.0.1:${port}` })).toEqual({
      kind: 'failed',
      message: 'No secure connection to the upstream could be made.',
      isUntouched: true,
    });
  });

  test('because it does not speak TLS', async () => {
    const { url } = await aServer((_request, response) => response.end('{}'));
    expect(await failureAt({ baseUrl: url.replace('http:', 'https:') })).toEqual({
      kind: 'failed',
      message: 'No secure connection to the upstream could be made.',
      isUntouched: true,
    });
  });

  test('because it does not take the connection in its time', async () => {
    // The TLS handshake counts as well, and this server never replies to it.
    const port = await listening(createTcpServer((socket) => socket.unref()));
    const timeouts = { connect: 0.1 };
    expect(await failureAt({ baseUrl: `https://127.0.0.1:${port}`, timeouts })).toEqual({
      kind: 'timed-out',
      message: 'The upstream did not accept a connection in time.',
      isUntouched: true,
    });
  });
});

describe('a time limit', () => {
  test('ends a call without a first byte', async () => {
    const { url, requests } = await aServer(() => {});
    const { http } = aConnection({ baseUrl: url, timeouts: { firstByte: 0.1 } });
    const outcome = await http.ask(ASK, context);
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'timed-out' } });
    expect(outcome).not.toHaveProperty('failure.isUntouched');
    expect(requests).toHaveLength(1);
  });

  test('ends a call that falls silent', async () => {
    const { url } = await aServer((_request, response) => response.write('{'));
    const { http } = aConnection({ baseUrl: url, timeouts: { idle: 0.1 } });
    const outcome = await http.askJson(ASK, context);
    expect(outcome).toMatchObject({ failure: { message: 'The upstream stopped sending data.' } });
  });

  test.each([
    ['before its first byte', 'ask'],
    ['in the middle of its answer', 'askJson'],
  ] as const)('ends a call %s when all its time is up', async (_when, ask) => {
    const { url } = await aServer((_request, response) => {
      if (ask === 'ask') return;
      const timer = setInterval(() => response.write(' '), 5);
      response.once('close', () => clearInterval(timer));
    });
    const { http } = aConnection({ baseUrl: url, timeouts: { total: 0.2 } });
    expect(await http[ask](ASK, context)).toEqual({
      ok: false,
      failure: {
        kind: 'timed-out',
        message: 'The upstream did not finish its answer in time.',
      },
    });
  });

  test('does not keep a refusal from being one whose words never end', async () => {
    const { url } = await aServer((_request, response) => {
      response.writeHead(500).write('{');
    });
    const { http } = aConnection({ baseUrl: url, timeouts: { idle: 0.1 } });
    expect(await http.ask(ASK, context)).toMatchObject({ failure: { kind: 'failed' } });
  });
});

describe('an answer', () => {
  test('that is too large is cut off, and the upstream need not send the rest', async () => {
    const closed = Promise.withResolvers<void>();
    const { url } = await aServer((_request, response) => {
      const pour = () => {
        while (response.write(Buffer.alloc(65_536, ' ')));
      };
      response.on('drain', pour).once('close', () => closed.resolve());
      pour();
    });
    const { http } = aConnection({ baseUrl: url, answerMegabytes: 1 });
    expect(await http.askJson(ASK, context)).toEqual({
      ok: false,
      failure: {
        kind: 'failed',
        message: "The upstream's answer is larger than 1 megabyte.",
        mayBeDone: true,
      },
    });
    await closed.promise;
  });

  test('that sends elsewhere is a failure, and nobody goes there', async () => {
    const elsewhere = await aServer((_request, response) => response.end('{}'));
    const { url } = await aServer((_request, response) =>
      response.writeHead(307, { location: elsewhere.url }).end(),
    );
    const { http } = aConnection({ baseUrl: url });
    expect(await http.ask(ASK, context)).toMatchObject({ failure: { kind: 'failed' } });
    expect(elsewhere.requests).toEqual([]);
  });

  test.each(['ask', 'open'])(
    'that breaks off before anybody reads it harms nobody: %s',
    async (how) => {
      const cut = Promise.withResolvers<void>();
      const { url } = await aServer((_request, response) => {
        response.write('{');
        void cut.promise.then(() => response.destroy());
      });
      const { http } = aConnection({ baseUrl: url });
      const outcome = await (how === 'ask' ? http.ask(ASK, context) : http.open(url, context));
      if (!outcome.ok) throw new Error(outcome.failure.message);
      const ended = new Promise((resolve) => outcome.value.body.once('close', resolve));
      cut.resolve();
      await ended;
      await expect(text(outcome.value.body)).rejects.toThrow();
    },
  );

  test('that nobody wants any more ends the call', async () => {
    const closed = Promise.withResolvers<void>();
    const { url } = await aServer((_request, response) => {
      response.once('close', () => closed.resolve());
      response.write('{');
    });
    const caller = new AbortController();
    const { http } = aConnection({ baseUrl: url });
    const reading = http.askJson(ASK, { signal: caller.signal });
    const gone = new Error('The caller went away.');
    setImmediate(() => caller.abort(gone));
    await expect(reading).rejects.toBe(gone);
    await closed.promise.catch(() => {});
  });
});

describe('a result', () => {
  const opened = async (http: UpstreamHttp, address: string) => {
    const outcome = await http.open(address, context);
    return outcome.ok ? text(outcome.value.body) : outcome.failure;
  };
  const media: RequestListener = (_request, response) => response.end('media');

  test('is fetched from the upstream itself, without the key', async () => {
    const { url, keys } = await aServer(media);
    const { http } = aConnection({ baseUrl: `${url}/v1` });
    expect(await opened(http, `${url}/files/1`)).toBe('media');
    expect(keys()).toEqual([undefined]);
  });

  test.each([
    'http://127.0.0.1:8080/',
    'http://[::1]/',
    'http://10.0.0.3/',
    'http://169.254.169.254/',
  ])('is not fetched from a private address: %s', async (address) => {
    const { url } = await aServer(media);
    const { http } = aConnection({ baseUrl: url });
    expect(await opened(http, address)).toEqual({
      kind: 'refused',
      message:
        "The upstream's result is not fetched from its address: it is private, " +
        "which upstreams.tested.allowPrivateResults in the gateway's settings would allow.",
      because: 'no-result',
    });
  });

  test('is fetched from a private address where the operator allows that', async () => {
    const elsewhere = await aServer(media);
    const { url } = await aServer(media);
    const { http } = aConnection({ baseUrl: url, allowPrivateResults: true });
    expect(await opened(http, `${elsewhere.url}/1`)).toBe('media');
    expect(elsewhere.keys()).toEqual([undefined]);
  });

  test.each([
    [404, 'refused'],
    [410, 'refused'],
    [302, 'refused'],
    [503, 'failed'],
    [408, 'failed'],
    [425, 'failed'],
    [429, 'limited'],
  ])('that is answered with %i is %s', async (status, kind) => {
    const { url } = await aServer((_request, response) => response.writeHead(status).end());
    const { http } = aConnection({ baseUrl: url });
    expect(await opened(http, `${url}/1`)).toMatchObject({ kind });
  });

  test.each([429, 503])(
    'that is answered with %i is there when the server says',
    async (status) => {
      const { url } = await aServer((_request, response) =>
        response.writeHead(status, { 'retry-after': '20' }).end(),
      );
      const { http } = aConnection({ baseUrl: url });
      expect(await opened(http, `${url}/1`)).toMatchObject({ retryAfterSeconds: 20 });
    },
  );

  test.each(['not an address', 'file:///etc/passwd', 'ftp://x/'])(
    'is not looked for at %j',
    async (address) => {
      const { http } = aConnection({ baseUrl: 'http://127.0.0.1:9' });
      expect(await opened(http, address)).toMatchObject({ kind: 'refused' });
    },
  );
});

describe('closing', () => {
  test('lets the answer that is on its way come in', async () => {
    const { url, requests } = await aServer((_request, response) => {
      setTimeout(() => response.end('{"late":true}'), 100);
    });
    const { http } = aConnection({ baseUrl: url });
    const asking = http.askJson(ASK, context);
    await expect.poll(() => requests.length).toBe(1);
    await http.close();
    expect(await asking).toEqual({ ok: true, value: { late: true } });
    expect(await http.ask(ASK, context)).toMatchObject({ ok: false, failure: { kind: 'failed' } });
  });
});
