import sharp, { type Sharp } from 'sharp';
import type { Subject } from './art.ts';
import { type Artwork, draw, type Pixels, pictureOf } from './artwork.ts';
import { emblemOf } from './emblem.ts';
import type { Detail } from './stage.ts';

/** The output formats of pictures. */
export type ImageFormat = 'png' | 'jpeg' | 'webp';

/** A picture to draw. */
export interface ImageRequest {
  readonly prompt: string;
  /** The index among several pictures of the same prompt, from 0. */
  readonly index: number;
  /** In pixels. */
  readonly width: number;
  /** In pixels. */
  readonly height: number;
  readonly format: ImageFormat;
  /** The quality of a JPEG or WebP in percent, 0 to 100 (best); a PNG is always lossless. */
  readonly compression: number;
  /** Whether the background is transparent. A JPEG always has a background. */
  readonly transparent: boolean;
  readonly style?: 'vivid' | 'natural';
  readonly detail: Detail;
}

/** Draws the picture of a prompt; the same request gives the same bytes. */
export async function renderImage(request: ImageRequest): Promise<Uint8Array> {
  return encode(await draw(await artworkFor(request), request), request);
}

/** The artwork for a request: an emblem if the background is transparent. */
export function artworkFor(request: ImageRequest): Promise<Artwork> {
  const { prompt, index, width, height, style, detail, format, transparent } = request;
  const subject: Subject = { text: prompt, index, width, height, style: style ?? 'plain', detail };
  return transparent && format !== 'jpeg' ? emblemOf(subject) : pictureOf(subject);
}

/** Encodes pixels in the requested format and quality. */
export async function encode(
  { data, width, height }: Pixels,
  { format, compression }: Pick<ImageRequest, 'format' | 'compression'>,
): Promise<Uint8Array> {
  const picture = sharp(data, { raw: { width, height, channels: 4 } });
  const flat = format === 'jpeg' || isOpaque(data) ? picture.flatten(WHITE).removeAlpha() : picture;
  return new Uint8Array(
    await written(flat, { format, quality: Math.max(1, compression) }).toBuffer(),
  );
}

const WHITE = { background: '#ffffff' };

function written(
  picture: Sharp,
  { format, quality }: { format: ImageFormat; quality: number },
): Sharp {
  switch (format) {
    case 'png':
      return picture.png({ compressionLevel: 6 });
    case 'jpeg':
      return picture.jpeg({ quality });
    case 'webp':
      return picture.webp({ quality, effort: 2 });
  }
}

function isOpaque(data: Uint8Array): boolean {
  for (let index = 3; index < data.length; index += 4) {
    if (data[index] !== 255) return false;
  }
  return true;
}
