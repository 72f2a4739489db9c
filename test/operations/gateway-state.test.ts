import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import contract from '../../generated/openapi.json' with { type: 'json' };
import { aGateway, send, type TestGateway } from '../a-gateway.ts';
import { twoAccounts } from './two-accounts.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await aGateway();
});

afterAll(() => gateway.stop());

describe('the contract', () => {
  test.each(['/openapi.yaml', '/openapi.json'])(
    'has no character that a reader of YAML refuses: %s',
    async (path) => {
      const { text } = await send(gateway.url + path);
      // YAML 1.2.2, 5.1: of the control characters only the tab and the ends of lines are printable.
      expect(/[^\n\P{Cc}]/u.exec(text)).toBeNull();
    },
  );

  test('is answered with the addresses of the gateway itself, and no others', async () => {
    const { json } = await send(`${gateway.url}/openapi.json`);
    expect(json.servers.map(({ url }: { url: string }) => url)).toEqual([
      gateway.url,
      gateway.alternateUrl,
    ]);
    expect({ ...json, servers: contract.servers }).toEqual(contract);
  });

  test('names the address that the outside knows, where there is one', async () => {
    const publicUrl = 'https://gateway.example.com/';
    const alternatePublicUrl = 'https://slow.example.com';
    const proxied = await aGateway({ server: { publicUrl, alternatePublicUrl } });
    onTestFinished(() => proxied.stop());
    const { json } = await proxied.call('/openapi.json');
    expect(json.servers.map(({ url }: { url: string }) => url)).toEqual([
      'https://gateway.example.com',
      alternatePublicUrl,
    ]);
    const order = { prompt: 'x', size: '256x256' };
    const made = await proxied.call('/v1/images/generations', { json: order });
    expect(made.json.data[0].url).toMatch(/^https:\/\/gateway\.example\.com\/assets\//);
  });
});

describe('the health of a gateway', () => {
  test('tells where it is, at either address and without a key', async () => {
    const data = { baseUrl: gateway.url, altBaseUrl: gateway.alternateUrl };
    for (const url of [gateway.url, gateway.alternateUrl]) {
      expect((await send(`${url}/healthz`)).json).toMatchObject({ status: 'SUCCESS', data });
    }
  });

  test('tells the addresses that the outside knows, where there are such', async () => {
    const publicUrl = 'https://gateway.example.com/';
    const alternatePublicUrl = 'https://slow.example.com';
    const proxied = await aGateway({ server: { publicUrl, alternatePublicUrl } });
    onTestFinished(() => proxied.stop());
    expect((await send(`${proxied.url}/healthz`)).json.data).toEqual({
      baseUrl: 'https://gateway.example.com',
      altBaseUrl: alternatePublicUrl,
    });
  });

  test('names the main one as both where the outside knows only that', async () => {
    const proxied = await aGateway({ server: { publicUrl: 'https://gateway.example.com/' } });
    onTestFinished(() => proxied.stop());
    expect((await send(`${proxied.url}/healthz`)).json.data).toEqual({
      baseUrl: 'https://gateway.example.com',
      altBaseUrl: 'https://gateway.example.com',
    });
  });
});

describe('the contract in YAML', () => {
  test('says the same, and is named as RFC 9512 does', async () => {
    const { status, headers, text } = await send(`${gateway.url}/openapi.yaml`);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/yaml']);
    const { json } = await send(`${gateway.url}/openapi.json`);
    expect(parse(text)).toEqual(json);
  });

  test('says the same to those who read YAML 1.1', async () => {
    const { text } = await send(`${gateway.url}/openapi.yaml`);
    const { json } = await send(`${gateway.url}/openapi.json`);
    const read = parse(text, { version: '1.1', schema: 'yaml-1.1' });
    expect(JSON.parse(JSON.stringify(read))).toEqual(json);
  });
});

describe('the contract', () => {
  test.each(['/openapi.yaml', '/openapi.json'])(
    'has no character that a reader of YAML refuses: %s',
    async (path) => {
      const { text } = await send(gateway.url + path);
      // YAML 1.2.2, 5.1: of the control characters only the tab and the ends of lines are printable.
      expect(/[^\n\P{Cc}]/u.exec(text)).toBeNull();
    },
  );

  test.each(['/openapi.yaml', '/openapi.json'])(
    'is not sent again to who has it: %s',
    async (path) => {
      const first = await send(gateway.url + path);
      const etag = first.headers.get('etag') ?? '';
      expect(etag).toMatch(/^"[\w-]{43}"$/);
      // Without this header, fetch would add one that forbids cached responses.
      const held = { 'cache-control': 'max-age=0' };
      const asked = (version: string) =>
        send(gateway.url + path, { headers: { ...held, 'if-none-match': version } });
      const again = await asked(etag);
      expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
      expect((await asked('"another"')).status).toBe(200);
    },
  );
});

describe('readiness', () => {
  test('is 200 where everything answers', async () => {
    const { status, json } = await send(`${gateway.url}/readyz`);
    expect([status, json]).toEqual([
      200,
      {
        status: 'SUCCESS',
        message: 'The gateway is ready.',
        data: { database: true, queue: true, assets: true, accepting: true },
      },
    ]);
  });

  test('is 503 where something is silent, and names it', async () => {
    const { url, database, stop } = await twoAccounts();
    onTestFinished(stop);
    await database.queries.destroy();
    const { status, json } = await send(`${url}/readyz`);
    expect([status, json]).toEqual([
      503,
      {
        status: 'FAILED',
        message: 'Not ready: database.',
        data: { database: false, queue: true, assets: true, accepting: true },
      },
    ]);
    // The process is alive all the same.
    expect((await send(`${url}/healthz`)).status).toBe(200);
  });

  test('is 503 where files cannot be stored, and the log says so once, and when it is over', async () => {
    const { call, data, log, stop } = await aGateway();
    onTestFinished(stop);
    const said = () => log.filter(({ msg }) => /^(not ready|ready again)$/.test(String(msg)));
    expect((await call('/readyz')).status).toBe(200);
    await rename(join(data, 'assets'), join(data, 'away'));
    expect((await call('/readyz')).json.data).toEqual({
      database: true,
      queue: true,
      assets: false,
      accepting: true,
    });
    expect((await call('/readyz')).status).toBe(503);
    await rename(join(data, 'away'), join(data, 'assets'));
    expect((await call('/readyz')).status).toBe(200);
    expect(said()).toMatchObject([
      { level: 40, notReady: ['assets'], msg: 'not ready' },
      { level: 30, msg: 'ready again' },
    ]);
  });
});

describe('the models', () => {
  test('are those of the contract, each with the operations that take it', async () => {
    const { json } = await gateway.call('/v1/models');
    const listed: Record<string, string[]> = Object.fromEntries(
      json.data.map(({ id, operations }: { id: string; operations: string[] }) => [id, operations]),
    );
    expect(listed).toMatchObject({
      'vidx-imagine-video': ['createVideo'],
      'imgy-2': ['createImage', 'editImage'],
      'imgy-3': ['createImage'],
      'tune-v5': ['createMusic'],
      'sandbox-text-1': ['createMessage', 'createChatCompletion', 'createResponse'],
      'sandbox-embedding-1': ['createEmbedding'],
    });
    for (const { object, created, owned_by } of json.data) {
      expect([object, owned_by]).toEqual(['model', 'sandbox']);
      expect(created).toBeGreaterThan(1_700_000_000);
    }
  });

  test('are those that are served alone', async () => {
    const upstream = 'sandbox';
    const few = await aGateway({
      models: [
        { id: 'imgy-2', upstream },
        { id: 'mine', upstream },
      ],
    });
    onTestFinished(() => few.stop());
    const { json } = await few.call('/v1/models');
    expect(json.data.map(({ id }: { id: string }) => id).toSorted()).toEqual(['imgy-2', 'mine']);
    const refused = await few.call('/v1/images/generations', {
      json: { prompt: 'x', mode: 'imgy-3' },
    });
    expect(refused.status).toBe(404);
    expect(refused.json.error).toMatchObject({ code: 'model_not_found', param: 'mode' });
  });
});

describe('the figures', () => {
  test('count every answer by its operation and status', async () => {
    const count = async (): Promise<number> => {
      const { text } = await send(`${gateway.url}/metrics`);
      const line = /^patchbay_requests_total\{operation="getHealth",status="200"\} (\d+)$/m;
      return Number(line.exec(text)?.[1] ?? 0);
    };
    const before = await count();
    await send(`${gateway.url}/healthz`);
    await send(`${gateway.url}/healthz`);
    await expect.poll(count).toBe(before + 2);
  });

  test('are in the text form that Prometheus reads', async () => {
    const { headers, text } = await send(`${gateway.url}/metrics`);
    expect(headers.get('content-type')).toMatch(/^text\/plain/);
    expect(text).toMatch(/^# HELP patchbay_request_duration_seconds /m);
    expect(text).toMatch(/^process_cpu_seconds_total /m);
  });
});
