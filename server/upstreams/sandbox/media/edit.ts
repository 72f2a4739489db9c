import sharp from 'sharp';
import { toSvg } from './art.ts';
import { type Artwork, draw, overlay, type Pixels } from './artwork.ts';
import { PAPER } from './caption.ts';
import { type Hole, type HoleArea, holeIn, isOpen } from './hole.ts';
import { artworkFor, encode, type ImageRequest } from './image.ts';
import { letter } from './lettering.ts';
import type { Box } from './stage.ts';
import { px } from './svg.ts';
import { type EditPicture, UndecodablePicture } from './undecodable-picture.ts';

/** A picture to edit. The source and the mask are files (PNG, JPEG, WebP …) as bytes. */
export interface EditRequest extends ImageRequest {
  readonly source: Uint8Array;
  /** Pixels of alpha 0 mark the area to redraw; the rest of the source is kept. */
  readonly mask?: Uint8Array;
}

/**
 * Edits a picture according to a prompt: where the mask is transparent, or everywhere without a mask. A source or a
 * mask with another aspect ratio is cropped to the requested size.
 *
 * @throws {UndecodablePicture} if the source or the mask cannot be decoded or is too large.
 */
export async function renderEdit(request: EditRequest): Promise<Uint8Array> {
  const { source, mask } = request;
  const original = await decoded(source, { name: 'image', size: request });
  if (!mask) return encode(await repainted(original, request), request);
  const hole = holeIn(await decoded(mask, { name: 'mask', size: request, kernel: 'nearest' }));
  return encode(await filled(original, { hole, request }), request);
}

const MAX_INPUT_PIXELS = 100_000_000;
/** A smaller hole shows a part of the full-size picture instead of a picture of its own size. */
const LEAST_SCENE_PIXELS = 96;

interface Reading {
  readonly name: EditPicture;
  readonly size: { readonly width: number; readonly height: number };
  readonly kernel?: 'nearest' | 'lanczos3';
}

async function decoded(file: Uint8Array, { name, size, kernel }: Reading): Promise<Pixels> {
  const { width, height } = size;
  try {
    const data = await sharp(file, { failOn: 'error', limitInputPixels: MAX_INPUT_PIXELS })
      .autoOrient()
      .resize({ width, height, fit: 'cover', kernel: kernel ?? 'lanczos3' })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer();
    return { data, width, height };
  } catch (cause) {
    throw new UndecodablePicture(name, { cause });
  }
}

/** Fills the hole in the original with a new picture of the size of the hole. */
async function filled(
  original: Pixels,
  { hole, request }: { hole: Hole; request: EditRequest },
): Promise<Pixels> {
  if (!hole.box) return original;
  const isRoomy = Math.min(hole.box.width, hole.box.height) >= LEAST_SCENE_PIXELS;
  const { left, top, width, height } = isRoomy ? hole.box : frameOf(request);
  const artwork = await artworkFor({ ...request, width, height });
  const area: HoleArea = { hole, stride: original.width, left, top, width, height };
  const isWhole = artwork.letterings.every((lettering) => isOpen(area, lettering));
  const scene = await draw(isWhole ? artwork : await recaptioned(artwork, { area, request }), area);
  const data = new Uint8Array(original.data);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y + top) * original.width + x + left;
      if (hole.pixels[at] !== 1) continue;
      const from = (y * width + x) * 4;
      data.set(scene.data.subarray(from, from + 4), at * 4);
    }
  }
  return { ...original, data };
}

/** Blends the original with the new picture, so that both are visible, and adds the caption. */
async function repainted(original: Pixels, request: EditRequest): Promise<Pixels> {
  const { width, height } = original;
  const { scene, front, letterings } = await artworkFor(request);
  const frame = frameOf(request);
  const svg = (content: string) => Buffer.from(toSvg(content, frame));
  const source = {
    input: Buffer.from(original.data),
    raw: { width, height, channels: 4 as const },
  };
  // Without a background the source is cut to the new picture's outline.
  const isCut = request.transparent && request.format !== 'jpeg';
  const data = await sharp(svg(scene))
    .ensureAlpha()
    .composite([
      { ...source, blend: isCut ? 'in' : 'over' },
      { input: svg(`<g opacity="${REPAINT_OPACITY}">${scene}</g>`), blend: 'hard-light' },
      { input: svg(front) },
      ...letterings.map(overlay),
    ])
    .raw()
    .toBuffer();
  return { data, width, height };
}

const REPAINT_OPACITY = 0.72;

/** The artwork with its text placed where the hole has room for it, or without the text. */
async function recaptioned(
  artwork: Artwork,
  { area, request }: { area: HoleArea; request: EditRequest },
): Promise<Artwork> {
  const { width, height } = area;
  const bare = { scene: artwork.scene, front: '', letterings: [] };
  const lettering = await letter(request.prompt, {
    size: Math.max(11, Math.min(width, height) * 0.055),
    maxWidth: width * 0.6,
    maxHeight: height * 0.2,
    color: PAPER,
    align: 'centre',
  });
  if (!lettering) return bare;
  const padding = Math.round(Math.min(width, height) * 0.025);
  const left = Math.round((width - lettering.width) / 2);
  for (const share of [0.85, 0.75, 0.65, 0.5]) {
    const top = Math.round(height * share - lettering.height / 2);
    const plate = {
      left: left - padding,
      top: top - padding,
      width: lettering.width + 2 * padding,
      height: lettering.height + 2 * padding,
    };
    if (isOpen(area, plate)) {
      return { ...bare, front: plateShape(plate), letterings: [{ ...lettering, left, top }] };
    }
  }
  return bare;
}

function plateShape({ left, top, width, height }: Box): string {
  return `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="${px(height * 0.22)}" fill="#0b0d16" fill-opacity="0.72"/>`;
}

function frameOf({ width, height }: { width: number; height: number }): Box {
  return { left: 0, top: 0, width, height };
}
