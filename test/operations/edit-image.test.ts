import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, aGateway, type TestGateway } from '../a-gateway.ts';
import { aMask, aPicture, dataUri } from './pictures.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await aGateway();
});

afterAll(() => gateway.stop());

const SIDE = 256;
const COLOUR = '#20a040';

function editJson(order: object): Promise<Answer> {
  return gateway.call('/v1/images/edits', { json: { prompt: 'A kite', ...order } });
}

function editForm(
  parts: Readonly<Record<string, string | Blob | readonly Blob[]>>,
): Promise<Answer> {
  const form = new FormData();
  form.append('prompt', 'A kite');
  for (const [name, content] of Object.entries(parts)) {
    for (const part of [content].flat()) {
      if (typeof part === 'string') form.append(name, part);
      else form.append(name, part, 'file');
    }
  }
  return gateway.call('/v1/images/edits', { form });
}

function resultsOf({ json }: Answer): Buffer[] {
  return json.data.map(({ b64_json }: { b64_json: string }) => Buffer.from(b64_json, 'base64'));
}

/** How much a region of an image differs from a colour: the largest difference in any channel. */
async function differenceFrom(colour: string, picture: Buffer, region: Region): Promise<number> {
  const flat = sharp(picture).removeAlpha().extract(region);
  const blank = await aPicture({ ...region, colour });
  const difference = await flat
    .composite([{ input: blank, blend: 'difference' }])
    .png()
    .toBuffer();
  const { channels } = await sharp(difference).removeAlpha().stats();
  return Math.max(...channels.map(({ max }) => max));
}

interface Region {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const MIDDLE: Region = { left: SIDE / 4, top: SIDE / 4, width: SIDE / 2, height: SIDE / 2 };
/** The edges, at some distance from the hole, whose border is blended. */
const EDGES: readonly Region[] = [
  { left: 0, top: 0, width: SIDE, height: SIDE / 8 },
  { left: 0, top: (SIDE * 7) / 8, width: SIDE, height: SIDE / 8 },
  { left: 0, top: 0, width: SIDE / 8, height: SIDE },
  { left: (SIDE * 7) / 8, top: 0, width: SIDE / 8, height: SIDE },
];

describe('a picture that is refused', () => {
  const FORMS =
    'must be a data URI in Base64, bare Base64 or an http or https address, alone or as {"image_url": …}';

  test.each([
    [{ images: [{ file_id: 'file-1' }] }, 'images[0]', `${FORMS}; file_id is not taken.`],
    [{ image: [{ file_id: 'file-1' }] }, 'image[0]', `${FORMS}; file_id is not taken.`],
    [{ images: [{}] }, 'images[0]', `${FORMS}, not an object.`],
    [
      { images: [{ image_url: 'https://a.example/b.png', file_id: 'file-1' }] },
      'images[0]',
      `${FORMS}; file_id is not taken.`,
    ],
  ])('in %j is told with the forms that are taken', async (order, parameter, words) => {
    const answer = await editJson(order);
    expect(answer.status).toBe(400);
    const message = `${parameter} ${words}`;
    expect(answer.json.data.violations).toEqual([{ parameter, rule: 'type', message }]);
    expect(answer.json.error.param).toBe(parameter);
  });

  test('and so is a mask', async () => {
    const image = dataUri(await aPicture());
    const answer = await editJson({ images: [{ image_url: image }], mask: { file_id: 'file-1' } });
    expect(answer.json.message).toBe(`mask ${FORMS}; file_id is not taken.`);
  });

  test.each(['image', 'images'])(
    'for its content has the name that was written, %s',
    async (name) => {
      const answer = await editJson({ [name]: ['aGVsbG8sIHdvcmxk'] });
      const parameter = `${name}[0]`;
      expect(answer.json.data.violations).toMatchObject([
        { parameter, message: expect.stringContaining(`${parameter} must be a PNG`) },
      ]);
    },
  );
});

describe('an edit with a mask', () => {
  test.each(['JSON', 'a form'])('paints in its hole and nowhere else, sent as %s', async (way) => {
    const image = await aPicture({ width: SIDE, height: SIDE, colour: COLOUR });
    const mask = await aMask({ width: SIDE, height: SIDE });
    const size = `${SIDE}x${SIDE}`;
    const answer =
      way === 'JSON'
        ? await editJson({ size, image: [dataUri(image)], mask: dataUri(mask) })
        : await editForm({ size, image: new Blob([image]), mask: new Blob([mask]) });
    expect(answer.status).toBe(200);
    const [result = Buffer.alloc(0)] = resultsOf(answer);
    for (const edge of EDGES) expect(await differenceFrom(COLOUR, result, edge)).toBe(0);
    expect(await differenceFrom(COLOUR, result, MIDDLE)).toBeGreaterThan(32);
  });

  test('applies it to the first of several pictures', async () => {
    const first = new Blob([await aPicture({ width: SIDE, height: SIDE, colour: COLOUR })]);
    const second = new Blob([await aPicture({ width: 100, height: 50, format: 'jpeg' })]);
    const mask = new Blob([await aMask({ width: SIDE, height: SIDE })]);
    const answer = await editForm({ mode: 'imgx-image-1', image: [first, second], mask });
    expect(answer.status).toBe(200);
    const wrong = await editForm({ mode: 'imgx-image-1', image: [second, first], mask });
    expect(wrong.json.data.violations).toMatchObject([
      { parameter: 'mask', rule: 'mask-dimensions' },
    ]);
  });
});

describe('the answer of an edit', () => {
  test('is always Base64, whichever form is asked for', async () => {
    const image = [dataUri(await aPicture())];
    for (const response_format of ['url', 'b64_json', undefined]) {
      const { json } = await editJson({ image, size: '256x256', response_format });
      expect(Object.keys(json.data[0])).toEqual(['b64_json']);
    }
  });

  test('has as many pictures as were asked for, at the size that was asked for', async () => {
    const answer = await editJson({ image: [dataUri(await aPicture())], size: '512x512', n: 2 });
    const results = resultsOf(answer);
    expect(results).toHaveLength(2);
    for (const result of results) {
      expect(await sharp(result).metadata()).toMatchObject({ width: 512, height: 512 });
    }
  });

  test.each(['at once', 'as a job'])(
    'has a size of the model where none was asked for, and a price within the quote, %s',
    async (way) => {
      const json = {
        prompt: 'A kite',
        mode: 'imgx-image-1',
        image: [dataUri(await aPicture({ width: 30, height: 70 }))],
      };
      const ask = (headers: Record<string, string>) =>
        gateway.call('/v1/images/edits', { json, headers });
      const { least, units } = JSON.parse((await ask({ Prefer: 'quote' })).text).data;
      const { json: answer } = await ask(way === 'at once' ? {} : { Prefer: 'respond-async' });
      if (way === 'as a job') {
        const { jobId } = answer.data;
        await expect
          .poll(async () => (await gateway.call(`/jobs/${jobId}`)).json.status, { timeout: 20_000 })
          .toBe('SUCCESS');
      }
      const { data } = (await gateway.call('/account/ledger?kind=settle')).json;
      const [{ consumed, lines }] = data.entries;
      expect(lines).toMatchObject([{ size: '1024x1536' }]);
      expect(Number(consumed)).toBeGreaterThanOrEqual(Number(least));
      expect(Number(consumed)).toBeLessThanOrEqual(Number(units));
    },
  );

  test('is in the format that was asked for', async () => {
    const image = [dataUri(await aPicture())];
    const answer = await editJson({ mode: 'imgx-image-1', image, output_format: 'webp' });
    const [result] = resultsOf(answer);
    expect((await sharp(result).metadata()).format).toBe('webp');
  });

  test('always counts what was used, the pictures included, and its sums are right', async () => {
    const image = dataUri(await aPicture({ width: SIDE, height: SIDE }));
    const order = { mode: 'imgx-image-1', size: '1024x1024' };
    const one = (await editJson({ ...order, image: [image] })).json.usage;
    const two = (await editJson({ ...order, image: [image, image] })).json.usage;
    for (const usage of [one, two]) {
      const { image_tokens, text_tokens } = usage.input_tokens_details;
      expect(usage.input_tokens).toBe(image_tokens + text_tokens);
      expect(usage.total_tokens).toBe(usage.input_tokens + usage.output_tokens);
      expect(text_tokens).toBe(2);
    }
    expect(two.input_tokens_details.image_tokens).toBe(2 * one.input_tokens_details.image_tokens);
    expect(one.input_tokens_details.image_tokens).toBeGreaterThan(0);
  });
});
