import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { readConfiguration } from '../../server/config/settings.ts';
import type { Finding } from '../../server/doctor/finding.ts';
import { checkPublicAddresses } from '../../server/doctor/public-addresses.ts';
import { aGateway, TEST_KEY, type TestGateway } from '../a-gateway.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await aGateway();
});

afterAll(() => gateway.stop());

/** A reverse proxy in front of the gateway that can buffer whole response bodies. */
async function aProxy({ buffers }: { readonly buffers: boolean }): Promise<string> {
  const proxy = createServer(({ url = '', method, headers }, response) => {
    const onward = request(gateway.url + url, { method, headers }, async (answer) => {
      const head = { ...answer.headers };
      if (!buffers) {
        answer.pipe(response.writeHead(answer.statusCode ?? 502, head));
        return;
      }
      // When the client times out, both connections are closed.
      const whole = await text(answer).catch(() => undefined);
      if (whole !== undefined) response.writeHead(answer.statusCode ?? 502, head).end(whole);
    });
    response.once('close', () => onward.destroy());
    onward.once('error', () => response.destroy());
    onward.end();
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  onTestFinished(() => {
    proxy.closeAllConnections();
    proxy.close();
  });
  return `http://127.0.0.1:${portOf(proxy.address())}`;
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address !== null ? address.port : 0;
}

interface Asked {
  readonly addresses: Readonly<Record<string, string>>;
  readonly key?: string;
  readonly port?: string;
  readonly isOffline?: boolean;
  readonly eventWithinMs?: number;
}

function found(asked: Asked): Promise<readonly Finding[]> {
  const { addresses, key = TEST_KEY, port = new URL(gateway.url).port, isOffline = false } = asked;
  const settings = readConfiguration({ config: '/dev/null', port }, addresses);
  const { eventWithinMs } = asked;
  return checkPublicAddresses(settings, {
    environment: { PATCHBAY_API_KEY: key },
    isOffline,
    ...(eventWithinMs === undefined ? {} : { eventWithinMs }),
  });
}

test('a proxy that hands streams on is fine, and so is the gateway itself', async () => {
  const url = await aProxy({ buffers: false });
  const addresses = { PATCHBAY_PUBLIC_URL: `${url}/`, PATCHBAY_ALT_PUBLIC_URL: gateway.url };
  expect(await found({ addresses })).toEqual([
    {
      about: 'public address',
      state: 'ok',
      says: `${url} leads to the gateway, and passes streams on`,
    },
    {
      about: 'alternate public',
      state: 'ok',
      says: `${gateway.url} leads to the gateway, and passes streams on`,
    },
  ]);
});

test('a proxy that keeps streams until they are over is warned of', async () => {
  const url = await aProxy({ buffers: true });
  expect(await found({ addresses: { PATCHBAY_PUBLIC_URL: url }, eventWithinMs: 300 })).toEqual([
    {
      about: 'public address',
      state: 'warning',
      says: `${url} buffers streams: no event comes through.`,
      advice: expect.stringContaining('text/event-stream'),
    },
  ]);
});

test('an address that leads elsewhere is warned of', async () => {
  const elsewhere = createServer((_, response) => response.end('a page')).listen(0, '127.0.0.1');
  await once(elsewhere, 'listening');
  onTestFinished(() => void elsewhere.close());
  const url = `http://127.0.0.1:${portOf(elsewhere.address())}`;
  expect(await found({ addresses: { PATCHBAY_PUBLIC_URL: url } })).toMatchObject([
    { state: 'warning', says: `${url} does not lead to the gateway that runs here.` },
  ]);
});

test.each([
  ['no key', '', 'to check its streams'],
  ['a key that it does not take', 'a-wrong-key', 'opens no stream'],
])('with %s its streams are not judged', async (_, key, says) => {
  const addresses = { PATCHBAY_PUBLIC_URL: gateway.url };
  expect(await found({ addresses, key })).toMatchObject([
    { state: 'ok', says: expect.stringContaining(says) },
  ]);
});

test.each([
  ['nobody outside is to be asked', { isOffline: true }, 'was not asked'],
  ['no gateway runs here', { port: '1' }, 'is looked at while the gateway runs here'],
])('where %s, no address is asked', async (_, asked, says) => {
  const url = 'https://patchbay.example.com';
  expect(await found({ addresses: { PATCHBAY_PUBLIC_URL: url }, ...asked })).toEqual([
    { about: 'public address', state: 'ok', says: `${url} ${says}` },
  ]);
});

test('where the outside knows no other address, nothing is said', async () => {
  expect(await found({ addresses: {} })).toEqual([]);
});
