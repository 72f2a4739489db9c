import { UndecodablePicture } from './media/undecodable-picture.ts';

/** Width and height in pixels. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

const DEFAULT_SIZE: ImageSize = { width: 1024, height: 1024 };
/** An image that is edited at its own size is scaled down to at most this. */
const MAX_LONGER_SIDE = 2048;

/** Reads a size such as `1536x1024`; `auto` is the default size. */
export function sizeOf(text: string): ImageSize {
  const [width, height] = text.split('x').map(Number);
  return width !== undefined && height !== undefined ? { width, height } : DEFAULT_SIZE;
}

/**
 * The size of an image, scaled down to the maximum size for rendering.
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
