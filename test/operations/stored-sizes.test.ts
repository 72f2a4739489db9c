import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ImageUpstream } from '../../server/upstreams/port/images.ts';
import { aGateway, type TestGateway } from '../a-gateway.ts';
import { aFormWith, aRecording } from '../recordings.ts';

const SIDE = 700;

let gateway: TestGateway;
let picture: Buffer<ArrayBuffer>;

beforeAll(async () => {
  const raw = { width: SIDE, height: SIDE, channels: 3 } as const;
  // Noise, which cannot be compressed: more than a megabyte.
  picture = Buffer.from(
    await sharp(randomBytes(SIDE * SIDE * 3), { raw })
      .png()
      .toBuffer(),
  );
  const images: ImageUpstream = {
    knowsKeys: false,
    make: async () => {
      const image = { mediaType: 'image/png', open: async () => Readable.from([picture]) };
      return { ok: true, value: { images: [image] } };
    },
  };
  gateway = await aGateway(
    {
      assets: { resultMegabytes: 1 },
      upstreams: { big: { kind: 'sandbox' } },
      models: [{ id: 'imgy-2', upstream: 'big' }],
    },
    { upstreams: new Map([['big', { images, close: async () => {} }]]) },
  );
});

afterAll(() => gateway.stop());

describe('where results may have a megabyte', () => {
  test('a picture that is larger is no result to be stored, which is told as a fault of its upstream (B13)', async () => {
    const json = { prompt: 'A kite', response_format: 'url' };
    const answer = await gateway.call('/v1/images/generations', { json });
    expect([answer.status, answer.json.message]).toEqual([
      502,
      'The result cannot be stored: The file is larger than 1048576 bytes.',
    ]);
  });

  test('a larger answer is stored under its idempotency key all the same', async () => {
    const request = {
      json: { prompt: 'A kite', response_format: 'b64_json' },
      headers: { 'Idempotency-Key': 'a-kite' },
    };
    const first = await gateway.call('/v1/images/generations', request);
    const again = await gateway.call('/v1/images/generations', request);
    expect([first.status, again.text]).toEqual([200, first.text]);
  });

  test('a larger recording can be uploaded', async () => {
    const form = aFormWith('file', aRecording(200));
    expect((await gateway.call('/musx/v1/upload', { form })).status).toBe(200);
  });

  test('a larger picture can be given to a job', async () => {
    const form = aFormWith('image', new Blob([picture], { type: 'image/png' }));
    form.append('prompt', 'A kite');
    const headers = { Prefer: 'respond-async' };
    expect((await gateway.call('/v1/images/edits', { form, headers })).status).toBe(202);
  });
});
