import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type Answer, aGateway, type TestGateway } from '../a-gateway.ts';
import { sendRaw } from './raw-requests.ts';

let gateway: TestGateway;
/** The picture's URL from the reply. */
let address: URL;
let picture: Buffer;

beforeAll(async () => {
  gateway = await aGateway();
  address = await aStoredPicture(gateway);
  picture = Buffer.from(await (await fetch(address)).arrayBuffer());
});

afterAll(() => gateway.stop());

async function aStoredPicture({ call }: TestGateway): Promise<URL> {
  const { json } = await call('/v1/images/generations', { json: { prompt: 'x', size: '256x256' } });
  return new URL(json.data[0].url);
}

/** Requests the picture. Sends headers as they are: `fetch` would add its own to a conditional request. */
function ask(
  headers: Record<string, string> = {},
  target = address,
  method = 'GET',
): Promise<Answer> {
  const { origin, pathname, search } = target;
  return sendRaw(origin, { method, path: pathname + search, headers: Object.entries(headers) });
}

function altered(change: (address: URL) => void): URL {
  const copy = new URL(address);
  change(copy);
  return copy;
}

describe('a stored file', () => {
  test('comes whole, as what it is, and is never taken for anything else (F1)', async () => {
    const { status, headers } = await fetch(address);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('image/png');
    expect(headers.get('content-length')).toBe(String(picture.length));
    expect(headers.get('content-disposition')).toBe('inline; filename="image-1.png"');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('accept-ranges')).toBe('bytes');
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
  });

  test('may be kept by its reader as long as its address holds', async () => {
    const { headers } = await fetch(address);
    const [, seconds] =
      /^private, max-age=(\d+), immutable$/.exec(headers.get('cache-control') ?? '') ?? [];
    expect(Number(seconds)).toBeGreaterThan(3_500);
    expect(Number(seconds)).toBeLessThanOrEqual(3_600);
  });

  test('is told of by HEAD, without being sent', async () => {
    const answer = await fetch(address, { method: 'HEAD' });
    expect([answer.status, await answer.text()]).toEqual([200, '']);
    expect(answer.headers.get('content-length')).toBe(String(picture.length));
    expect(answer.headers.get('content-type')).toBe('image/png');
  });

  test('needs no key', async () => {
    expect((await ask({ 'SVC-API-KEY': 'wrong' })).status).toBe(200);
  });
});

describe('a range of a stored file', () => {
  test.each([
    ['bytes=0-9', 0, 10],
    ['bytes=5-5', 5, 6],
    ['bytes=-10', -10, undefined],
    ['bytes=10-', 10, undefined],
    ['bytes=0-99999999', 0, undefined],
  ])('%s is 206 with that part (F7)', async (range, from, to) => {
    const answer = await fetch(address, { headers: { range } });
    const part = picture.subarray(from, to);
    expect(answer.status).toBe(206);
    expect(Buffer.from(await answer.arrayBuffer()).equals(part)).toBe(true);
    const first = from < 0 ? picture.length + from : from;
    expect(answer.headers.get('content-range')).toBe(
      `bytes ${first}-${first + part.length - 1}/${picture.length}`,
    );
  });

  test.each(['bytes=99999999-', 'bytes=5-2', 'bytes=abc', 'bytes=', 'bytes=-0'])(
    '%s is 416 in the envelope, with the size (F7)',
    async (range) => {
      const answer = await ask({ range });
      expect(answer.status).toBe(416);
      expect(answer.json).toEqual({
        status: 'FAILED',
        message: 'The range lies outside the file.',
      });
      expect(answer.headers.get('content-range')).toBe(`bytes */${picture.length}`);
      expect(answer.headers.has('content-disposition')).toBe(false);
    },
  );

  test.each(['items=0-1', 'bytes=0-0,5-6'])('%s is answered with the whole (F7)', async (range) => {
    const answer = await fetch(address, { headers: { range } });
    expect([answer.status, (await answer.arrayBuffer()).byteLength]).toEqual([200, picture.length]);
  });

  test.each([
    'bytes=0-0,2-2,4-4',
    `bytes=${Array.from({ length: 1_000 }, (_none, index) => `${index * 2}-${index * 2}`).join()}`,
    'bytes=9-0,5-2',
    'bytes=-99999999999999999999',
    'bytes=99999999999999999999-',
    'bytes=0-99999999999999999999',
    'bytes=0-0;q=1',
    ' ',
  ])('is never more than the file: %.40s (F7)', async (range) => {
    const answer = await ask({ range });
    expect([200, 206, 416]).toContain(answer.status);
    expect(Number(answer.headers.get('content-length'))).toBeLessThanOrEqual(picture.length);
    expect(answer.headers.get('content-type')).not.toMatch(/multipart/);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('of another version than the one named is answered with the whole', async () => {
    const range = 'bytes=0-9';
    const other = await fetch(address, { headers: { range, 'if-range': '"another"' } });
    expect(other.status).toBe(200);
  });
});

describe('a condition on a stored file', () => {
  test('that the reader has it already is 304, without the file', async () => {
    const { headers } = await fetch(address);
    const answer = await ask({ 'if-none-match': headers.get('etag') ?? '' });
    expect([answer.status, answer.text]).toEqual([304, '']);
    expect(answer.headers.get('etag')).toBe(headers.get('etag'));
  });

  test('that it has another one is 200', async () => {
    expect((await ask({ 'if-none-match': '"another"' })).status).toBe(200);
  });

  test.each([
    ['if-match', '"another"'],
    ['if-unmodified-since', 'Sat, 01 Jan 2000 00:00:00 GMT'],
  ])('that does not hold is 412 in the envelope: %s', async (name, value) => {
    const answer = await ask({ [name]: value });
    expect(answer.status).toBe(412);
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(answer.json).toMatchObject({ status: 'FAILED' });
  });
});

describe('the address of a stored file', () => {
  const FORGED = {
    status: 'FAILED',
    message: 'This address is not one that the gateway has made.',
  };

  test.each<[string, (address: URL) => void]>([
    ['signature', ({ searchParams }) => searchParams.set('signature', 'x'.repeat(43))],
    [
      'signature, cut short',
      ({ searchParams }) =>
        searchParams.set('signature', searchParams.get('signature')?.slice(0, -1) ?? ''),
    ],
    ['signature, made longer', ({ searchParams }) => searchParams.append('signature', '')],
    ['expiry', ({ searchParams }) => searchParams.set('expires', '99999999999')],
    [
      'expiry, written otherwise',
      ({ searchParams }) => searchParams.set('expires', `0${searchParams.get('expires')}`),
    ],
    [
      'file',
      (copy) => {
        copy.pathname = copy.pathname.replace(/.$/, (digit) => (digit === '0' ? '1' : '0'));
      },
    ],
    [
      'file, in capitals',
      (copy) => {
        copy.pathname = copy.pathname.toUpperCase().replace('ASSETS', 'assets');
      },
    ],
    [
      'file, by way of another',
      (copy) => {
        copy.pathname = copy.pathname.replace('/assets/', '/assets/x%2f..%2f');
      },
    ],
    [
      'file, with NUL',
      (copy) => {
        copy.pathname += '%00';
      },
    ],
  ])('is refused when it is altered: %s (F6)', async (_what, change) => {
    const answer = await ask({}, altered(change));
    expect([403, 400]).toContain(answer.status);
    if (answer.status === 403) expect(answer.json).toEqual(FORGED);
  });

  test('is refused in the same words for a file that never was (F6)', async () => {
    const answer = await ask(
      {},
      altered((copy) => {
        copy.pathname = '/assets/019aa3c2-0b6f-7c02-a8de-6f1b2c3d4e5f';
      }),
    );
    expect([answer.status, answer.json]).toEqual([403, FORGED]);
  });

  test('is refused in the same words with what another file was signed with (F6)', async () => {
    const other = await aStoredPicture(gateway);
    const mixed = altered((copy) => {
      copy.pathname = other.pathname;
    });
    expect(other.pathname).not.toBe(address.pathname);
    const answer = await ask({}, mixed);
    expect([answer.status, answer.json]).toEqual([403, FORGED]);
    expect((await ask({}, other)).status).toBe(200);
  });

  test.each([
    '/assets/..%2f..%2f..%2fetc%2fpasswd',
    '/assets/%2e%2e',
    '/assets/../../etc/passwd',
    '/assets/..%5c..%5cboot.ini',
    '/assets/a%00b',
    '/assets/%ff',
    `/assets/${'a'.repeat(4_096)}`,
  ])('leads nowhere else, signed or not: %s (F6)', async (pathname) => {
    const { origin, search } = address;
    const answer = await sendRaw(origin, { path: pathname + search });
    expect([400, 403, 404]).toContain(answer.status);
    expect(answer.json.status).toBe('FAILED');
    expect(answer.text).not.toContain('root:');
  });

  test('is 400 without its parts', async () => {
    const answer = await ask(
      {},
      altered(({ searchParams }) => searchParams.delete('signature')),
    );
    expect([answer.status, answer.json.message]).toEqual([400, 'signature is required.']);
  });

  test('is good for the time that it was made for (F6)', async () => {
    const hasty = await aGateway({ assets: { imageMinutes: 0.001 } });
    onTestFinished(() => hasty.stop());
    const own = await aStoredPicture(hasty);
    await expect.poll(async () => (await fetch(own)).status).toBe(403);
    expect((await ask({}, own)).json).toEqual({
      status: 'FAILED',
      message: 'This address has expired.',
    });
  });

  test('is 404 when its file is gone from the disk', async () => {
    const own = await aStoredPicture(gateway);
    const id = own.pathname.split('/').at(-1) ?? '';
    const folder = join(gateway.data, 'assets', id.slice(-2));
    expect(await readdir(folder)).toContain(id);
    await rm(join(folder, id));
    const answer = await ask({}, own);
    expect([answer.status, answer.json]).toEqual([
      404,
      { status: 'FAILED', message: 'This file is gone.' },
    ]);
  });
});
