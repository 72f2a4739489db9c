import sharp, { type OverlayOptions } from 'sharp';
import { compose, contentOf, type Subject, toSvg } from './art.ts';
import { captionFor, type Placed } from './caption.ts';

/** A picture in parts: SVG content behind, SVG content in front of it, and the letters on top. */
export interface Artwork {
  readonly scene: string;
  readonly front: string;
  readonly letterings: readonly Placed[];
}

/** RGBA pixels, four bytes each, row by row. */
export interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** The picture of a text, filling its frame, with the text as its caption. */
export async function pictureOf(subject: Subject): Promise<Artwork> {
  const { stage, layers } = compose(subject);
  const caption = await captionFor(stage, subject.text);
  return {
    scene: contentOf(layers),
    front: contentOf(caption.layers),
    letterings: caption.letterings,
  };
}

/** Draws an artwork. */
export async function draw(
  { scene, front, letterings }: Artwork,
  { width, height }: { width: number; height: number },
): Promise<Pixels> {
  const svg = toSvg(scene + front, { left: 0, top: 0, width, height });
  const data = await sharp(Buffer.from(svg))
    .composite(letterings.map(overlay))
    .ensureAlpha()
    .raw()
    .toBuffer();
  return { data, width, height };
}

/** The input that sharp needs to place lettering on a picture. */
export function overlay({ pixels, width, height, left, top }: Placed): OverlayOptions {
  return { input: Buffer.from(pixels), raw: { width, height, channels: 4 }, left, top };
}
