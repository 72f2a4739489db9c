import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { LONGEST_SEARCH_MS } from '../../client/call-limits.ts';
import { createPatchbay } from '../../client/direct.ts';
import { AbortedError, Patchbay } from '../../client/index.ts';
import { aGateway } from '../a-gateway.ts';
import {
  aScriptedServer,
  hangUp,
  json,
  type Line,
  problem,
  type ScriptedServer,
} from './a-scripted-server.ts';

const SLOW = { mode: 'imgx-image-1', prompt: 'A fox' } as const;
const apiKey = 'a-key';

/** The main and the alternate address of a gateway, which says where it is. */
async function twoAddresses(says: (own: Addresses) => Addresses = (own) => own) {
  const own = { baseUrl: '', altBaseUrl: '' };
  const line: Line = (response, request) => {
    const isAsked = request.path === '/healthz';
    const health = { status: 'SUCCESS', message: 'The gateway serves.', data: says(own) };
    json(isAsked ? health : { created: 1, data: [] })(response, request);
  };
  const [main, alternate] = await Promise.all([aScriptedServer(line), aScriptedServer(line)]);
  Object.assign(own, { baseUrl: main.url, altBaseUrl: alternate.url });
  return {
    main,
    alternate,
    async [Symbol.asyncDispose]() {
      await Promise.all([main, alternate].map((server) => server[Symbol.asyncDispose]()));
    },
  };
}

interface Addresses {
  readonly baseUrl: string;
  readonly altBaseUrl: string;
}

/** A `fetch` that answers for a gateway at any address, and notes what it is asked. */
function aFetch(addresses: Addresses, asked: string[]) {
  return async ({ url }: Request) => {
    asked.push(url);
    return Response.json(url.endsWith('/healthz') ? { data: addresses } : { created: 1, data: [] });
  };
}

const pathsAt = ({ requests }: ScriptedServer) => requests.map(({ path }) => path);
const IMAGES = '/v1/images/generations';

describe('a client that is given one address', () => {
  test('asks the gateway once for the other one, without its key, and sends slow models there', async () => {
    await using stage = await twoAddresses();
    const patchbay = new Patchbay({ apiKey, baseUrl: stage.main.url });
    await patchbay.images.generate({ prompt: 'A fox' });
    expect(pathsAt(stage.main)).toEqual([IMAGES]);
    await patchbay.images.generate(SLOW);
    await patchbay.images.generate(SLOW);
    expect(pathsAt(stage.main)).toEqual([IMAGES, '/healthz']);
    expect(pathsAt(stage.alternate)).toEqual(['/healthz', IMAGES, IMAGES]);
    const asked = [stage.main.requests[1], stage.alternate.requests[0]];
    for (const request of asked) expect(request?.headers).not.toHaveProperty('svc-api-key');
    expect(stage.alternate.requests[1]?.headers['svc-api-key']).toBe(apiKey);
  });

  test('finds it also for a call whose signal is null, as callers without a type checker may say', async () => {
    await using stage = await twoAddresses();
    const given = JSON.parse('{"signal": null}');
    await new Patchbay({ apiKey, baseUrl: stage.main.url }).images.generate(SLOW, given);
    expect(pathsAt(stage.alternate)).toEqual(['/healthz', IMAGES]);
  });

  test('finds that of a gateway, whatever name of this machine it uses', async () => {
    const gateway = await aGateway();
    onTestFinished(() => gateway.stop());
    const asked: string[] = [];
    const direct = createPatchbay({
      apiKey: gateway.key,
      baseUrl: gateway.url.replace('127.0.0.1', 'localhost'),
      fetch: (request) => {
        asked.push(request.url);
        return fetch(request);
      },
    });
    const { data } = await direct.createImage({ ...SLOW, size: '1024x1024' });
    expect(data?.data).toHaveLength(1);
    expect(asked.at(-1)).toBe(gateway.alternateUrl + IMAGES);
  });

  test('stays where it is if the gateway knows itself by another address', async () => {
    await using stage = await twoAddresses((own) => ({ ...own, baseUrl: own.altBaseUrl }));
    await using named = await twoAddresses((own) => ({
      ...own,
      baseUrl: 'https://media.example.com',
    }));
    for (const { main, alternate } of [stage, named]) {
      await new Patchbay({ apiKey, baseUrl: main.url }).images.generate(SLOW);
      expect(pathsAt(main)).toEqual(['/healthz', IMAGES]);
      expect(pathsAt(alternate)).toEqual([]);
    }
  });

  test.each([
    ['nobody', hangUp],
    ['another server', json({ status: 'ok' })],
    ['another gateway', json({ data: { baseUrl: 'http://a.example', altBaseUrl: 'http://b' } })],
  ])('stays where it is if %s answers at the other one', async (_, line) => {
    await using other = await aScriptedServer(line);
    await using stage = await twoAddresses((own) => ({ ...own, altBaseUrl: other.url }));
    const patchbay = new Patchbay({ apiKey, baseUrl: stage.main.url });
    await patchbay.images.generate(SLOW);
    await patchbay.images.generate(SLOW);
    expect(pathsAt(stage.main)).toEqual(['/healthz', IMAGES, IMAGES]);
    expect(pathsAt(other)).toEqual(['/healthz']);
  });

  test.each([
    ['says nothing', json({ status: 'SUCCESS', message: 'An earlier gateway.' })],
    ['says what is none', json({ data: { baseUrl: 'here', altBaseUrl: 'there' } })],
    ['fails', problem(500)],
  ])('stays where it is if the gateway %s, and asks again after minutes', async (_, line) => {
    const pictures = json({ created: 1, data: [] });
    await using server = await aScriptedServer(line, pictures);
    const patchbay = new Patchbay({ apiKey, baseUrl: server.url });
    const clock = vi.spyOn(performance, 'now');
    onTestFinished(() => clock.mockRestore());
    await patchbay.images.generate(SLOW);
    await patchbay.images.generate(SLOW);
    expect(pathsAt(server)).toEqual(['/healthz', IMAGES, IMAGES]);
    clock.mockReturnValue(performance.now() + 600_000);
    await patchbay.images.generate(SLOW);
    expect(pathsAt(server)).toEqual(['/healthz', IMAGES, IMAGES, '/healthz', IMAGES]);
  });

  test.each([
    ['another host', 'http://gateway.example:8080', 'http://127.0.0.1:8081'],
    ['http beside https', 'https://gateway.example', 'http://gateway.example:8081'],
  ])('sends nothing to %s', async (_, baseUrl, altBaseUrl) => {
    const asked: string[] = [];
    const patchbay = new Patchbay({
      apiKey,
      baseUrl,
      fetch: aFetch({ baseUrl, altBaseUrl }, asked),
    });
    await patchbay.images.generate(SLOW);
    expect(asked).toEqual([`${baseUrl}/healthz`, baseUrl + IMAGES]);
  });

  test('searches once for calls that start together', async () => {
    await using stage = await twoAddresses();
    const patchbay = new Patchbay({ apiKey, baseUrl: stage.main.url });
    await Promise.all([patchbay.images.generate(SLOW), patchbay.images.generate(SLOW)]);
    expect(pathsAt(stage.main)).toEqual(['/healthz']);
    expect(pathsAt(stage.alternate)).toEqual(['/healthz', IMAGES, IMAGES]);
  });

  test('sends nothing for a call that is aborted before it', async () => {
    await using stage = await twoAddresses();
    const { url: baseUrl } = stage.main;
    const signal = AbortSignal.abort();
    const call = new Patchbay({ apiKey, baseUrl }).images.generate(SLOW, { signal });
    await expect(call).rejects.toThrow(AbortedError);
    await expect(
      createPatchbay({ apiKey, baseUrl }).createImage(SLOW, { signal }),
    ).rejects.toThrow();
    expect(stage.main.requests).toEqual([]);
  });

  test('ends a call that is aborted during the search, and sends no more of it', async () => {
    const call = new AbortController();
    await using server = await aScriptedServer(() => call.abort());
    const patchbay = new Patchbay({ apiKey, baseUrl: server.url });
    const answer = patchbay.images.generate(SLOW, { signal: call.signal });
    await expect(answer).rejects.toThrow(AbortedError);
    expect(pathsAt(server)).toEqual(['/healthz']);
  });

  test(
    'searches no longer than an attempt may take',
    async () => {
      const asked: string[] = [];
      const sent = (request: Request) => {
        asked.push(request.url);
        if (!request.url.endsWith('/healthz')) return Promise.resolve(Response.json({ data: [] }));
        return new Promise<Response>(() => {});
      };
      const baseUrl = 'http://gateway.example:8080';
      const call = { apiKey, baseUrl, fetch: sent };
      await new Patchbay({ ...call, timeoutSeconds: 0.01 }).images.generate(SLOW);
      await new Patchbay(call).images.generate(SLOW, { timeoutSeconds: 0.01 });
      const once = [`${baseUrl}/healthz`, baseUrl + IMAGES];
      expect(asked).toEqual([...once, ...once]);
    },
    LONGEST_SEARCH_MS,
  );

  test('asks again after minutes, as the gateway may have moved', async () => {
    let own = { baseUrl: 'http://gateway.example', altBaseUrl: 'http://gateway.example:8081' };
    const asked: string[] = [];
    const patchbay = new Patchbay({
      apiKey,
      baseUrl: own.baseUrl,
      fetch: (request) => aFetch(own, asked)(request),
    });
    const clock = vi.spyOn(performance, 'now');
    onTestFinished(() => clock.mockRestore());
    await patchbay.images.generate(SLOW);
    expect(asked.at(-1)).toBe(own.altBaseUrl + IMAGES);
    own = { ...own, altBaseUrl: own.baseUrl };
    clock.mockReturnValue(performance.now() + 600_000);
    await patchbay.images.generate(SLOW);
    expect(asked.at(-1)).toBe(own.baseUrl + IMAGES);
  });

  test('stays with the page that the gateway serves', async () => {
    await using stage = await twoAddresses();
    const { url } = stage.main;
    vi.stubGlobal('location', { origin: url, href: `${url}/console` });
    onTestFinished(() => void vi.unstubAllGlobals());
    await new Patchbay({ apiKey, baseUrl: url }).images.generate(SLOW);
    expect(pathsAt(stage.main)).toEqual([IMAGES]);
  });

  test('stays where its session is', async () => {
    await using stage = await twoAddresses();
    const patchbay = new Patchbay({ csrfToken: 'a-token', baseUrl: stage.main.url });
    await patchbay.images.generate(SLOW);
    expect(pathsAt(stage.main)).toEqual([IMAGES]);
  });
});
