import sharp from 'sharp';
import { encode, type ImageRequest } from './image.ts';

/** A partial image to render from a finished picture. */
export interface UnfinishedRequest extends Pick<ImageRequest, 'format' | 'compression'> {
  /** The finished picture, as a file. */
  readonly picture: Uint8Array;
  /** The size of the smallest visible detail, in pixels. */
  readonly grain: number;
}

/** Renders a coarse version of a picture, in its own size and format. */
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
