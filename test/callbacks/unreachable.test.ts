import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type Server } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { unreachableReason } from '../../server/callbacks/unreachable.ts';

/** The port of a server on loopback, which is closed at the end of the test. */
async function portOf(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It has no port.');
  return address.port;
}

async function reasonAt(url: string): Promise<string> {
  const error = await fetch(url, { method: 'POST' }).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return unreachableReason(error, url);
}

test('nothing listens', async () => {
  const server = createServer();
  const port = await portOf(server);
  server.close();
  await once(server, 'close');
  expect(await reasonAt(`http://127.0.0.1:${port}/hook`)).toBe('nothing listens on its port');
});

test('the connection is closed without an answer, as ports for HTTPS do', async () => {
  const port = await portOf(createServer((socket) => socket.destroy()));
  const closes = 'it closes the connection without an answer';
  expect(await reasonAt(`http://127.0.0.1:${port}/hook`)).toBe(
    `${closes}; its port may speak HTTPS only`,
  );
  expect(await reasonAt(`https://127.0.0.1:${port}/hook`)).toBe(closes);
});

test('the port speaks HTTP, not HTTPS', async () => {
  const port = await portOf(createHttpServer((_, response) => response.end()));
  expect(await reasonAt(`https://127.0.0.1:${port}/hook`)).toBe('its port does not speak HTTPS');
});

test.each([
  ['ENOTFOUND', 'its name does not exist'],
  ['EAI_AGAIN', 'its name cannot be looked up just now'],
  ['CERT_HAS_EXPIRED', 'its certificate has expired'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'its certificate is self-signed, which is not trusted'],
])('a failure with the code %s', (code, reason) => {
  const cause = Object.assign(new Error('words of the system'), { code });
  const error = new TypeError('fetch failed', { cause });
  expect(unreachableReason(error, 'https://example.com/')).toBe(reason);
  expect(unreachableReason(cause, 'https://example.com/')).toBe(reason);
});

test('an unknown failure is told by the first line of its message', () => {
  expect(unreachableReason(new Error('it broke\n  at once\n'), 'https://example.com/')).toBe(
    'it broke',
  );
});
