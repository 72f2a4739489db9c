import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openS3Store, type S3Patience, type S3Settings } from '../../server/assets/s3-store.ts';
import { type AssetStore, StoreUnavailable } from '../../server/assets/store.ts';
import { newIdentifier } from '../../server/foundation/identifiers.ts';
import { openLog } from '../../server/foundation/log.ts';
import { anS3, aStalledS3, noS3, type S3Place, type TestS3 } from '../an-s3.ts';
import { streamOf } from './stores.ts';

const PLENTY = { maxBytes: 100_000_000 };
const MEBIBYTE = 2 ** 20;
const PART_BYTES = 5 * MEBIBYTE;
/** By default, each of three attempts times out after 15 s. */
const GIVEN_UP_AFTER_MS = 45_000;
/** Short timeouts, for a service that never responds. */
const LITTLE: S3Patience = { connectMilliseconds: 500, answerMilliseconds: 300, attempts: 2 };
/** Long timeouts, for a service that responds on a busy machine. */
const MUCH: S3Patience = { connectMilliseconds: 60_000, answerMilliseconds: 60_000, attempts: 2 };

let s3: TestS3;

beforeAll(async () => {
  s3 = await anS3();
});

afterAll(() => s3.stop());

afterEach(() => {
  vi.unstubAllEnvs();
});

function opened(settings: S3Settings, patience = MUCH): AssetStore {
  const store = openS3Store(settings, patience);
  onTestFinished(() => store.close());
  return store;
}

describe('a store in S3', () => {
  test('puts its prefix before every key, or none', async () => {
    const { prefix, ...bare } = s3.settings;
    const [one, other] = [newIdentifier(), newIdentifier()];
    await opened(s3.settings).write(one, streamOf('x'), PLENTY);
    await opened(bare).write(other, streamOf('x'), PLENTY);
    expect(await s3.keys()).toEqual(expect.arrayContaining([prefix + one, other]));
  });

  test('asks for a range where one is wanted, and sends nothing else for', async () => {
    const store = opened(s3.settings);
    const id = newIdentifier();
    await store.write(id, streamOf('one two'), PLENTY);
    await buffer(await store.read(id, { start: 4, end: 6 }));
    expect(s3.requests.at(-1)).toMatchObject({ method: 'GET', range: 'bytes=4-6' });
    await buffer(await store.read(id));
    expect(s3.requests.at(-1)?.range).toBeUndefined();
  });

  test('holds no more of a file than a part that is sent and what has come of the next', async () => {
    let made = 0;
    let mostHeld = 0;
    const before = s3.requests.length;
    async function* chunks() {
      for (; made < 20 * MEBIBYTE; made += MEBIBYTE) {
        const parts = s3.requests.slice(before).filter(({ method }) => method === 'PUT');
        mostHeld = Math.max(mostHeld, made - parts.length * PART_BYTES);
        yield Buffer.alloc(MEBIBYTE);
      }
    }
    const { bytes } = await opened(s3.settings).write(
      newIdentifier(),
      Readable.from(chunks()),
      PLENTY,
    );
    expect(bytes).toBe(20 * MEBIBYTE);
    expect(mostHeld).toBeLessThan(2 * PART_BYTES);
    expect(s3.openUploads()).toBe(0);
  });

  test('is who the environment says, where the settings say nothing', async () => {
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'somebody-else');
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'another-secret');
    const { accessKeyId, secretAccessKey, ...rest } = s3.settings;
    await opened(rest).write(newIdentifier(), streamOf('x'), PLENTY);
    expect(s3.requests.at(-1)?.authorization).toContain('Credential=somebody-else/');
    await opened(s3.settings).write(newIdentifier(), streamOf('x'), PLENTY);
    expect(s3.requests.at(-1)?.authorization).toContain(`Credential=${accessKeyId}/`);
    expect(s3.requests.at(-1)?.authorization).not.toContain(secretAccessKey);
  });

  test('tells the error of a source, even where the upload cannot be aborted', async () => {
    const failing = await anS3();
    const store = opened(failing.settings);
    async function* chunks() {
      yield Buffer.alloc(PART_BYTES + 1);
      await expect.poll(() => failing.openUploads()).toBe(1);
      await failing.stop();
      throw new Error('broken');
    }
    const writing = store.write(newIdentifier(), Readable.from(chunks()), PLENTY);
    await expect(writing).rejects.toThrow('broken');
  });

  test('fails where the service is lost in the middle of an upload (D6)', async () => {
    const failing = await anS3();
    const store = opened(failing.settings);
    async function* chunks() {
      yield Buffer.alloc(PART_BYTES + 1);
      await expect.poll(() => failing.openUploads()).toBe(1);
      await failing.stop();
      for (;;) yield Buffer.alloc(MEBIBYTE);
    }
    const source = Readable.from(chunks());
    const writing = store.write(newIdentifier(), source, PLENTY);
    await expect(writing).rejects.toThrow(StoreUnavailable);
    expect(source.destroyed).toBe(true);
  });
});

describe.each<[string, () => Promise<S3Place>]>([
  ['refuses connections', noS3],
  ['never answers', theStalledOne],
  ['has lost its bucket', theOneWithoutBucket],
])('a store in an S3 that %s', (_what, place) => {
  test('is not alive', async () => {
    expect(await opened(await place(), LITTLE).isAlive()).toBe(false);
  });

  test.each<[string, () => Readable]>([
    ['short', () => streamOf('one ', 'two')],
    ['long', () => streamOf('x'.repeat(PART_BYTES), 'y')],
    ['endless', () => Readable.from(endless())],
  ])('fails to write a %s file, and reads no further', async (_length, content) => {
    const source = content();
    const writing = opened(await place(), LITTLE).write(newIdentifier(), source, PLENTY);
    await expect(writing).rejects.toThrow(StoreUnavailable);
    expect(source.destroyed).toBe(true);
  });

  test('fails to read and to remove, and takes no file for gone (D6)', async () => {
    const store = opened(await place(), LITTLE);
    await expect(store.read(newIdentifier())).rejects.toThrow(StoreUnavailable);
    await expect(store.remove(newIdentifier())).rejects.toThrow(StoreUnavailable);
  });
});

test(
  'an S3 that never answers is known not to be alive before a call of it is given up (D6)',
  async () => {
    const usual = openS3Store(await theStalledOne());
    onTestFinished(() => usual.close());
    expect(await usual.isAlive()).toBe(false);
  },
  GIVEN_UP_AFTER_MS,
);

test('a failure of S3 names the bucket in the log, and no secret (D6)', async () => {
  const place = await noS3();
  const lines: string[] = [];
  const log = openLog('debug', { write: (line) => lines.push(line) });
  const error = await opened(place)
    .read(newIdentifier())
    .catch((reason: unknown) => reason);
  log.error({ error }, 'request failed');
  expect(lines.join('')).toContain(`The bucket ${place.bucket} cannot be used: `);
  expect(lines.join('')).not.toContain(place.secretAccessKey);
});

async function theStalledOne(): Promise<S3Place> {
  const { settings, stop } = await aStalledS3();
  onTestFinished(stop);
  return settings;
}

async function theOneWithoutBucket(): Promise<S3Place> {
  return { ...s3.settings, bucket: 'lost' };
}

function* endless(): Iterable<Buffer> {
  for (;;) yield Buffer.alloc(MEBIBYTE);
}
