import sharp from 'sharp';
import { expect, test } from 'vitest';
import { renderImage } from '../../../../server/upstreams/sandbox/media/image.ts';
import { renderUnfinished } from '../../../../server/upstreams/sandbox/media/unfinished.ts';
import { anImage } from './specimens.ts';

async function detailOf(picture: Uint8Array): Promise<number> {
  return (await sharp(picture).greyscale().stats()).sharpness;
}

test('a picture was coarser before, and of the same size and format', async () => {
  const picture = await renderImage(anImage());
  const written = { format: 'png', compression: 100 } as const;
  const coarse = await renderUnfinished({ picture, grain: 16, ...written });
  const fine = await renderUnfinished({ picture, grain: 4, ...written });
  const { width, height } = await sharp(picture).metadata();
  expect(await sharp(coarse).metadata()).toMatchObject({ width, height, format: 'png' });
  expect(await detailOf(coarse)).toBeLessThan(await detailOf(fine));
  expect(await detailOf(fine)).toBeLessThan(await detailOf(picture));
});

test('even a picture that is smaller than a grain has something to show', async () => {
  const picture = await sharp({
    create: { width: 8, height: 8, channels: 3, background: '#204060' },
  })
    .png()
    .toBuffer();
  const request = { picture, grain: 64, format: 'png', compression: 100 } as const;
  expect(await sharp(await renderUnfinished(request)).metadata()).toMatchObject({ width: 8 });
});
