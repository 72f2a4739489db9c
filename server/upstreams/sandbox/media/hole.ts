import type { Pixels } from './artwork.ts';
import type { Box } from './stage.ts';

/** The pixels of a mask that are to be redrawn: one byte each, 1 where alpha is 0. */
export interface Hole {
  readonly pixels: Uint8Array;
  /** The bounding box of the hole. */
  readonly box: Box | undefined;
}

/** Finds the hole in a mask. */
export function holeIn({ data, width, height }: Pixels): Hole {
  const pixels = new Uint8Array(width * height);
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      if (data[at * 4 + 3] !== 0) continue;
      pixels[at] = 1;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  if (right < 0) return { pixels, box: undefined };
  return { pixels, box: { left, top, width: right - left + 1, height: bottom - top + 1 } };
}

/** The area of the picture that is drawn to fill a hole. */
export interface HoleArea extends Box {
  readonly hole: Hole;
  /** The width of the whole picture in pixels. */
  readonly stride: number;
}

/** Whether a box, given within the area, has its four corners in the hole. */
export function isOpen({ hole, stride, left, top }: HoleArea, box: Box): boolean {
  const columns = [box.left, box.left + box.width - 1];
  const rows = [box.top, box.top + box.height - 1];
  return rows.every((y) => columns.every((x) => hole.pixels[(y + top) * stride + x + left] === 1));
}
