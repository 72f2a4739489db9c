import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, aGateway, type TestGateway } from '../a-gateway.ts';
import { chanceOf } from '../faults/chance.ts';
import { mutated } from '../faults/mutations.ts';
import { connectTo, KEY_HEADER, type RawConnection, rawRequest } from './raw-requests.ts';

let gateway: TestGateway;

/** Shorter than the test's timeout, so that incomplete requests time out first. */
const SECONDS = 2;

beforeAll(async () => {
  gateway = await aGateway({ timeouts: { head: SECONDS, main: SECONDS } });
});

afterAll(() => gateway.stop());

/** Sends bytes and returns the reply, with the connection still open. */
async function ask(bytes: string | Uint8Array): Promise<Answer & { connection: RawConnection }> {
  const connection = await connectTo(gateway.url);
  connection.send(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes);
  return { ...(await connection.answer()), connection };
}

const KEY = KEY_HEADER.join(': ');
const CHAT = '{"model":"sandbox-text-1","messages":[{"role":"user","content":"Hello"}]}';
const LENGTH = `content-length: ${CHAT.length}\r\n`;
const CHUNKED = 'transfer-encoding: chunked\r\n';
const ONE_CHUNK = `${CHAT.length.toString(16)}\r\n${CHAT}\r\n0\r\n\r\n`;

/** A raw request with the test's own headers and body. */
function question(headers: string, body = CHAT, version = '1.1'): string {
  const head = `POST /v1/chat/completions HTTP/${version}\r\nhost: gateway.test\r\n${KEY}\r\n`;
  return `${head}content-type: application/json\r\n${headers}\r\n${body}`;
}

function health(headers: string, version = '1.1'): string {
  return `GET /healthz HTTP/${version}\r\n${headers}\r\n`;
}

/** Asserts that the gateway still serves and authenticates, and has logged no errors. */
async function isUnharmed(): Promise<void> {
  expect((await fetch(`${gateway.url}/healthz`)).status).toBe(200);
  expect((await gateway.call('/v1/models')).status).toBe(200);
  expect(gateway.log.filter(({ level }) => Number(level) >= 50)).toEqual([]);
}

/** Bytes that an intermediary may parse as another request; the gateway must not. */
const SMUGGLED = 'GET /smuggled HTTP/1.1\r\nhost: gateway.test\r\n\r\n';

describe('a request that can be read in two ways', () => {
  test.each([
    ['a length and chunks', question(LENGTH + CHUNKED, ONE_CHUNK)],
    ['chunks and a length', question(CHUNKED + LENGTH, ONE_CHUNK)],
    ['a length twice', question(LENGTH + LENGTH)],
    ['two lengths', question(`${LENGTH}content-length: 5\r\n`)],
    ['a list of lengths', question(`content-length: ${CHAT.length}, ${CHAT.length}\r\n`)],
    ['a length with a sign', question(`content-length: +${CHAT.length}\r\n`)],
    ['a length below nothing', question('content-length: -1\r\n')],
    ['a length in hexadecimal digits', question('content-length: 0x45\r\n')],
    ['a length with a space in it', question('content-length: 6 9\r\n')],
    ['a length beyond all numbers', question(`content-length: ${'9'.repeat(30)}\r\n`)],
    ['a length of no digits', question('content-length:\r\n')],
    ['another transfer coding', question('transfer-encoding: xchunked\r\n', ONE_CHUNK)],
    ['the transfer coding identity', question('transfer-encoding: identity\r\n', ONE_CHUNK)],
    ['a coding behind the chunks', question('transfer-encoding: chunked, gzip\r\n', ONE_CHUNK)],
    ['a coding before the chunks', question('transfer-encoding: gzip, chunked\r\n', ONE_CHUNK)],
    ['chunks twice', question(CHUNKED + CHUNKED, ONE_CHUNK)],
    ['chunks, and none', question(`${CHUNKED}transfer-encoding: identity\r\n`, ONE_CHUNK)],
    [
      'chunks behind a control character',
      question('transfer-encoding: \x0bchunked\r\n', ONE_CHUNK),
    ],
    ['chunks in HTTP/1.0', question(CHUNKED, ONE_CHUNK, '1.0')],
    ['a space before the colon', question('transfer-encoding : chunked\r\n', ONE_CHUNK)],
    ['a folded header', question(`x: a\r\n b\r\n${LENGTH}`)],
    ['folded chunks', question('transfer-encoding:\r\n chunked\r\n', ONE_CHUNK)],
    ['a bare line feed between headers', question(`x: a\n${CHUNKED}${LENGTH}`)],
    ['a bare carriage return in a header', question(`x: a\r${CHUNKED}${LENGTH}`)],
    ['bare line feeds alone', question(LENGTH).replaceAll('\r\n', '\n')],
    ['NUL in a header', question(`x: a\0b\r\n${LENGTH}`)],
    ['a space in the name of a header', question(`x y: a\r\n${LENGTH}`)],
    ['a header without a name', question(`: a\r\n${LENGTH}`)],
    ['a header that begins with a space', health(' host: gateway.test\r\n')],
    ['a chunk whose size is no number', question(CHUNKED, `zz\r\n${CHAT}\r\n0\r\n\r\n`)],
    ['a chunk with a sign', question(CHUNKED, `-1\r\n${CHAT}\r\n0\r\n\r\n`)],
    ['a chunk with 0x', question(CHUNKED, `0x${ONE_CHUNK}`)],
    ['a chunk beyond all numbers', question(CHUNKED, `${'f'.repeat(17)}\r\n${CHAT}\r\n`)],
    ['a chunk that is longer than it says', question(CHUNKED, `1\r\n${CHAT}\r\n0\r\n\r\n`)],
    ['chunks of bare line feeds', question(CHUNKED, ONE_CHUNK.replaceAll('\r\n', '\n'))],
    ['a line feed behind a chunk', question(CHUNKED, ONE_CHUNK.replace('\r\n', ';a\n\r\n'))],
    ['a length behind the chunks', question(CHUNKED, `${ONE_CHUNK.slice(0, -2)}${LENGTH}\r\n`)],
    ['no host', health('')],
    ['two hosts', health('host: gateway.test\r\nhost: other.test\r\n')],
    ['the same host twice', health('host: gateway.test\r\nhost: gateway.test\r\n')],
    ['a host with a space', health('host: gateway.test other.test\r\n')],
    ['a host with a path', health('host: gateway.test/v1\r\n')],
    ['a host with a user', health('host: me@gateway.test\r\n')],
    ['a host with no port for a port', health('host: gateway.test:http\r\n')],
    ['no version that is known', health('host: gateway.test\r\n', '1.2')],
    ['a tunnel', 'CONNECT other.test:443 HTTP/1.1\r\nhost: other.test:443\r\n\r\n'],
    ['an unknown method', 'FETCH /healthz HTTP/1.1\r\nhost: gateway.test\r\n\r\n'],
  ])('is 400, and what follows on its connection is not read: %s (A10)', async (_what, bytes) => {
    const { status, json, headers, connection } = await ask(bytes + SMUGGLED);
    expect([status, json.status, headers.get('connection')]).toEqual([400, 'FAILED', 'close']);
    await connection.closed;
    await expect(connection.answer()).rejects.toThrow('closed without an answer');
    await isUnharmed();
  });

  test('is told so in the words of the interface that its path belongs to (A10)', async () => {
    const hosts = 'host: gateway.test\r\nhost: other.test\r\n';
    const { json } = await ask(`GET /v1/models HTTP/1.1\r\n${hosts}\r\n`);
    const message = 'The request names more than one host.';
    expect(json).toMatchObject({ message, error: { type: 'invalid_request_error', message } });
  });
});

describe('a request that is odd and right', () => {
  test.each([
    ['a tab before the chunks', question('transfer-encoding:\tchunked\r\n', ONE_CHUNK)],
    ['chunks in capitals', question('TRANSFER-ENCODING: CHUNKED\r\n', ONE_CHUNK)],
    ['an extension of a chunk', question(CHUNKED, ONE_CHUNK.replace('\r\n', ';a=b\r\n'))],
    ['a trailer', question(CHUNKED, `${ONE_CHUNK.slice(0, -2)}x-sum: 1\r\n\r\n`)],
    ['an expectation that nobody knows', question(`expect: rain\r\n${LENGTH}`)],
    ['empty lines before it', `\r\n\r\n${health('host: gateway.test\r\n')}`],
    ['an empty host', health('host:\r\n')],
    ['a host that is an address', health('host: [::1]:8080\r\n')],
    ['a host of 8 kB', health(`host: ${'a'.repeat(8_000)}\r\n`)],
    ['its whole address', health('host: a\r\n').replace('/healthz', 'http://other.test/healthz')],
    ['a body that nobody asked for', `${health('host: a\r\ncontent-length: 5\r\n')}hello`],
    ['a wish for another protocol', health('host: a\r\nconnection: upgrade\r\nupgrade: h2c\r\n')],
    ['a hundred headers', health(`host: a\r\n${'x-a: b\r\n'.repeat(100)}`)],
  ])('is served, and so is the next one: %s (A10)', async (_what, bytes) => {
    const { status, connection } = await ask(bytes);
    expect(status).toBe(200);
    connection.send(rawRequest({ path: '/nowhere-at-all' }));
    expect((await connection.answer()).status).toBe(404);
    connection.end();
  });

  test('is served without a host, and its connection closed: one of HTTP/1.0 (A10)', async () => {
    const { status, connection } = await ask(health('', '1.0'));
    expect(status).toBe(200);
    await connection.closed;
  });

  test('is told to go on where it waits with its body (A10)', async () => {
    const { status, connection } = await ask(question(`expect: 100-continue\r\n${LENGTH}`, ''));
    expect(status).toBe(100);
    connection.send(CHAT);
    expect((await connection.answer()).status).toBe(200);
    connection.end();
  });
});

describe('a head that is too large', () => {
  test.each([
    ['a header of 64 kB', health(`host: a\r\nx: ${'x'.repeat(65_536)}\r\n`)],
    ['an address of 64 kB', health('host: a\r\n').replace('/healthz', `/${'x'.repeat(65_536)}`)],
    ['2,500 headers', health(`host: a\r\n${'a:b\r\n'.repeat(2_500)}`)],
    [
      'trailers of 64 kB',
      question(CHUNKED, `${ONE_CHUNK.slice(0, -2)}x: ${'x'.repeat(65_536)}\r\n`),
    ],
  ])('is 431: %s (A10)', async (_what, bytes) => {
    const { status, json, connection } = await ask(bytes);
    expect([status, json.status, json.message]).toEqual([
      431,
      'FAILED',
      'The address and headers of the request are too large together.',
    ]);
    await connection.closed;
    await isUnharmed();
  });
});

describe('requests one behind the other', () => {
  test('are answered in their order, each with its own (A10)', async () => {
    const connection = await connectTo(gateway.url);
    const slow = CHAT.replace('Hello', '[sandbox:slow=0.2s] Hello');
    const headers = [KEY_HEADER, ['content-type', 'application/json']] as const;
    const requests = [
      rawRequest({ path: '/v1/chat/completions', headers, body: slow }),
      rawRequest({ path: '/healthz' }),
      rawRequest({ path: '/v1/models' }),
      rawRequest({ path: '/nowhere-at-all' }),
      rawRequest({ path: '/v1/models', headers: [KEY_HEADER] }),
    ];
    connection.send(Buffer.concat(requests));
    const statuses: number[] = [];
    for (const _request of requests) statuses.push((await connection.answer()).status);
    expect(statuses).toEqual([200, 200, 401, 404, 200]);
    connection.end();
  });

  test('are answered up to the one that is none, a hundred at once (A10)', async () => {
    const connection = await connectTo(gateway.url);
    connection.send(health('host: a\r\n').repeat(100) + question(LENGTH + CHUNKED));
    for (let answered = 0; answered < 100; answered += 1) {
      expect((await connection.answer()).status).toBe(200);
    }
    expect((await connection.answer()).status).toBe(400);
    await connection.closed;
  });

  test('lend their keys to nobody (A10)', async () => {
    const connection = await connectTo(gateway.url);
    connection.send(
      Buffer.concat([
        rawRequest({ path: '/v1/models', headers: [KEY_HEADER] }),
        rawRequest({ path: '/v1/models' }),
      ]),
    );
    expect((await connection.answer()).status).toBe(200);
    expect((await connection.answer()).status).toBe(401);
    connection.end();
  });
});

/** The number of mutations. Set in the environment for a longer run. */
const MUTATIONS = Number(process.env.FUZZ_REQUESTS ?? 300);
const SEED = process.env.FUZZ_SEED ?? 'malformed http';
const AT_ONCE = 60;
/** Pieces with a meaning within a request. */
const PIECES = [
  '\r\n',
  '\n',
  '\r',
  '\r\n\r\n',
  ' ',
  '\t',
  '\0',
  ':',
  '\xff',
  'transfer-encoding: chunked\r\n',
  'content-length: 5\r\n',
  'content-length: 0\r\n',
  'host: other.test\r\n',
  'connection: close\r\n',
  'connection: upgrade\r\nupgrade: websocket\r\n',
  'expect: 100-continue\r\n',
  'range: bytes=0-0\r\n',
  'HTTP/1.0',
  'GET ',
  '0\r\n\r\n',
  'ffffffff\r\n',
  '%00',
  '../',
];

test(`${MUTATIONS} requests changed by chance are served or refused, and do no harm (A10)`, async () => {
  const originals = [
    health('host: gateway.test\r\n'),
    question(LENGTH),
    question(CHUNKED, ONE_CHUNK),
    `GET /vidx/fetch?jobId=none HTTP/1.1\r\nhost: gateway.test\r\n${KEY}\r\n\r\n`,
    health('host: gateway.test\r\n') + question(LENGTH),
  ];
  const statuses = new Map<number | 'closed', number>();
  let next = 0;
  const sender = async (): Promise<void> => {
    for (let index = next++; index < MUTATIONS; index = next++) {
      const chance = chanceOf(`${SEED} ${index}`);
      const bytes = mutated(Buffer.from(originals[index % originals.length] ?? ''), chance, PIECES);
      const connection = await connectTo(gateway.url);
      connection.send(bytes);
      const status = await connection.answer().then(
        (answer) => answer.status,
        () => 'closed' as const,
      );
      connection.end();
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const told = `of change ${index}: ${JSON.stringify(bytes.toString('latin1'))}`;
      expect(status, told).not.toBe('closed');
      // A body of unknown length reserves memory for the largest one; many at once run out of it.
      if (status !== 503) expect(Number(status), told).toBeLessThan(500);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sender));
  // Guards against mutations that break nothing or everything.
  expect(statuses.get(200)).toBeGreaterThan(MUTATIONS / 20);
  expect(statuses.get(400)).toBeGreaterThan(MUTATIONS / 5);
  await isUnharmed();
});
