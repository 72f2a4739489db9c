import { describe, expect, it } from 'vitest';
import {
  layOver,
  type Sprite,
  stillSprite,
  type Words,
} from '../../../../server/upstreams/sandbox/media/sprite.ts';
import type { Motion } from '../../../../server/upstreams/sandbox/media/stage.ts';

type Rgba = readonly [r: number, g: number, b: number, alpha: number];

const GREY: Rgba = [100, 100, 100, 255];
const RED: Rgba = [255, 0, 0, 255];

function aCanvas(width: number, height: number, color: Rgba): Words {
  const bytes = new Uint8Array(width * height * 4).map((_, at) => color[at % 4] ?? 0);
  return { words: new Int32Array(bytes.buffer), width, height };
}

function pixelAt({ words, width }: Words, x: number, y: number): number[] {
  return [...new Uint8Array(words.buffer, (y * width + x) * 4, 4)];
}

/** A sprite of one pixel at (4, 4). */
function aDot(motion: Motion): Sprite {
  const box = { left: 4, top: 4, width: 1, height: 1 };
  return { ...stillSprite(Uint8Array.from(RED), box), motion };
}

/** The position of the only red pixel in a frame. */
function dotAt(motion: Motion, phase: number): number[][] {
  const canvas = aCanvas(9, 9, GREY);
  layOver(canvas, { sprites: [aDot(motion)], phase });
  return Array.from({ length: 81 }, (_, at) => [at % 9, Math.floor(at / 9)]).filter(
    ([x = 0, y = 0]) => (pixelAt(canvas, x, y)[0] ?? 0) > 200,
  );
}

describe('a sprite laid over a frame', () => {
  const shades = [0, 1, 64, 127, 128, 200, 254, 255];

  it.each(shades)('of alpha %i mixes each channel as the formula says', (alpha) => {
    for (const value of shades) {
      for (const under of shades) {
        const canvas = aCanvas(1, 1, [under, 255 - under, under, 255]);
        const pixels = Uint8Array.from([value, value, 255 - value, alpha]);
        const sprite = stillSprite(pixels, { left: 0, top: 0, width: 1, height: 1 });
        layOver(canvas, { sprites: [sprite], phase: 0 });
        const mixed = (over: number, below: number) => (over * alpha + below * (255 - alpha)) / 255;
        const [r = 0, g = 0, b = 0, a] = pixelAt(canvas, 0, 0);
        expect(Math.abs(r - mixed(value, under))).toBeLessThanOrEqual(1);
        expect(Math.abs(g - mixed(value, 255 - under))).toBeLessThanOrEqual(1);
        expect(Math.abs(b - mixed(255 - value, under))).toBeLessThanOrEqual(1);
        expect(a).toBe(255);
      }
    }
  });

  it('is cut at the edges of the frame', () => {
    const canvas = aCanvas(4, 4, GREY);
    const pixels = new Uint8Array(10 * 10 * 4).map((_, at) => RED[at % 4] ?? 0);
    for (const [left, top] of [
      [-9, -9],
      [3, 3],
      [-9, 3],
      [20, 0],
      [0, -10],
    ] as const) {
      const sprite = stillSprite(pixels, { left, top, width: 10, height: 10 });
      layOver(canvas, { sprites: [sprite], phase: 0 });
    }
    expect(pixelAt(canvas, 0, 0)).toEqual([...RED]);
    expect(pixelAt(canvas, 3, 3)).toEqual([...RED]);
    expect(pixelAt(canvas, 0, 3)).toEqual([...RED]);
    expect(pixelAt(canvas, 1, 1)).toEqual([...GREY]);
  });

  it('swings, flows and goes round as its motion says', () => {
    const swing: Motion = { kind: 'swing', dx: 3, dy: 0, phase: 0 };
    expect(dotAt(swing, 0)).toEqual([[4, 4]]);
    expect(dotAt(swing, 0.25)).toEqual([[7, 4]]);
    expect(dotAt(swing, 0.75)).toEqual([[1, 4]]);
    expect(dotAt({ kind: 'flow', period: 4 }, 0.5)).toEqual([[2, 4]]);
    expect(dotAt({ kind: 'orbit', r: 2 }, 0.25)).toEqual([[6, 6]]);
    expect(dotAt({ kind: 'orbit', r: 2 }, 0.5)).toEqual([[4, 8]]);
  });

  it('fades to its lowest opacity in the middle of the loop', () => {
    const redness = (phase: number) => {
      const canvas = aCanvas(9, 9, [0, 0, 0, 255]);
      layOver(canvas, { sprites: [aDot({ kind: 'fade', low: 0.4, phase: 0 })], phase });
      return pixelAt(canvas, 4, 4)[0];
    };
    expect(redness(0)).toBe(255);
    expect(redness(0.5)).toBe(102);
  });
});
