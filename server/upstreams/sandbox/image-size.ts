import type { ImageOrder } from '../port/images.ts';
import { UndecodablePicture } from './media/undecodable-picture.ts';

/** Width and height in pixels. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

const DEFAULT_SIZE: ImageSize = { width: 1024, height: 1024 };
/** A model sees a larger image scaled down to this. */
const MAX_LONGER_SIDE = 2048;

/**
 * The size to draw an order at. For `auto` it is the one of the model's sizes that is nearest to the wanted size: in its
 * aspect ratio first, then in its area.
 */
export function sizeFor(
  { size, sizes = [] }: Pick<ImageOrder, 'size' | 'sizes'>,
  wanted: ImageSize = DEFAULT_SIZE,
): ImageSize {
  const asked = readSize(size);
  if (asked !== undefined) return asked;
  const [nearest = DEFAULT_SIZE] = sizes
    .flatMap((one) => readSize(one) ?? [])
    .map((one) => ({ ...one, ...distance(one, wanted) }))
    .toSorted((one, other) => one.inAspect - other.inAspect || one.inArea - other.inArea);
  return { width: nearest.width, height: nearest.height };
}

/** Reads a size such as `1536x1024`; `undefined` if it is none, as `auto`. */
function readSize(text: string): ImageSize | undefined {
  const [width, height] = text.split('x').map(Number);
  return width !== undefined && height !== undefined ? { width, height } : undefined;
}

/** How far a size is from another one; twice as much is as far as half as much. */
function distance(one: ImageSize, other: ImageSize): { inAspect: number; inArea: number } {
  const across = Math.log(one.width / other.width);
  const down = Math.log(one.height / other.height);
  return { inAspect: Math.abs(across - down), inArea: Math.abs(across + down) };
}

/**
 * The size at which a model sees an image.
 *
 * @throws {UndecodablePicture} if it is not a decodable image
 */
export async function sizeOfPicture(picture: Uint8Array): Promise<ImageSize> {
  const { width, height } = await metadataOf(picture);
  const scale = Math.min(1, MAX_LONGER_SIDE / Math.max(width, height));
  const scaled = (length: number): number => Math.max(1, Math.round(length * scale));
  return { width: scaled(width), height: scaled(height) };
}

async function metadataOf(picture: Uint8Array): Promise<ImageSize> {
  // Loaded on demand, with the first image that is edited.
  const { default: sharp } = await import('sharp');
  try {
    return (await sharp(picture).metadata()).autoOrient;
  } catch (cause) {
    throw new UndecodablePicture('image', { cause });
  }
}

/**
 * Computes the size from an aspect ratio and the shorter side, such as `16:9` and `720p`. Sides are even, as video
 * codecs require.
 */
export function videoSize(aspectRatio: string, resolution: string): ImageSize {
  const [across = 16, down = 9] = aspectRatio.split(':').map(Number);
  const shorter = Number.parseInt(resolution, 10);
  const scale = shorter / Math.min(across, down);
  return { width: even(across * scale), height: even(down * scale) };
}

function even(length: number): number {
  return Math.round(length / 2) * 2;
}
