import sharp from 'sharp';
import { toSvg } from './art.ts';
import type { Box, Layer, Motion } from './stage.ts';

/**
 * Pixels with premultiplied alpha, one number each: alpha in the highest byte, then blue, green and red. In memory the
 * bytes are RGBA on little-endian machines.
 */
export interface Words {
  readonly words: Int32Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

/** A drawn layer: pixels, where they lie in the picture, and how they move. */
export interface Sprite extends Words {
  readonly left: number;
  readonly top: number;
  readonly motion: Motion;
  /** From this row down, all pixels are opaque. */
  readonly solidFrom: number;
}

/** Renders layers once, so that frames can be composed of them; adjacent still layers are merged. */
export function spritesOf(layers: readonly Layer[]): Promise<Sprite[]> {
  return Promise.all(merged(layers).map(drawn));
}

/** A sprite that stays where it is. The pixels are RGBA, not yet multiplied. */
export function stillSprite(pixels: Uint8Array, { left, top, width, height }: Box): Sprite {
  const words = multiplied(pixels);
  const solidFrom = Math.ceil(solidStart(words) / width);
  return { words, left, top, width, height, motion: { kind: 'still' }, solidFrom };
}

function solidStart(words: Int32Array): number {
  let at = words.length;
  while (at > 0 && (words[at - 1] ?? 0) >>> 24 === OPAQUE) at -= 1;
  return at;
}

/** Draws sprites onto a frame, in their positions at `phase`, 0 to 1, of a video's loop. The frame is modified. */
export function layOver(
  frame: Words,
  { sprites, phase }: { sprites: readonly Sprite[]; phase: number },
): void {
  for (const sprite of sprites) blend(frame, { sprite, ...placeOf(sprite, phase) });
}

async function drawn({ svg, box, motion }: Layer): Promise<Sprite> {
  const pixels = await sharp(Buffer.from(toSvg(svg, box)))
    .ensureAlpha()
    .raw()
    .toBuffer();
  return { ...stillSprite(pixels, box), motion };
}

function multiplied(pixels: Uint8Array): Int32Array<ArrayBuffer> {
  // Copies the bytes, because an `Int32Array` view must be aligned to four bytes.
  const words = new Int32Array(new Uint8Array(pixels).buffer);
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? 0;
    const alpha = word >>> 24;
    if (alpha !== OPAQUE) words[at] = times(word & COLORS, alpha) | (alpha << 24);
  }
  return words;
}

function merged(layers: readonly Layer[]): Layer[] {
  const sheets: Layer[] = [];
  for (const layer of layers) {
    const last = sheets.at(-1);
    if (last?.motion.kind === 'still' && layer.motion.kind === 'still') {
      const box = around(last.box, layer.box);
      sheets.splice(-1, 1, { svg: last.svg + layer.svg, box, motion: layer.motion });
    } else {
      sheets.push(layer);
    }
  }
  return sheets;
}

function around(a: Box, b: Box): Box {
  const left = Math.min(a.left, b.left);
  const top = Math.min(a.top, b.top);
  const right = Math.max(a.left + a.width, b.left + b.width);
  const bottom = Math.max(a.top + a.height, b.top + b.height);
  return { left, top, width: right - left, height: bottom - top };
}

interface SpritePosition {
  readonly left: number;
  readonly top: number;
  /** 0 to 1. */
  readonly opacity: number;
}

function placeOf({ left, top, motion }: Sprite, phase: number): SpritePosition {
  switch (motion.kind) {
    case 'still':
      return { left, top, opacity: 1 };
    case 'swing': {
      const share = Math.sin(2 * Math.PI * (phase + motion.phase));
      return {
        left: left + Math.round(motion.dx * share),
        top: top + Math.round(motion.dy * share),
        opacity: 1,
      };
    }
    case 'flow':
      return { left: left - Math.round(motion.period * phase), top, opacity: 1 };
    case 'orbit': {
      const angle = 2 * Math.PI * phase;
      return {
        left: left + Math.round(motion.r * Math.sin(angle)),
        top: top + Math.round(motion.r * (1 - Math.cos(angle))),
        opacity: 1,
      };
    }
    case 'fade': {
      const share = (1 + Math.cos(2 * Math.PI * (phase + motion.phase))) / 2;
      return { left, top, opacity: motion.low + (1 - motion.low) * share };
    }
  }
}

function blend(
  frame: Words,
  { sprite, left, top, opacity }: SpritePosition & { sprite: Sprite },
): void {
  const from = Math.max(0, -left);
  const to = Math.min(sprite.width, frame.width - left);
  if (from >= to) return;
  const lastRow = Math.min(sprite.height, frame.height - top);
  const strength = Math.round(opacity * OPAQUE);
  const solidFrom = strength === OPAQUE ? sprite.solidFrom : sprite.height;
  for (let y = Math.max(0, -top); y < lastRow; y++) {
    const start = y * sprite.width;
    const shift = (y + top) * frame.width + left - start;
    if (y >= solidFrom) {
      frame.words.set(sprite.words.subarray(start + from, start + to), start + from + shift);
    } else {
      blendRow(frame.words, sprite.words, { from: start + from, to: start + to, shift, strength });
    }
  }
}

/**
 * The loop that dominates the cost of a video. It processes two channels at once: `RED_BLUE` masks every other byte, so
 * that each has room for its product.
 */
function blendRow(
  target: Int32Array,
  source: Int32Array,
  row: { from: number; to: number; shift: number; strength: number },
): void {
  const { to, shift, strength } = row;
  for (let at = row.from; at < to; at++) {
    const word = source[at] ?? 0;
    if (word === 0) continue;
    const over = strength === OPAQUE ? word : times(word, strength);
    const rest = OPAQUE - (over >>> 24);
    target[at + shift] = rest === 0 ? over : (over + times(target[at + shift] ?? 0, rest)) | 0;
  }
}

const OPAQUE = 255;
const COLORS = 0x00ffffff;
const RED_BLUE = 0x00ff00ff;
const HALVES = 0x00800080;

/**
 * Multiplies all four bytes of a word by `factor` / 255, rounded (the sum replaces the division). Every step is
 * truncated to a signed 32-bit integer, which the engine optimizes best.
 */
function times(word: number, factor: number): number {
  const low = (Math.imul(word & RED_BLUE, factor) + HALVES) | 0;
  const high = (Math.imul((word >>> 8) & RED_BLUE, factor) + HALVES) | 0;
  return (
    (((low + ((low >>> 8) & RED_BLUE)) >>> 8) & RED_BLUE) |
    ((high + ((high >>> 8) & RED_BLUE)) & ~RED_BLUE)
  );
}
