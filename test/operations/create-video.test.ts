import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { aGateway, type CallOptions, type TestGateway } from '../a-gateway.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await aGateway();
});

afterAll(() => gateway.stop());

const PICTURE = 'https://example.com/a.png';

function create(refer_images: readonly string[], more: CallOptions = {}) {
  const json = { prompt: 'A lighthouse at dusk', refer_images };
  return gateway.call('/vidx/generations', { json, ...more });
}

describe('a picture that a video refers to', () => {
  test.each([
    ['http://127.0.0.1/a.png', 'private'],
    ['http://localhost/a.png', 'private'],
    ['http://169.254.169.254/latest/meta-data', 'private'],
    ['https://ada:secret@example.com/a.png', 'user information'],
  ])('must not be at %s, which its upstream would fetch', async (url, why) => {
    const { status, json } = await create([PICTURE, url]);
    expect(status).toBe(400);
    expect(json.data.violations).toMatchObject([
      { parameter: 'refer_images[1]', rule: 'unreachable', message: expect.stringContaining(why) },
    ]);
    expect(json.message).not.toContain('secret');
  });

  test('is refused in a quote, too', async () => {
    const headers = { Prefer: 'quote' };
    expect((await create(['http://10.0.0.1/a.png'], { headers })).status).toBe(400);
    expect((await create([PICTURE], { headers })).status).toBe(200);
  });

  test('may be there where the settings allow it', async () => {
    const open = await aGateway({ sources: { allowPrivate: true } });
    const json = { prompt: 'A lighthouse at dusk', refer_images: ['http://127.0.0.1/a.png'] };
    expect((await open.call('/vidx/generations', { json })).status).toBe(200);
    await open.stop();
  });
});

test('a callback address that is private is refused with the setting that would allow it', async () => {
  const closed = await aGateway({ callbacks: { allowPrivate: false } });
  onTestFinished(() => closed.stop());
  const json = { prompt: 'A lighthouse at dusk', hook_url: 'http://localhost:3000/hook' };
  const answer = await closed.call('/vidx/generations', { json });
  expect([answer.status, answer.json.message]).toEqual([
    400,
    "hook_url must lead to the public internet, without user information; it is private, which callbacks.allowPrivate (PATCHBAY_ALLOW_PRIVATE_CALLBACKS=1) in the gateway's settings would allow.",
  ]);
});
