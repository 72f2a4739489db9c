import sharp, { type OverlayOptions, type Sharp } from 'sharp';

/** The properties of a single-coloured picture. */
export interface PictureLike {
  readonly width?: number;
  readonly height?: number;
  readonly format?: 'png' | 'jpeg' | 'webp' | 'gif' | 'avif' | 'tiff';
  readonly colour?: string;
  /** Without this there is no alpha channel. 0 is fully transparent. */
  readonly alpha?: number;
}

const SIDE = 64;

/** Encodes a real picture. */
export function aPicture(like: PictureLike = {}): Promise<Buffer<ArrayBuffer>> {
  const { width = SIDE, height = SIDE, format = 'png', colour = '#c03020', alpha } = like;
  const background = alpha === undefined ? colour : { ...rgbOf(colour), alpha };
  const channels = alpha === undefined ? 3 : 4;
  return bufferOf(sharp({ create: { width, height, channels, background } }).toFormat(format));
}

/** A PNG of the picture's size, opaque except for a transparent square in the middle. */
export async function aMask({ width = SIDE, height = SIDE } = {}): Promise<Buffer<ArrayBuffer>> {
  const hole: OverlayOptions = {
    input: await aPicture({ width: width / 2, height: height / 2, alpha: 1 }),
    blend: 'dest-out',
  };
  const whole = sharp(await aPicture({ width, height, alpha: 1 }));
  return bufferOf(whole.composite([hole]).png());
}

/** A picture as a data URI. */
export function dataUri(picture: Uint8Array, mediaType = 'image/png'): string {
  return `data:${mediaType};base64,${Buffer.from(picture).toString('base64')}`;
}

async function bufferOf(picture: Sharp): Promise<Buffer<ArrayBuffer>> {
  return Buffer.from(await picture.toBuffer());
}

function rgbOf(colour: string): { r: number; g: number; b: number } {
  const digits = Number.parseInt(colour.slice(1), 16);
  return { r: digits >> 16, g: (digits >> 8) & 0xff, b: digits & 0xff };
}
