import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aMask, aPicture, dataUri } from '../../operations/pictures.ts';
import { bytesAt, type TwoGateways, twoGateways } from './two-gateways.ts';

let gateways: TwoGateways;

beforeAll(async () => {
  gateways = await twoGateways();
});

afterAll(() => gateways.stop());

/** Sends the same request to both gateways. */
async function both(path: string, request: object) {
  const { outer, inner } = gateways;
  const asked = await outer.call(path, { json: request });
  return { asked, expected: await inner.call(path, { json: request }) };
}

describe('pictures', () => {
  test('are those of the other service, by address', async () => {
    const { asked, expected } = await both('/v1/images/generations', {
      prompt: 'A kite',
      n: 2,
      size: '256x256',
    });
    expect([asked.status, asked.json.data.length]).toEqual([200, 2]);
    for (const [index, { url, revised_prompt }] of asked.json.data.entries()) {
      expect(url.startsWith(gateways.outer.url)).toBe(true);
      expect(revised_prompt).toBe(expected.json.data[index].revised_prompt);
      expect(await bytesAt(url)).toEqual(await bytesAt(expected.json.data[index].url));
    }
    expect(asked.json.usage).toEqual(expected.json.usage);
  });

  test('are those of the other service, in Base64', async () => {
    const request = { mode: 'imgx-image-1', prompt: 'A kite', quality: 'low' };
    const { asked, expected } = await both('/v1/images/generations', {
      ...request,
      output_format: 'webp',
      output_compression: 40,
    });
    expect(asked.json.data[0].b64_json).toBe(expected.json.data[0].b64_json);
    expect(asked.json.data[0].b64_json.length).toBeGreaterThan(1000);
  });

  test('can be asked for with every choice of a model', async () => {
    const { asked, expected } = await both('/v1/images/generations', {
      mode: 'imgy-3',
      prompt: 'A kite',
      quality: 'hd',
      size: '1792x1024',
      style: 'natural',
    });
    const [picture] = asked.json.data;
    expect(await bytesAt(picture.url)).toEqual(await bytesAt(expected.json.data[0].url));
    expect(await sharp(await bytesAt(picture.url)).metadata()).toMatchObject({ width: 1792 });
  });

  test('are made in a job as well', async () => {
    const request = { prompt: 'A kite', size: '256x256' };
    const accepted = await gateways.outer.call('/v1/images/generations', {
      json: request,
      headers: { prefer: 'respond-async' },
    });
    const { jobId } = accepted.json.data;
    const events = await gateways.outer.call(`/jobs/${jobId}/events`);
    expect(events.text).toMatch('event: end');
    const job = (await gateways.outer.call(`/jobs/${jobId}`)).json;
    const expected = await gateways.inner.call('/v1/images/generations', { json: request });
    expect(job.status, job.message).toBe('SUCCESS');
    expect(await bytesAt(job.data.images[0].url)).toEqual(await bytesAt(expected.json.data[0].url));
  });

  test('that moderation refuses are refused', async () => {
    const { asked, expected } = await both('/v1/images/generations', {
      prompt: '[sandbox:moderated] A kite',
    });
    expect([asked.status, asked.json.message]).toEqual([400, expected.json.message]);
    expect(asked.json.data.reason).toBe('moderation');
  });
});

describe('pictures that are shown while they are made', () => {
  const SHOWN = { mode: 'imgx-image-1', prompt: 'A kite', stream: true, partial_images: 2 };

  /** The events of a reply, without timestamps. */
  function eventsIn(text: string): readonly unknown[] {
    return [...text.matchAll(/^data: (.+)$/gm)].map(([, data = '']) => {
      const { created_at: _, ...event } = JSON.parse(data);
      return event;
    });
  }

  test('are those of the other service, state by state', async () => {
    const { asked, expected } = await both('/v1/images/generations', SHOWN);
    const events = eventsIn(asked.text);
    expect(events).toHaveLength(3);
    expect(events).toEqual(eventsIn(expected.text));
  });

  test('may be edits', async () => {
    const image = [dataUri(await aPicture({ width: 64, height: 64 }))];
    const { asked, expected } = await both('/v1/images/edits', { ...SHOWN, image });
    const events = eventsIn(asked.text);
    expect(events).toHaveLength(3);
    expect(events).toEqual(eventsIn(expected.text));
  });

  test('break off as the other service does', async () => {
    const prompt = 'A kite [sandbox:truncated]';
    const { asked } = await both('/v1/images/generations', { ...SHOWN, prompt });
    const message = "The sandbox's answer broke off, as the prompt asks.";
    expect(eventsIn(asked.text).at(-1)).toMatchObject({ type: 'error', error: { message } });
  });
});

describe('edits', () => {
  const SIDE = 256;

  test('take several sources and a mask, and answer what the other service does', async () => {
    const image = await aPicture({ width: SIDE, height: SIDE, colour: '#20a040' });
    const second = await aPicture({ width: SIDE, height: SIDE, format: 'jpeg' });
    const mask = await aMask({ width: SIDE, height: SIDE });
    const { asked, expected } = await both('/v1/images/edits', {
      mode: 'imgx-image-1',
      prompt: 'A kite',
      image: [dataUri(image), dataUri(second, 'image/jpeg')],
      mask: dataUri(mask),
      output_format: 'webp',
      n: 2,
    });
    expect(asked.status, asked.text).toBe(200);
    expect(asked.json.data).toEqual(expected.json.data);
    expect(asked.json.usage).toEqual(expected.json.usage);
  });

  test('that the other service refuses are refused with its words', async () => {
    const image = dataUri(await aPicture({ width: SIDE, height: SIDE }));
    const { asked, expected } = await both('/v1/images/edits', {
      prompt: '[sandbox:status=422] A kite',
      image: [image],
    });
    expect([asked.status, asked.json.message]).toEqual([400, expected.json.message]);
    expect(asked.headers.get('x-patchbay-upstream')).toBe('service');
  });
});
