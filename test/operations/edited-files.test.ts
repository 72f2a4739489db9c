import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, aGateway, type TestGateway } from '../a-gateway.ts';
import { aRecording } from '../recordings.ts';
import { aSource, type Source, withFile, withoutEnd, withRedirect } from './a-source.ts';
import { aMask, aPicture, dataUri } from './pictures.ts';

let gateway: TestGateway;
let source: Source;

beforeAll(async () => {
  gateway = await aGateway({ sources: { allowPrivate: true } });
  source = await aSource({
    '/fox.png': withFile(await aPicture()),
    '/fox.txt': withFile(Buffer.from('no fox')),
    '/moved.png': withRedirect('/fox.png'),
    '/endless.png': withoutEnd(),
  });
});

afterAll(async () => {
  await gateway.stop();
  await source.stop();
});

interface Files {
  readonly mode?: string;
  readonly image: readonly Buffer<ArrayBuffer>[];
  readonly mask?: Buffer<ArrayBuffer>;
}

/**
 * Sends the same files as a form and inside JSON, and asserts that both give the same result. A single picture has an
 * index in JSON alone, where it is in a list.
 */
async function edit({ mode = 'imgy-2', image, mask }: Files): Promise<Answer> {
  const form = new FormData();
  form.append('prompt', 'x');
  form.append('mode', mode);
  for (const file of image) form.append('image', new Blob([file], { type: 'image/png' }), 'a.png');
  if (mask !== undefined) form.append('mask', new Blob([mask], { type: 'image/png' }), 'mask.png');
  const asForm = await gateway.call('/v1/images/edits', { form });
  const json = {
    prompt: 'x',
    mode,
    image: image.map((file) => dataUri(file)),
    ...(mask === undefined ? {} : { mask: dataUri(mask) }),
  };
  const asJson = await gateway.call('/v1/images/edits', { json });
  const told = JSON.stringify(asJson.json.data);
  const inForm = image.length === 1 ? told.replaceAll('image[0]', 'image') : told;
  expect([asForm.status, asForm.json.data]).toEqual([asJson.status, JSON.parse(inForm)]);
  return asForm;
}

function findings({ json }: Answer): readonly string[] {
  return json.data.violations.map(
    ({ rule, message }: { rule: string; message: string }) => `${rule}: ${message}`,
  );
}

describe('a file that breaks a rule is refused by name, for what it really holds', () => {
  test('a picture that is not square (F3)', async () => {
    const answer = await edit({ image: [await aPicture({ width: 64, height: 32 })] });
    expect(answer.status).toBe(400);
    expect(findings(answer)).toEqual([
      'imgy-2-source-square: image must be square with imgy-2; it is 64 x 32.',
    ]);
    expect(answer.json.error).toMatchObject({ code: 'imgy-2-source-square', param: 'image' });
  });

  test.each(['jpeg', 'webp', 'gif', 'avif', 'tiff'] as const)(
    'a %s that says that it is a PNG (F1)',
    async (format) => {
      const answer = await edit({ image: [await aPicture({ format })] });
      expect(findings(answer)).toEqual([
        `imgy-2-source-format: image must be a PNG file with imgy-2, judged by its content; it is image/${format}.`,
      ]);
    },
  );

  test.each([
    ['text', Buffer.from('hello, this is text')],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>')],
    ['nothing', Buffer.alloc(0)],
    ['the first bytes of a PNG', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
  ])('%s that says that it is a PNG (F1)', async (what, content) => {
    const form = new FormData();
    form.append('prompt', 'x');
    form.append('image', new Blob([content], { type: 'image/png' }), 'a.png');
    const answer = await gateway.call('/v1/images/edits', { form });
    expect([answer.status, what]).toEqual([400, what]);
    expect(findings(answer)).toEqual([
      expect.stringMatching(/^imgy-2-source-format: image must be a PNG file/),
    ]);
  });

  test.each([
    ['HTML', Buffer.from('<html><script>alert(1)</script>')],
    ['a ZIP archive', Buffer.from('PK\x05\x06'.padEnd(22, '\0'), 'latin1')],
    ['one byte', Buffer.alloc(1)],
  ])('a PNG that is %s as well (F1)', async (_what, tail) => {
    const followed = Buffer.concat([await aPicture(), tail]);
    const answer = await edit({ image: [followed] });
    expect([answer.status, findings(answer)]).toEqual([
      400,
      [
        'imgy-2-source-format: image must be a PNG file with imgy-2, judged by its content; something follows its end, so that it may be of another kind too.',
      ],
    ]);
    const image = [await aPicture()];
    const mask = Buffer.concat([await aMask(), tail]);
    expect(findings(await edit({ image, mask }))).toEqual([
      expect.stringMatching(/^mask-format: .+; something follows its end/),
    ]);
  });

  test('a picture that breaks off (F2)', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const create = { width: 64, height: 64, channels: 3, background: '#000', noise } as const;
    const whole = Buffer.from(await sharp({ create }).png().toBuffer());
    const answer = await edit({ image: [whole.subarray(0, whole.length / 2)] });
    expect(answer.status).toBe(400);
    expect(answer.json.data.violations).toEqual([
      {
        parameter: 'image',
        rule: 'upstream',
        message: "The source image can't be decoded as a picture.",
      },
    ]);
  });

  test('a picture that claims to be enormous (F1)', async () => {
    const small = await aPicture();
    const enormous = Buffer.from(small);
    // Width and height are in the PNG header, followed by a checksum.
    enormous.writeUInt32BE(60_000, 16);
    enormous.writeUInt32BE(60_000, 20);
    enormous.writeUInt32BE(crc32(enormous.subarray(12, 29)), 29);
    const answer = await edit({ mode: 'imgx-image-1', image: [enormous] });
    expect(findings(answer)).toEqual([
      'imgx-source-pixels: image must have at most 50 million pixels; it is 60000 x 60000.',
    ]);
  });

  test('a mask of another size, of another format, or without a hole (F3)', async () => {
    const image = [await aPicture()];
    const small = await edit({ image, mask: await aMask({ width: 32, height: 32 }) });
    expect(findings(small)).toEqual([
      'mask-dimensions: mask must have the same width and height as the first image; it is 32 x 32, and the image 64 x 64.',
    ]);
    const jpeg = await edit({ image, mask: await aPicture({ format: 'jpeg' }) });
    expect(findings(jpeg)).toEqual([
      'mask-format: mask must be a PNG file, judged by its content; it is image/jpeg.',
    ]);
    const opaque = await edit({ image, mask: await aPicture() });
    expect(findings(opaque)).toEqual([
      'mask-alpha: mask must have an alpha channel; its fully transparent pixels mark where to edit; it has none.',
    ]);
  });

  test.each([
    ['imgy-2', 'imgy-2-source-size: image must be smaller than 4 MB (4194304 bytes)'],
    ['imgx-image-1', 'imgx-source-size: image must be smaller than 25 MB (26214400 bytes)'],
  ])(
    'a picture that is not read to its end, without a guess at its size: %s',
    async (mode, rule) => {
      const background = { r: 192, g: 48, b: 32 };
      const create = { width: 3_000, height: 3_000, channels: 3, background } as const;
      const large = await sharp({ create }).png({ compressionLevel: 0 }).toBuffer();
      const form = new FormData();
      form.append('prompt', 'x');
      form.append('mode', mode);
      form.append('image', new Blob([new Uint8Array(large)], { type: 'image/png' }), 'a.png');
      const answer = await gateway.call('/v1/images/edits', { form });
      expect([answer.status, findings(answer)]).toEqual([
        400,
        [`${rule}; it has more than 26214400 bytes.`],
      ]);
    },
  );

  test('every one of several, by its place', async () => {
    const sound = Buffer.from(await aRecording(1).arrayBuffer());
    const image = [await aPicture(), Buffer.from('text'), sound];
    const answer = await edit({ mode: 'imgx-image-1', image, mask: await aPicture() });
    const places = answer.json.data.violations.map(
      ({ parameter }: { parameter: string }) => parameter,
    );
    expect(places).toEqual(['image[1]', 'image[2]', 'mask']);
  });
});

describe('a file that keeps the rules is taken', () => {
  test.each(['png', 'jpeg', 'webp'] as const)(
    'a %s, whatever it says that it is',
    async (format) => {
      const answer = await edit({ mode: 'imgx-image-1', image: [await aPicture({ format })] });
      expect(answer.status).toBe(200);
    },
  );
});

describe('a file at an address', () => {
  const editAt = (path: string): Promise<Answer> =>
    gateway.call('/v1/images/edits', { json: { prompt: 'x', image: [source.url + path] } });

  test('is fetched', async () => {
    expect((await editAt('/fox.png')).status).toBe(200);
  });

  test.each([
    ['/none.png', 'unreachable: image[0] cannot be fetched: it answers with status 404.'],
    ['/moved.png', 'unreachable: image[0] cannot be fetched: it answers with status 302.'],
    ['/endless.png', 'imgy-2-source-size: image[0] must be smaller than 4 MB (4194304 bytes).'],
  ])('%s is refused', async (path, finding) => {
    const answer = await editAt(path);
    expect([answer.status, findings(answer)]).toEqual([400, [finding]]);
  });

  test('is told by its content as well', async () => {
    expect(findings(await editAt('/fox.txt'))).toEqual([
      expect.stringMatching(/^imgy-2-source-format: .+ of no known kind\.$/),
    ]);
  });
});
