import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations } from '../../generated/operations.ts';
import { TEST_KEY } from '../a-gateway.ts';
import { aListener, type TestListener } from './a-listener.ts';
import { connectTo, KEY_HEADER, type RawConnection, rawRequest } from './raw-requests.ts';

let listener: TestListener;

beforeAll(async () => {
  listener = await aListener();
});

afterAll(() => listener.stop());

const MEGABYTE = 1_048_576;
const TERABYTE = ['content-length', String(2 ** 40)] as const;
const CHUNKED = ['transfer-encoding', 'chunked'] as const;
const JSON_TYPE = ['content-type', 'application/json'] as const;
const FORM_TYPE = ['content-type', 'multipart/form-data; boundary=edge'] as const;
/** How much is read and discarded after the reply, and how much network buffers may hold besides. */
const THROWN_AWAY = 128 * MEGABYTE;
const ON_THE_WAY = 16 * MEGABYTE;

function chunk(text: string): string {
  return `${text.length.toString(16)}\r\n${text}\r\n`;
}

const PLENTY = 'a'.repeat(65_536);

async function connectionWith(
  path: string,
  ...headers: (readonly [string, string])[]
): Promise<RawConnection> {
  const connection = await connectTo(listener.url);
  connection.send(rawRequest({ method: 'POST', path, headers: [KEY_HEADER, ...headers] }));
  return connection;
}

describe('a body that says that it is too large', () => {
  test.each([
    ['/vidx/generations', JSON_TYPE, operations.createVideo.limits.bodyBytes, 'body'],
    ['/v1/messages', JSON_TYPE, operations.createMessage.limits.bodyBytes, 'body'],
    ['/v1/images/edits', FORM_TYPE, operations.editImage.limits.formBytes, 'form'],
    ['/musx/v1/upload', FORM_TYPE, operations.uploadSample.limits.formBytes, 'form'],
  ] as const)(
    'to %s is 413 before anything of it is read (A3)',
    async (path, type, limit, what) => {
      const connection = await connectionWith(path, type, TERABYTE);
      const answer = await connection.answer();
      connection.end();
      expect([answer.status, answer.json.message]).toEqual([
        413,
        `The ${what} is larger than the ${limit} bytes that this operation takes.`,
      ]);
      if (path.startsWith('/v1/')) {
        expect(answer.json.error).toMatchObject({ type: 'request_too_large', code: 'body' });
      }
    },
  );

  test('by one byte is 413, and exactly at the limit is read (A3)', async () => {
    const limit = operations.createVideo.limits.bodyBytes;
    const options = { headers: { 'content-type': 'application/json' } };
    const path = '/vidx/generations';
    const over = await listener.call(path, { ...options, body: ' '.repeat(limit + 1) });
    expect(over.status).toBe(413);
    const full = await listener.call(path, { ...options, body: ' '.repeat(limit) });
    expect(full.status).toBe(400);
  });
});

describe('a body that does not say how large it is', () => {
  test('is cut off as soon as it is too large (A3)', async () => {
    const connection = await connectionWith('/vidx/generations', JSON_TYPE, CHUNKED);
    connection.pour(chunk(PLENTY));
    const answer = await connection.answer();
    await connection.closed;
    expect(answer.status).toBe(413);
    expect(connection.taken()).toBeLessThan(THROWN_AWAY + ON_THE_WAY);
  });

  test.each([
    ['in a file', '--edge\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n'],
    [
      'in a file of another name',
      '--edge\r\ncontent-disposition: form-data; name="x"; filename="a"\r\n\r\n',
    ],
    ['in a text', '--edge\r\ncontent-disposition: form-data; name="audio_url"\r\n\r\n'],
    ['before the first part', ''],
    ['in the headers of a part', '--edge\r\ncontent-disposition: form-data; name="file"; x="'],
  ])('is answered as soon as it is too large %s (A3)', async (_where, start) => {
    const connection = await connectionWith('/musx/v1/upload', FORM_TYPE, CHUNKED);
    if (start !== '') connection.send(chunk(start));
    connection.pour(chunk(PLENTY));
    const answer = await connection.answer();
    const limit = operations.uploadSample.limits.formBytes;
    expect(answer.status).toBe(413);
    await connection.closed;
    expect(connection.taken()).toBeLessThan(limit + THROWN_AWAY + ON_THE_WAY);
    await expect.poll(() => listener.scratch()).toEqual([]);
  });

  test('behind the end of a form is not waited for (A3)', async () => {
    const connection = await connectionWith('/musx/v1/upload', FORM_TYPE, CHUNKED);
    connection.send(chunk('--edge--\r\n'));
    connection.pour(chunk(PLENTY));
    await connection.closed;
    const limit = operations.uploadSample.limits.formBytes;
    expect(connection.taken()).toBeLessThan(limit + THROWN_AWAY + ON_THE_WAY);
  });
});

describe('a caller that sends first and reads later', () => {
  const large = Buffer.alloc(24 * MEGABYTE, 'a');

  test.each([
    ['too large', 413, { 'SVC-API-KEY': TEST_KEY, 'content-type': 'application/json' }],
    ['without a key', 401, { 'content-type': 'application/json' }],
    ['of another kind', 415, { 'SVC-API-KEY': TEST_KEY, 'content-type': 'text/plain' }],
  ])('gets its answer for a body %s, and can go on', async (_what, status, headers) => {
    const url = `${listener.url}/vidx/generations`;
    const answer = await fetch(url, { method: 'POST', headers, body: large });
    expect([answer.status, (await answer.json()).status]).toEqual([status, 'FAILED']);

    const connection = await connectTo(listener.url);
    const raw = { method: 'POST', path: '/vidx/generations', headers: Object.entries(headers) };
    connection.send(rawRequest({ ...raw, body: large }));
    connection.send(rawRequest({ path: '/nowhere-at-all' }));
    expect((await connection.answer()).status).toBe(status);
    expect((await connection.answer()).status).toBe(404);
    connection.end();
  });
});

describe('a body that nobody wants', () => {
  test.each([
    ['without a key', 'POST', '/vidx/generations', 401, []],
    ['of another kind', 'POST', '/vidx/generations', 415, [KEY_HEADER, ['content-type', 'a/b']]],
    ['of no kind', 'POST', '/vidx/generations', 415, [KEY_HEADER, ['content-type', ';']]],
    ['to nowhere', 'POST', '/nowhere-at-all', 404, []],
    ['to what takes none', 'POST', '/v1/models', 405, []],
    ['with a GET', 'GET', '/openapi.json', 500, []],
  ] as const)('%s is thrown away, up to a bound', async (_what, method, path, status, headers) => {
    const connection = await connectTo(listener.url);
    connection.send(rawRequest({ method, path, headers: [...headers, TERABYTE] }));
    const answer = await connection.answer();
    expect(answer.status).toBe(status);
    connection.pour(PLENTY);
    await connection.closed;
    expect(connection.taken()).toBeGreaterThan(THROWN_AWAY);
    expect(connection.taken()).toBeLessThan(THROWN_AWAY + ON_THE_WAY);
  });
});
