import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, aGateway, type TestGateway } from '../a-gateway.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await aGateway();
});

afterAll(() => gateway.stop());

function generate(order: object): Promise<Answer> {
  return gateway.call('/v1/images/generations', { json: { prompt: 'A red fox', ...order } });
}

/** The images of a reply, inline or fetched from their URLs. */
function picturesOf({ json }: Answer): Promise<Buffer[]> {
  return Promise.all(
    json.data.map(async ({ b64_json, url }: { b64_json?: string; url?: string }) =>
      url === undefined
        ? Buffer.from(b64_json ?? '', 'base64')
        : Buffer.from(await (await fetch(url)).arrayBuffer()),
    ),
  );
}

describe('pictures', () => {
  test.each([
    ['imgy-2', '256x256', 256, 256],
    ['imgy-2', '512x512', 512, 512],
    ['imgy-2', 'auto', 1024, 1024],
    ['imgy-3', '1792x1024', 1792, 1024],
    ['imgx-image-1', '1024x1536', 1024, 1536],
  ])('of %s at %s are %i by %i pixels', async (mode, size, width, height) => {
    const [picture] = await picturesOf(await generate({ mode, size }));
    expect(await sharp(picture).metadata()).toMatchObject({ width, height, format: 'png' });
  });

  test.each(['png', 'jpeg', 'webp'])('are in the format that was asked for: %s', async (format) => {
    const answer = await generate({ mode: 'imgx-image-1', output_format: format });
    const [picture] = await picturesOf(answer);
    expect((await sharp(picture).metadata()).format).toBe(format);
  });

  test('are as many as were asked for, and not the same', async () => {
    const pictures = await picturesOf(await generate({ n: 3, size: '256x256' }));
    expect(pictures).toHaveLength(3);
    expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(3);
  });

  test('are smaller with more compression', async () => {
    const sizes = [100, 10].map(async (output_compression) => {
      const order = { mode: 'imgx-image-1', output_format: 'jpeg', output_compression };
      const [picture] = await picturesOf(await generate(order));
      return picture?.length ?? 0;
    });
    const [kept = 0, compressed = 0] = await Promise.all(sizes);
    expect(compressed).toBeLessThan(kept / 2);
  });

  test('have a see-through background where one is asked for', async () => {
    const order = { mode: 'imgx-image-1', background: 'transparent' };
    const [picture] = await picturesOf(await generate(order));
    const { channels } = await sharp(picture).stats();
    expect(channels).toHaveLength(4);
    expect(channels[3]?.min).toBe(0);
  });
});

describe('the answer', () => {
  test('holds addresses unless Base64 is asked for, and the prompt that was worked from', async () => {
    const { json } = await generate({ size: '256x256' });
    expect(json.data).toEqual([
      {
        url: expect.stringMatching(
          `^${gateway.url}/assets/[0-9a-f-]{36}\\?expires=\\d+&signature=`,
        ),
        revised_prompt: 'A red fox',
      },
    ]);
  });

  test('holds Base64 where it is asked for, of the same picture', async () => {
    const byAddress = await generate({ size: '256x256', response_format: 'url' });
    const inside = await generate({ size: '256x256', response_format: 'b64_json' });
    expect(Object.keys(inside.json.data[0])).toEqual(['b64_json']);
    expect(await picturesOf(inside)).toEqual(await picturesOf(byAddress));
  });

  test('of imgx-image-1 is always Base64', async () => {
    const { json } = await generate({ mode: 'imgx-image-1' });
    expect(Object.keys(json.data[0])).toEqual(['b64_json']);
  });

  test('has addresses that hold for the sixty minutes that were promised', async () => {
    const { json } = await generate({ size: '256x256' });
    const expires = Number(new URL(json.data[0].url).searchParams.get('expires'));
    expect(expires - json.created).toBe(3_600);
  });

  test('says when it was made, in Unix seconds', async () => {
    const before = Math.floor(Date.now() / 1000);
    const { json } = await generate({ size: '256x256' });
    expect(json.created).toBeGreaterThanOrEqual(before);
    expect(json.created).toBeLessThanOrEqual(Date.now() / 1000);
  });

  test('counts what was used, and its sums are right', async () => {
    const one = (await generate({ size: '256x256' })).json.usage;
    expect(one).toEqual({
      input_tokens: 3,
      input_tokens_details: { image_tokens: 0, text_tokens: 3 },
      output_tokens: expect.any(Number),
      total_tokens: 3 + one.output_tokens,
    });
    const three = (await generate({ size: '256x256', n: 3 })).json.usage;
    expect(three.output_tokens).toBe(3 * one.output_tokens);
    const larger = (await generate({ size: '512x512' })).json.usage;
    expect(larger.output_tokens).toBe(4 * one.output_tokens);
  });
});
