import sharp from 'sharp';
import { encode, type ImageRequest } from './image.ts';

/** A picture to show as it was before it was finished. */
export interface UnfinishedRequest extends Pick<ImageRequest, 'format' | 'compression'> {
  /** The finished picture, as a file. */
  readonly picture: Uint8Array;
  /** How coarse it was: the side of the smallest thing to be seen, in pixels. */
  readonly grain: number;
}

/** Draws a picture as coarse as it was before it was finished, at its own size and in the same format. */
export async function renderUnfinished({
  picture,
  grain,
  ...written
}: UnfinishedRequest): Promise<Uint8Array> {
  const { width, height } = await sharp(picture).metadata();
  const grains = { width: inGrains(width, grain), height: inGrains(height, grain) };
  const coarse = await sharp(picture)
    .ensureAlpha()
    .resize({ ...grains, fit: 'fill' })
    .raw()
    .toBuffer();
  const data = await sharp(coarse, { raw: { ...grains, channels: 4 } })
    .resize({ width, height, fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer();
  return encode({ data, width, height }, written);
}

function inGrains(length: number, grain: number): number {
  return Math.max(1, Math.round(length / grain));
}
