import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import OpenAI, { toFile } from 'openai';
import sharp from 'sharp';
import { expect } from 'vitest';
import type { GatewayOn } from './a-gateway-on.ts';
import { everywhere, onEveryKind, type Refusals, type SdkCall } from './calls.ts';

function sdk({ url, key: apiKey }: GatewayOn): OpenAI {
  return new OpenAI({ apiKey, baseURL: `${url}/v1`, maxRetries: 0 });
}

const PICTURE = await sharp({
  create: { width: 64, height: 64, channels: 4, background: { r: 20, g: 90, b: 160, alpha: 1 } },
})
  .png()
  .toBuffer();

/** Marks the finished picture. */
const FINISHED = -1;

async function formatOf({ b64_json }: { readonly b64_json: string }): Promise<string> {
  return (await sharp(Buffer.from(b64_json, 'base64')).metadata()).format;
}

/** The refusal that the SDK threw, which must be one of the gateway's. */
function refusalOf(error: unknown): { readonly status: number } {
  if (error instanceof OpenAI.ConflictError) return error;
  throw error;
}

const noPictures: Refusals = {
  anthropic: {
    type: OpenAI.NotFoundError,
    status: 404,
    message: /^404 No upstream of this gateway serves \S+ here\. GET \/v1\/models lists/,
  },
};

const calls: Record<string, SdkCall> = {
  'images.generate': {
    async run(gateway) {
      const { data, created } = await sdk(gateway).images.generate({
        model: 'imgx-image-1',
        prompt: 'A hat',
        size: '1024x1024',
        quality: 'low',
        output_format: 'webp',
        user: 'u-1',
      });
      expect(created).toBeGreaterThan(1_700_000_000);
      if (gateway.fake !== undefined) {
        expect((await gateway.fake.nextRequest()).body.user).toBe('u-1');
      }
      const bytes = Buffer.from(data?.[0]?.b64_json ?? '', 'base64');
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 1024 });
    },
    refused: noPictures,
  },
  'images.generate, null for what is not set': {
    async run(gateway) {
      const { data } = await sdk(gateway).images.generate({
        model: 'imgx-image-1',
        prompt: 'A hat',
        background: null,
        moderation: null,
        n: null,
        output_compression: null,
        output_format: null,
        partial_images: null,
        quality: null,
        size: null,
        stream: null,
      });
      expect(data?.[0]?.b64_json).toMatch(/^iVBOR/);
    },
    refused: noPictures,
  },
  'images.generate, by address': {
    async run(gateway) {
      const prompt = 'A hat';
      const { data } = await sdk(gateway).images.generate({ model: 'imgy-3', prompt });
      const file = await fetch(data?.[0]?.url ?? '');
      expect(file.headers.get('content-type')).toBe('image/png');
    },
    refused: noPictures,
  },
  'images.generate, as a job that is looked up with the same client': {
    async run(gateway) {
      const client = sdk(gateway);
      const { response } = await client.images
        .generate({ model: 'imgy-3', prompt: 'A hat' }, { headers: { Prefer: 'respond-async' } })
        .withResponse();
      expect(response.status).toBe(202);
      const at = new URL(response.headers.get('location') ?? '', gateway.url).href;
      expect(await client.get(at)).toMatchObject({ data: { action: 'image' } });
      const cancelled = client.post(`${at}/cancel`).asResponse();
      expect([200, 409]).toContain((await cancelled.catch(refusalOf)).status);
    },
    refused: noPictures,
  },
  'images.generate, stream': {
    async run(gateway) {
      const stream = await sdk(gateway).images.generate({
        model: 'imgx-image-1',
        prompt: 'A hat',
        size: '1024x1024',
        output_format: 'webp',
        stream: true,
        partial_images: 2,
      });
      const indexes: number[] = [];
      for await (const event of stream) {
        expect(await formatOf(event)).toBe('webp');
        expect(event.size).toBe('1024x1024');
        if (event.type === 'image_generation.partial_image') {
          indexes.push(event.partial_image_index);
        } else {
          expect(event.usage.total_tokens).toBeGreaterThan(0);
          indexes.push(FINISHED);
        }
      }
      expect(indexes).toEqual([0, 1, FINISHED]);
    },
    refused: noPictures,
  },
  'images.generate, stream that ends with an error': {
    async run(gateway) {
      gateway.fake?.misbehave({ kind: 'error-event', afterEvents: 1 });
      const stream = await sdk(gateway).images.generate({
        model: 'imgx-image-1',
        prompt: 'A hat [sandbox:truncated]',
        size: '1024x1024',
        stream: true,
        partial_images: 1,
      });
      const error = await Array.fromAsync(stream).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(OpenAI.APIError);
      expect(error).toMatchObject({ type: 'api_error' });
    },
    refused: noPictures,
  },
  'images.edit, stream': {
    async run(gateway) {
      const image = await toFile(PICTURE, 'hat.png', { type: 'image/png' });
      const stream = await sdk(gateway).images.edit({
        model: 'imgx-image-1',
        prompt: 'Bluer',
        image,
        size: '1024x1024',
        stream: true,
        partial_images: 1,
      });
      const events = await Array.fromAsync(stream);
      expect(events.map(({ type }) => type)).toEqual([
        'image_edit.partial_image',
        'image_edit.completed',
      ]);
      expect(await Promise.all(events.map(formatOf))).toEqual(['png', 'png']);
    },
    refused: noPictures,
  },
  'images.generate, stream of a model that shows nothing': {
    async run(gateway) {
      const wish = { model: 'imgy-3', prompt: 'A hat', stream: true } as const;
      await sdk(gateway).images.generate(wish);
    },
    refused: everywhere({
      type: OpenAI.BadRequestError,
      status: 400,
      message: /^400 stream can be true for imgx-image-1 only; this model takes false/,
    }),
  },
  'images.edit, one file': {
    async run(gateway) {
      const image = await toFile(PICTURE, 'hat.png', { type: 'image/png' });
      const wish = { model: 'imgy-2', prompt: 'Bluer', image, size: '256x256' } as const;
      const { data } = await sdk(gateway).images.edit(wish);
      const bytes = Buffer.from(data?.[0]?.b64_json ?? '', 'base64');
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 256 });
    },
    refused: noPictures,
  },
  'images.edit, several files and a mask': {
    async run(gateway) {
      const path = join(gateway.data, 'hat.png');
      await writeFile(path, PICTURE);
      const mask = await toFile(PICTURE, 'mask.png', { type: 'image/png' });
      const { data } = await sdk(gateway).images.edit({
        model: 'imgx-image-1',
        prompt: 'Bluer',
        // As a stream, and as bytes.
        image: [createReadStream(path), await toFile(PICTURE, 'other.png')],
        mask,
        user: 'u-1',
      });
      expect(data?.[0]?.b64_json).toMatch(/^iVBOR/);
    },
    refused: noPictures,
  },
};

onEveryKind('openai', calls, (error) => Reflect.get(error, 'status'));
