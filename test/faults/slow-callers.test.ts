import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aGateway, type TestGateway } from '../a-gateway.ts';
import { connectTo, KEY_HEADER, type RawConnection, rawRequest } from '../http/raw-requests.ts';

let gateway: TestGateway;

/**
 * The timeout under test. Other requests finish within it even on a busy machine; the slow ones wait for it
 * concurrently.
 */
const SECONDS = 4;

beforeAll(async () => {
  gateway = await aGateway({ timeouts: { main: SECONDS, head: SECONDS } });
});

afterAll(() => gateway.stop());

const DRIP_MS = 50;

/** Sends a text repeatedly, one byte at a time, until the connection ends. */
function trickle(connection: RawConnection, text: string): void {
  let sent = 0;
  const timer = setInterval(() => {
    connection.send(text.charAt(sent % text.length));
    sent += 1;
  }, DRIP_MS);
  void connection.closed.then(() => clearInterval(timer));
}

/** Asserts that the gateway serves other clients. */
async function servesOthers(): Promise<void> {
  expect((await fetch(`${gateway.url}/healthz`)).status).toBe(200);
  expect((await gateway.call('/v1/models')).status).toBe(200);
}

describe.concurrent('a head', () => {
  test.each<[string, (connection: RawConnection) => void]>([
    ['does not begin', () => {}],
    ['stops in its first line', (connection) => connection.send('GET /heal')],
    [
      'comes byte by byte',
      (connection) => {
        connection.send('GET /healthz HTTP/1.1\r\nhost: gateway.test\r\nx-long: ');
        trickle(connection, 'a');
      },
    ],
    [
      'has a header every while',
      (connection) => {
        connection.send('GET /healthz HTTP/1.1\r\nhost: gateway.test\r\n');
        trickle(connection, 'x: y\r\n');
      },
    ],
  ])('that %s is 408 at its limit, and its connection closed (A1)', async (_how, begin) => {
    const connection = await connectTo(gateway.url);
    begin(connection);
    await servesOthers();
    const answer = await connection.answer();
    expect([answer.status, answer.headers.get('connection')]).toEqual([408, 'close']);
    expect(answer.json).toEqual({
      status: 'FAILED',
      message: 'The request did not arrive in time.',
    });
    await connection.closed;
    await servesOthers();
  });

  test('that is late once a request was answered is ended as well (A1)', async () => {
    const connection = await connectTo(gateway.url);
    connection.send(rawRequest({ path: '/healthz' }));
    expect((await connection.answer()).status).toBe(200);
    connection.send('GET /healthz HTTP/1.1\r\n');
    expect((await connection.answer()).status).toBe(408);
    await connection.closed;
  });
});

describe.concurrent('a body', () => {
  const FORM = ['content-type', 'multipart/form-data; boundary=edge'] as const;
  const JSON_TYPE = ['content-type', 'application/json'] as const;
  const file = (name: string): string =>
    `--edge\r\ncontent-disposition: form-data; name="${name}"; filename="f"\r\n\r\n`;

  test.each([
    ['/vidx/generations', JSON_TYPE, '{"prompt":"A fox'],
    ['/v1/messages', JSON_TYPE, '{"model":"sandbox-text-1","messages":['],
    ['/v1/images/edits', FORM, file('image')],
    ['/musx/v1/upload', FORM, file('file')],
  ])(
    'to %s that stops or trickles is 408, and nothing comes of it (A2)',
    async (path, type, start) => {
      const length = ['content-length', '100000'] as const;
      const connections = await Promise.all([connectTo(gateway.url), connectTo(gateway.url)]);
      for (const connection of connections) {
        connection.send(rawRequest({ method: 'POST', path, headers: [KEY_HEADER, type, length] }));
        connection.send(start);
      }
      const [stopped, trickling] = connections;
      trickle(trickling, 'a');
      for (const connection of [stopped, trickling]) {
        const { status, json } = await connection.answer();
        expect([status, json.status, json.message]).toEqual([
          408,
          'FAILED',
          `The body did not arrive within ${SECONDS} seconds.`,
        ]);
        await connection.closed;
      }
    },
  );
});

test('of all that came too slowly no job, no charge and no file is left (A2)', async () => {
  const stored = gateway.stored();
  expect(await stored.selectFrom('job').select('id').execute()).toEqual([]);
  expect(await stored.selectFrom('sample').select('id').execute()).toEqual([]);
  const entries = await stored.selectFrom('ledger_entry').select('kind').execute();
  expect(entries.filter(({ kind }) => kind !== 'grant')).toEqual([]);
  const scratch = join(gateway.data, 'scratch');
  const files = (await readdir(scratch, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  );
  expect(files).toEqual([]);
  expect(gateway.log.filter(({ level }) => Number(level) >= 50)).toEqual([]);
});
