import { createRequire } from 'node:module';
import sharp from 'sharp';
import { type Color, css } from './color.ts';
import { withoutPictures } from './plain-text.ts';

/** Rendered text: RGBA pixels, four bytes each, row by row. */
export interface Lettering {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Text layout; all lengths are in pixels. */
export interface Hand {
  /** The size of the font. */
  readonly size: number;
  /** Lines wrap at this width; none is wider. */
  readonly maxWidth: number;
  /** Text that needs more height is truncated with an ellipsis. */
  readonly maxHeight: number;
  readonly color: Color;
  readonly align?: 'left' | 'centre';
}

/**
 * Renders a text in a bold sans-serif font that comes with the project. Invisible characters, and those that the fonts
 * have no glyph for, are left out. Returns `undefined` if nothing visible is left, or there is no room for a single
 * character.
 */
export async function letter(text: string, hand: Hand): Promise<Lettering | undefined> {
  const characters = [...withoutPictures(text)];
  if (characters.length === 0 || hand.maxWidth < hand.size) return undefined;
  await fallbackFont();
  let kept = Math.min(characters.length, capacity(hand));
  for (;;) {
    const cut = kept < characters.length;
    const written = await write(characters.slice(0, kept).join('') + (cut ? '…' : ''), hand);
    if (written.height <= hand.maxHeight || kept <= FEWEST_CHARACTERS)
      return cropped(written, hand);
    kept = Math.max(FEWEST_CHARACTERS, Math.floor(kept * SHRINK));
  }
}

const FEWEST_CHARACTERS = 3;
const SHRINK = 0.88;
/** A lower bound of the average width of a character, as a share of the font size. */
const NARROWEST_CHARACTER = 0.36;
const LINE_HEIGHT = 1.18;

const HEADLINE_FONT = 'DejaVu Sans Condensed Bold';
const HEADLINE_FILE = fontFile('DejaVuSansCondensed-Bold.ttf');
const FALLBACK_FONT = 'DejaVu Sans';
const FALLBACK_FILE = fontFile('DejaVuSans.ttf');

function fontFile(name: string): string {
  return createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${name}`);
}

let fallbackLoading: Promise<unknown> | undefined;

/**
 * Loads the font with the widest range of scripts. Loaded fonts serve as fallbacks for all later text, so this one must
 * be loaded first: the same text must always look the same.
 */
function fallbackFont(): Promise<unknown> {
  fallbackLoading ??= sharp({
    text: { text: 'A', font: FALLBACK_FONT, fontfile: FALLBACK_FILE },
  })
    .raw()
    .toBuffer();
  return fallbackLoading;
}

function capacity({ size, maxWidth, maxHeight }: Hand): number {
  const lines = Math.max(1, Math.floor(maxHeight / (size * LINE_HEIGHT)));
  return Math.ceil((lines * maxWidth) / (size * NARROWEST_CHARACTER));
}

async function write(text: string, { size, maxWidth, color, align }: Hand): Promise<Lettering> {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${css(color)}">${escaped(text)}</span>`,
      font: `${HEADLINE_FONT} ${Math.round(size)}`,
      fontfile: HEADLINE_FILE,
      width: Math.round(maxWidth),
      align: align ?? 'left',
      wrap: 'word-char',
      spacing: Math.round(size * 0.12),
      rgba: true,
      // At 72 dots an inch a point is a pixel.
      dpi: 72,
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** A single very large glyph can exceed the available space; the excess is cropped. */
function cropped({ pixels, width, height }: Lettering, { maxWidth, maxHeight }: Hand): Lettering {
  const [right, bottom] = [
    Math.min(width, Math.round(maxWidth)),
    Math.min(height, Math.round(maxHeight)),
  ];
  if (right === width && bottom === height) return { pixels, width, height };
  const kept = new Uint8Array(right * bottom * 4);
  for (let y = 0; y < bottom; y++) {
    kept.set(pixels.subarray(y * width * 4, (y * width + right) * 4), y * right * 4);
  }
  return { pixels: kept, width: right, height: bottom };
}
