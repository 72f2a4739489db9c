import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { renderEdit } from '../../../../server/upstreams/sandbox/media/edit.ts';
import { anImage, decodePicture } from './specimens.ts';

const [WIDTH, HEIGHT] = [240, 240];
/** The hole of the default mask. */
const HOLE = { left: 60, top: 80, width: 120, height: 120 };

/** A colourful source in which every pixel differs from its neighbours. */
function aSource({ width = WIDTH, height = HEIGHT } = {}): Promise<Buffer> {
  const data = Uint8Array.from({ length: width * height * 3 }, (_, at) => (at * 7919) % 251);
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

function aMask({ width = WIDTH, height = HEIGHT, hole = HOLE } = {}): Promise<Buffer> {
  const cut = { ...hole, background: '#000' };
  return sharp({ create: { width, height, channels: 4, background: '#fff' } })
    .composite([
      {
        input: { create: { ...cut, channels: 4 } },
        left: hole.left,
        top: hole.top,
        blend: 'dest-out',
      },
    ])
    .png()
    .toBuffer();
}

function isInHole(x: number, y: number): boolean {
  return (
    x >= HOLE.left && x < HOLE.left + HOLE.width && y >= HOLE.top && y < HOLE.top + HOLE.height
  );
}

/** The number of changed pixels inside and outside the hole. */
async function changes(before: Uint8Array, after: Uint8Array) {
  const [old, now] = await Promise.all([decodePicture(before), decodePicture(after)]);
  const changed = { inside: 0, outside: 0 };
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const differs = old.at(x, y).some((value, channel) => value !== now.at(x, y)[channel]);
      if (differs) changed[isInHole(x, y) ? 'inside' : 'outside'] += 1;
    }
  }
  return changed;
}

const edit = anImage({ prompt: 'a red balloon', width: WIDTH, height: HEIGHT });

describe('an edit with a mask', () => {
  it('keeps every pixel outside the hole and draws those inside anew', async () => {
    const source = await aSource();
    const result = await renderEdit({ ...edit, source, mask: await aMask() });
    const changed = await changes(source, result);
    expect(changed.outside).toBe(0);
    expect(changed.inside).toBeGreaterThan(0.98 * HOLE.width * HOLE.height);
  });

  it('follows the outline of a hole of any shape', async () => {
    const [x, y, r] = [120, 130, 70];
    const disc = `<svg width="${WIDTH}" height="${HEIGHT}"><circle cx="${x}" cy="${y}" r="${r}"/></svg>`;
    const mask = await sharp({
      create: { width: WIDTH, height: HEIGHT, channels: 4, background: '#fff' },
    })
      .composite([{ input: Buffer.from(disc), blend: 'dest-out' }])
      .png()
      .toBuffer();
    const source = await aSource();
    const [old, now] = await Promise.all([
      decodePicture(source),
      renderEdit({ ...edit, source, mask }).then(decodePicture),
    ]);
    const corner = Math.ceil(r * 0.75);
    for (const [dx, dy] of [
      [0, r + 2],
      [corner, corner],
      [-corner, corner],
      [corner, -corner],
    ] as const) {
      expect(now.at(x + dx, y + dy)).toEqual(old.at(x + dx, y + dy));
      const [inX, inY] = [x + Math.round(dx / 2), y + Math.round(dy / 2)];
      expect(now.at(inX, inY)).not.toEqual(old.at(inX, inY));
    }
  });

  it('keeps the pixels as WebP and JPEG but for the losses of the format', async () => {
    const flat = await sharp({
      create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#3a7' },
    })
      .png()
      .toBuffer();
    for (const format of ['webp', 'jpeg'] as const) {
      const result = await renderEdit({ ...edit, format, source: flat, mask: await aMask() });
      const [r = 0, g = 0, b = 0] = (await decodePicture(result)).at(10, 10);
      expect(Math.hypot(r - 0x33, g - 0xaa, b - 0x77)).toBeLessThan(6);
    }
  });

  it('changes nothing where the mask has no hole', async () => {
    const source = await aSource();
    const mask = await sharp(await aMask())
      .removeAlpha()
      .png()
      .toBuffer();
    const changed = await changes(source, await renderEdit({ ...edit, source, mask }));
    expect(changed).toEqual({ inside: 0, outside: 0 });
  });

  it('draws all anew where the mask is all hole', async () => {
    const hole = { left: 0, top: 0, width: WIDTH, height: HEIGHT };
    const mask = await aMask({ hole });
    const changed = await changes(
      await aSource(),
      await renderEdit({ ...edit, source: await aSource(), mask }),
    );
    expect(changed.inside + changed.outside).toBeGreaterThan(0.98 * WIDTH * HEIGHT);
  });

  it.each([
    [1, 1],
    [20, 200],
  ])('fills a hole of %i x %i pixels', async (width, height) => {
    const mask = await aMask({ hole: { left: 3, top: 5, width, height } });
    const result = await decodePicture(
      await renderEdit({ ...edit, source: await aSource(), mask }),
    );
    expect(result.at(3, 5).slice(0, 3)).not.toEqual(
      (await decodePicture(await aSource())).at(3, 5),
    );
  });

  it('keeps the transparency that the source has', async () => {
    const source = await sharp({
      create: { width: WIDTH, height: HEIGHT, channels: 4, background: '#11223344' },
    })
      .png()
      .toBuffer();
    const result = await decodePicture(await renderEdit({ ...edit, source, mask: await aMask() }));
    expect(result.at(0, 0)).toEqual([0x11, 0x22, 0x33, 0x44]);
    expect(result.at(120, 120)[3]).toBe(255);
  });
});

describe('an edit without a mask', () => {
  it('repaints the whole, so that both the source and the prompt show', async () => {
    const source = await aSource();
    const result = await renderEdit({ ...edit, source });
    const changed = await changes(source, result);
    const other = await renderEdit({ ...edit, source: await sharp(source).negate().toBuffer() });
    expect(changed.inside + changed.outside).toBeGreaterThan(0.95 * WIDTH * HEIGHT);
    expect(Buffer.from(other).equals(result)).toBe(false);
    expect(await renderEdit({ ...edit, prompt: 'a blue balloon', source })).not.toEqual(result);
  });

  it('leaves the background out when that is asked for', async () => {
    const result = await decodePicture(
      await renderEdit({ ...edit, transparent: true, source: await aSource() }),
    );
    expect(result.at(0, 0)[3]).toBe(0);
    expect(result.at(120, 100)[3]).toBe(255);
  });
});

describe('an edit', () => {
  it('has the same bytes each time', async () => {
    const [source, mask] = await Promise.all([aSource(), aMask()]);
    expect(await renderEdit({ ...edit, source, mask })).toEqual(
      await renderEdit({ ...edit, source, mask }),
    );
  });

  it('has the size asked for, whatever the size of the source', async () => {
    const source = await aSource({ width: 90, height: 300 });
    const mask = await aMask({ width: 90, height: 300, hole: { ...HOLE, left: 0, width: 90 } });
    const sizes = { width: 320, height: 180 };
    for (const file of [
      await renderEdit({ ...edit, ...sizes, source }),
      await renderEdit({ ...edit, ...sizes, source, mask }),
    ]) {
      expect(await sharp(file).metadata()).toMatchObject(sizes);
    }
  });

  it('refuses a source or a mask that is no picture, and says which', async () => {
    const broken = (await aSource()).subarray(0, 400);
    const source = await aSource();
    await expect(renderEdit({ ...edit, source: Buffer.from('text') })).rejects.toThrow(
      "The source image can't be decoded",
    );
    await expect(renderEdit({ ...edit, source: broken })).rejects.toThrow(
      "The source image can't be decoded",
    );
    await expect(renderEdit({ ...edit, source, mask: broken })).rejects.toThrow(
      "The mask can't be decoded",
    );
  });
});
