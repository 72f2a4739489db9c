import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, test, vi } from 'vitest';
import { StoreUnavailable } from '../../server/assets/store.ts';
import { ServerLost } from '../../server/database/availability.ts';
import { openLog } from '../../server/foundation/log.ts';
import type { ImageResult } from '../../server/upstreams/port/images.ts';
import type { UpstreamOutcome } from '../../server/upstreams/port/outcome.ts';
import { anImage } from './a-job.ts';
import { aWorkshop, hurry, LONG } from './a-workshop.ts';
import { imagesThat, refusedWith, succeeded } from './an-upstream.ts';

const PNG = readFileSync(join(import.meta.dirname, '../../openapi/examples/files/picture.png'));

const MADE: ImageResult = {
  images: [
    {
      mediaType: 'image/png',
      open: async () => Readable.from([PNG]),
      revisedPrompt: 'A fox',
    },
  ],
  usage: { textTokens: 1, imageTokens: 0, outputTokens: 1 },
};

test('pictures are made again when they could not be stored, and the log says once why they wait (D3)', async () => {
  const keys: unknown[] = [];
  const images = imagesThat(async (_order, { key }) => {
    keys.push(key);
    return succeeded(MADE);
  });
  const said: unknown[] = [];
  const log = openLog('info', { write: (line) => void said.push(JSON.parse(line).msg) });
  const work = await aWorkshop({ images }, { log });
  const { store } = work.assets;
  const { write } = store;
  const away = vi.spyOn(store, 'write');
  for (let time = 0; time < 2; time += 1)
    away.mockRejectedValueOnce(new StoreUnavailable('No disk.'));
  away.mockImplementation((id, content, limit) => write(id, content, limit));
  await work.start();
  const id = await work.create(anImage);
  await vi.waitFor(async () => {
    await hurry(work.queries);
    expect(await work.read(id)).toMatchObject({ state: 'succeeded' });
  }, LONG);
  expect(keys).toEqual([id, id, id]);
  expect(said).toEqual([
    'files of jobs cannot be stored: trying again',
    'files of jobs can be stored again',
    'job succeeded',
  ]);
});

test('pictures that cannot be stored are made four times: each time is paid for (B3)', async () => {
  let made = 0;
  const images = imagesThat(async () => {
    made += 1;
    return succeeded(MADE);
  });
  const work = await aWorkshop({ images });
  vi.spyOn(work.assets.store, 'write').mockRejectedValue(new StoreUnavailable('No disk.'));
  await work.start();
  const id = await work.create(anImage);
  await vi.waitFor(async () => {
    await hurry(work.queries);
    expect(await work.read(id)).toMatchObject({ state: 'failed', quota: 0 });
  }, LONG);
  expect(made).toBe(4);
});

test('pictures are not asked for while there is nowhere to store them, however long that is', async () => {
  let made = 0;
  const images = imagesThat(async () => {
    made += 1;
    return succeeded(MADE);
  });
  const work = await aWorkshop({ images });
  const alive = vi.spyOn(work.assets.store, 'isAlive').mockResolvedValue(false);
  await work.start();
  const id = await work.create(anImage);
  await vi.waitFor(async () => {
    await hurry(work.queries);
    expect(alive.mock.calls.length).toBeGreaterThan(6);
  }, LONG);
  expect(made).toBe(0);
  alive.mockResolvedValue(true);
  await vi.waitFor(async () => {
    await hurry(work.queries);
    expect(await work.read(id)).toMatchObject({ state: 'succeeded' });
  }, LONG);
  expect(made).toBe(1);
});

test('pictures are made again within their four tries where their store refuses connections', async () => {
  const images = imagesThat(async () => succeeded(MADE));
  const work = await aWorkshop({ images });
  const cause = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const refused = vi.spyOn(work.assets.store, 'write');
  refused.mockRejectedValue(new StoreUnavailable('The bucket cannot be used.', { cause }));
  await work.start();
  const id = await work.create(anImage);
  await vi.waitFor(async () => {
    await hurry(work.queries);
    expect((await work.read(id)).history).toContainEqual(
      expect.objectContaining({ step: 'retrying', message: 'The bucket cannot be used.' }),
    );
  }, LONG);
});

test('pictures that are too large fail their job with that reason (B13)', async () => {
  const images = imagesThat(async () => succeeded(MADE));
  const work = await aWorkshop({ images }, { lifetimes: { resultBytes: 3 } });
  await work.start();
  const job = await work.ended(await work.create(anImage));
  expect(job).toMatchObject({ state: 'failed', quota: 0 });
  expect(job.failure?.message).toBe(
    'The result cannot be stored: The file is larger than 3 bytes.',
  );
});

test('what is no picture fails its job with that reason, and nothing is stored (B13)', async () => {
  const page = { mediaType: 'image/png', open: async () => Readable.from([Buffer.from('<html>')]) };
  const images = imagesThat(async () => succeeded({ images: [...MADE.images, page] }));
  const work = await aWorkshop({ images });
  await work.start();
  const both = { ...anImage, order: { ...anImage.order, count: 2 } };
  expect(await work.ended(await work.create(both))).toMatchObject({
    state: 'failed',
    quota: 0,
    failure: { message: 'What the upstream has made is no picture.', reason: 'upstream' },
  });
  expect(await work.assetCount()).toBe(0);
});

test('a job that is cancelled ends the call of its upstream', async () => {
  const asked = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  const images = imagesThat(async (_order, { signal }) => {
    asked.resolve();
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => {
        ended.resolve();
        reject(signal.reason);
      });
    });
  });
  const work = await aWorkshop({ images });
  await work.start();
  const id = await work.create(anImage);
  await asked.promise;
  await work.jobs.cancel(await work.read(id));
  await vi.waitFor(() => ended.promise, LONG);
  expect(await work.read(id)).toMatchObject({ state: 'cancelled' });
});

/** Creates an image job, waits for the expected number of attempts without a fixed timeout, and returns the result. */
async function afterTries(
  count: number,
  tell: (time: number) => UpstreamOutcome<ImageResult>,
  others: Parameters<typeof aWorkshop>[1] = {},
) {
  let asked = 0;
  const images = imagesThat(async () => {
    asked += 1;
    return tell(asked);
  });
  const work = await aWorkshop({ images }, others);
  await work.start();
  const id = await work.create(anImage);
  await vi.waitFor(async () => {
    await hurry(work.queries);
    expect(asked).toBe(count);
  }, LONG);
  return work.ended(id);
}

const LIMITED = refusedWith({ kind: 'limited', message: 'Too many.' });

test('pictures are asked for until somebody has begun with them (B3)', async () => {
  const job = await afterTries(9, (time) => (time <= 8 ? LIMITED : succeeded(MADE)));
  expect(job).toMatchObject({ state: 'succeeded' });
});

test('pictures that one upstream may have begun with are asked for four times, whatever the others say', async () => {
  const busy = { images: imagesThat(async () => LIMITED) };
  const broken = refusedWith({ kind: 'failed', message: 'It broke off.' });
  const job = await afterTries(4, () => broken, { others: { busy } });
  expect(job).toMatchObject({ state: 'failed', quota: 0 });
});

test.each([
  ['that may still be made after a timeout', { kind: 'timed-out', message: 'Too late.' }],
  ['whose upstream forbids a retry', { kind: 'failed', message: 'No.', forbidsRetry: true }],
] as const)('pictures %s are not asked for again', async (_, failure) => {
  const job = await afterTries(1, () => refusedWith(failure));
  expect(job).toMatchObject({ state: 'failed', quota: 0, failure: { message: failure.message } });
});

const LOST = new ServerLost(new Error('Connection terminated'));

test('pictures that may still be made after a timeout are not asked for again where the database is away just then', async () => {
  let asked = 0;
  const images = imagesThat(async () => {
    asked += 1;
    return refusedWith({ kind: 'timed-out', message: 'Too late.' });
  });
  const work = await aWorkshop({ images });
  vi.spyOn(work.transitions, 'fail').mockRejectedValueOnce(LOST);
  await work.start();
  const job = await work.ended(await work.create(anImage));
  expect(job).toMatchObject({ state: 'failed', failure: { message: 'Too late.' } });
  expect(asked).toBe(1);
});

test.each([
  ['that an upstream breaks off', () => refusedWith({ kind: 'failed', message: 'Broken.' })],
  ['that cannot be stored', () => succeeded(MADE)],
])(
  'pictures %s are made four times, also where the database is away after one of them',
  async (_, tell) => {
    let made = 0;
    const images = imagesThat(async () => {
      made += 1;
      return tell();
    });
    const work = await aWorkshop({ images });
    vi.spyOn(work.assets.store, 'write').mockRejectedValue(new StoreUnavailable('No disk.'));
    const { move } = work.transitions;
    let isLost = false;
    vi.spyOn(work.transitions, 'move').mockImplementation(async (...change) => {
      const [, { state }] = change;
      if (state === 'queued' && !isLost) {
        isLost = true;
        throw LOST;
      }
      return move.apply(work.transitions, change);
    });
    await work.start();
    const id = await work.create(anImage);
    await vi.waitFor(async () => {
      await hurry(work.queries);
      expect(await work.read(id)).toMatchObject({ state: 'failed', quota: 0 });
    }, LONG);
    expect(made).toBe(4);
  },
);

test('pictures that may still be made after a timeout are not asked for again, whatever the others say', async () => {
  const busy = { images: imagesThat(async () => LIMITED) };
  const late = refusedWith({ kind: 'timed-out', message: 'Too late.' });
  const job = await afterTries(1, () => late, { others: { busy } });
  expect(job).toMatchObject({ state: 'failed', quota: 0, failure: { message: 'Too late.' } });
});

test('pictures are asked for again after a timeout where the upstream knows their key', async () => {
  const late = refusedWith({ kind: 'timed-out', message: 'Too late.' });
  let asked = 0;
  const images = {
    knowsKeys: true,
    async make() {
      asked += 1;
      return asked === 1 ? late : succeeded(MADE);
    },
  };
  const work = await aWorkshop({ images });
  await work.start();
  const id = await work.create(anImage);
  await vi.waitFor(async () => {
    await hurry(work.queries);
    expect(await work.read(id)).toMatchObject({ state: 'succeeded' });
  }, LONG);
  expect(asked).toBe(2);
});

test('pictures that no upstream takes a key for are asked for four times (B5)', async () => {
  const job = await afterTries(4, () => refusedWith({ kind: 'keyless', message: 'No key.' }));
  expect(job).toMatchObject({ state: 'failed', quota: 0 });
});
