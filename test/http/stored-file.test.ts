import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ByteRange, FileGone, StoreUnavailable } from '../../server/assets/store.ts';
import { done } from '../../server/foundation/outcome.ts';
import type { FileReply } from '../../server/operations/call.ts';
import { aListener, type TestListener } from './a-listener.ts';
import { connectTo, rawRequest, sendRaw } from './raw-requests.ts';

const CONTENT = Buffer.from('one two three');
const CREATED = new Date('2026-01-01T12:00:00.750Z');
const SHA256 = createHash('sha256').update(CONTENT).digest('hex');
const PATH = '/assets/any?expires=99999999999&signature=any';
/** Headers that only a reply with the file's content has. */
const HEADERS_OF_FILES = [
  'etag',
  'last-modified',
  'accept-ranges',
  'cache-control',
  'content-disposition',
  'content-range',
];

let listener: TestListener;
/** How the store opens a file. */
let open: FileReply['open'];
/** The byte ranges requested from the store. */
let asked: (ByteRange | undefined)[];

beforeAll(async () => {
  listener = await aListener({
    getAsset: async () =>
      done({
        kind: 'file',
        file: {
          mediaType: 'image/png',
          fileName: 'x.png',
          bytes: CONTENT.length,
          sha256: SHA256,
          createdAt: CREATED,
          expires: 99_999_999_999,
          open(range) {
            asked.push(range);
            return open(range);
          },
        },
      }),
  });
});

beforeEach(() => {
  asked = [];
  open = async ({ start, end } = { start: 0, end: CONTENT.length }) =>
    Readable.from([CONTENT.subarray(start, end + 1)]);
});

afterAll(() => listener.stop());

/** Sends headers as they are: `fetch` would add its own to a conditional request. */
function ask(headers: Record<string, string> = {}) {
  return sendRaw(listener.url, { path: PATH, headers: Object.entries(headers) });
}

function askForHead(headers: Record<string, string> = {}): Promise<Response> {
  return fetch(listener.url + PATH, { method: 'HEAD', headers });
}

async function closed(content: Readable): Promise<void> {
  if (content.closed) return;
  const closing = Promise.withResolvers<void>();
  content.once('close', () => closing.resolve());
  await closing.promise;
}

function errors(): readonly unknown[] {
  return listener.log.filter(({ level }) => Number(level) >= 50).map(({ msg }) => msg);
}

/** A content that begins, and continues as the test says. */
function begun(): Readable {
  const content = new Readable({ read: () => {} });
  content.push(CONTENT.subarray(0, 3));
  return content;
}

/** A content that fails after some turns of the event loop, before yielding any data. */
function lostAfter(turns: number): Readable {
  async function* nothing() {
    for (let turn = 0; turn < turns; turn += 1) await setImmediate();
    yield* Readable.from([]);
    throw new Error('lost');
  }
  return Readable.from(nothing());
}

describe('a stored file', () => {
  test('is told from others by its hash, strongly, and by when it was made', async () => {
    const { headers } = await ask();
    expect(headers.get('etag')).toBe(`"${SHA256}"`);
    expect(headers.get('last-modified')).toBe('Thu, 01 Jan 2026 12:00:00 GMT');
  });

  test('runs no script on the origin of the console, whatever it holds', async () => {
    const answers = [await ask(), await ask({ range: 'bytes=0-2' }), await askForHead()];
    for (const { headers } of answers) {
      const policy = headers.get('content-security-policy');
      expect(policy).toContain("default-src 'none';");
      expect(policy).toContain("; frame-ancestors 'none'");
      expect(policy).not.toMatch(/script|allow-same-origin/);
    }
  });

  test('is asked of the store only as far as it is wanted', async () => {
    expect((await ask({ range: 'bytes=4-6' })).text).toBe('two');
    expect((await ask({ range: 'bytes=-5' })).text).toBe('three');
    expect((await ask({ range: 'bytes=0-0,5-6' })).text).toBe(String(CONTENT));
    expect(asked).toEqual([{ start: 4, end: 6 }, { start: 8, end: 12 }, undefined]);
  });

  test('is not asked of the store where it is not sent', async () => {
    const refused = await ask({ range: 'bytes=99-' });
    expect([refused.status, refused.headers.get('content-range')]).toEqual([416, 'bytes */13']);
    expect((await ask({ 'if-match': '"x"' })).status).toBe(412);
    const { status, headers, text } = await ask({ 'if-none-match': `"${SHA256}"` });
    expect([status, text, headers.get('etag')]).toEqual([304, '', `"${SHA256}"`]);
    expect(headers.get('cache-control')).toMatch(/^private, max-age=\d+, immutable$/);
    expect(headers.has('content-type')).toBe(false);
    expect(asked).toEqual([]);
  });

  test('has ranges for the version that is named, by hash or date', async () => {
    const range = 'bytes=0-2';
    const whole = String(CONTENT);
    expect((await ask({ range, 'if-range': `"${SHA256}"` })).text).toBe('one');
    expect((await ask({ range, 'if-range': 'Thu, 01 Jan 2026 12:00:00 GMT' })).text).toBe('one');
    expect((await ask({ range, 'if-range': 'Thu, 01 Jan 2026 12:00:01 GMT' })).text).toBe(whole);
  });

  test('has no ranges for HEAD, and is not read for it', async () => {
    const content = begun();
    open = async () => content;
    const { status, headers } = await askForHead({ range: 'bytes=0-2' });
    expect([status, headers.get('content-length')]).toEqual([200, '13']);
    expect(content.destroyed).toBe(true);
  });

  test('is 404 where the store has it no more, as if it were none', async () => {
    open = () => Promise.reject(new FileGone('any'));
    for (const answer of [await ask({ range: 'bytes=0-2' }), await askForHead()]) {
      const { status, headers } = answer;
      expect(status).toBe(404);
      expect(HEADERS_OF_FILES.filter((name) => headers.has(name))).toEqual([]);
    }
  });
});

describe('a store that fails', () => {
  test('before the file is open makes it 503, and the log says why', async () => {
    open = () => Promise.reject(new StoreUnavailable('The bucket x cannot be used.'));
    const { status, json, headers } = await ask();
    expect([status, headers.get('retry-after')]).toEqual([503, '5']);
    expect(json).toEqual({
      status: 'FAILED',
      message: 'The gateway cannot reach its files just now; try again in a moment.',
    });
    expect(JSON.stringify(listener.log)).toContain('The bucket x cannot be used.');
  });

  test.each([
    ['at once', 0],
    ['when the answer is under way', 20],
  ])(
    'before the first byte makes it 500, and nothing of that is kept: %s',
    async (_when, turns) => {
      open = async () => lostAfter(turns);
      const { status, json, headers } = await ask({ range: 'bytes=0-2' });
      expect([status, json.status]).toEqual([500, 'FAILED']);
      expect(HEADERS_OF_FILES.filter((name) => headers.has(name))).toEqual([]);
    },
  );

  test('in the middle of the file ends the connection, and the log says so', async () => {
    const content = begun();
    open = async () => content;
    const answer = await fetch(listener.url + PATH);
    const reading = answer.arrayBuffer();
    content.destroy(new Error('lost'));
    await expect(reading).rejects.toThrow();
    await expect.poll(errors).toContain('response interrupted');
  });

  test('to have all of the file ends the connection', async () => {
    open = async () => Readable.from([CONTENT.subarray(0, 3), CONTENT.subarray(3, 6)]);
    const before = errors().length;
    const reading = fetch(listener.url + PATH).then((answer) => answer.arrayBuffer());
    await expect(reading).rejects.toThrow();
    await expect.poll(errors).toHaveLength(before + 1);
  });

  test('to have the file alone sends nothing besides, and ends the connection', async () => {
    open = async () => Readable.from([CONTENT, CONTENT]);
    const connection = await connectTo(listener.url);
    const before = errors().length;
    connection.send(rawRequest({ path: PATH }));
    expect((await connection.answer()).text).toBe(String(CONTENT));
    await connection.closed;
    expect(errors()).toHaveLength(before + 1);
  });
});

describe('a reader that goes away', () => {
  test('in the middle of a file ends the reading', async () => {
    const content = begun();
    open = async () => content;
    const leaving = new AbortController();
    const before = errors();
    const answer = await fetch(listener.url + PATH, { signal: leaving.signal });
    await answer.body?.getReader().read();
    leaving.abort();
    await closed(content);
    expect(errors()).toEqual(before);
  });

  test('while the file is opened ends the reading', async () => {
    const content = begun();
    const isAsked = Promise.withResolvers<void>();
    const isOpen = Promise.withResolvers<Readable>();
    open = () => {
      isAsked.resolve();
      return isOpen.promise;
    };
    const leaving = new AbortController();
    const before = listener.log.length;
    const answer = fetch(listener.url + PATH, { signal: leaving.signal });
    await isAsked.promise;
    leaving.abort();
    await expect(answer).rejects.toThrow();
    await expect
      .poll(() => listener.log.slice(before).map(({ msg }) => msg))
      .toContain('caller went away');
    isOpen.resolve(content);
    await closed(content);
    expect(errors().slice(before)).toEqual([]);
  });
});
