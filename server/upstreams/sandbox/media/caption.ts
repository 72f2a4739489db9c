import type { Color } from './color.ts';
import { type Lettering, letter } from './lettering.ts';
import { breadth, withoutPictures } from './plain-text.ts';
import { everywhere, type Layer, type Stage, still } from './stage.ts';
import { px, shape, verticalGradient } from './svg.ts';

/** Lettering and where its upper left corner goes, in pixels. */
export interface Placed extends Lettering {
  readonly left: number;
  readonly top: number;
}

/** A text set into a picture: what lies under the letters, and the letters. */
export interface Caption {
  readonly layers: readonly Layer[];
  readonly letterings: readonly Placed[];
}

/** Places a text at the bottom of a picture, in large type if it is short, on a shade that keeps it legible. */
export async function captionFor(stage: Stage, text: string): Promise<Caption> {
  const { width, height, unit } = stage;
  const margin = Math.round(unit * MARGIN_UNITS);
  const maxWidth = Math.min(width - 2 * margin, unit * WIDEST_UNITS);
  const lettering = await letter(text, {
    size: titleSize(stage, { text, maxWidth }),
    maxWidth,
    maxHeight: height * HIGHEST_SHARE,
    color: PAPER,
  });
  if (!lettering) return { layers: [], letterings: [] };
  const top = height - margin - lettering.height;
  return {
    layers: [shade(stage, top), rule(stage, { left: margin, bottom: top - unit * 3 })],
    letterings: [{ ...lettering, left: margin, top }],
  };
}

/** The colour of letters on a dark ground. */
export const PAPER: Color = { l: 0.975, c: 0.015, h: 85 };

/** The darkest of the picture's colours, dark enough for light letters on it. */
export function inkOf({ mood }: Stage): Color {
  const { near } = mood.palette;
  return { l: Math.min(near.l, 0.2), c: Math.min(near.c, 0.05), h: near.h };
}

/**
 * The size for a text's title in pixels: the longer the text, the smaller. A title that nearly
 * fits on one line of `maxWidth` pixels is made to fit.
 */
export function titleSize(
  { unit }: Stage,
  { text, maxWidth }: { text: string; maxWidth: number },
): number {
  const length = breadth(withoutPictures(text));
  const step = TITLE_SIZES.find(({ upTo }) => length <= upTo);
  const size = unit * (step?.units ?? LONG_TEXT_UNITS);
  const onOneLine = maxWidth / (length * DEFAULT_CHARACTER);
  const fitting = onOneLine > size * LEAST_FIT ? Math.min(size, onOneLine) : size;
  return Math.max(SMALLEST_SIZE_PIXELS, fitting);
}

const MARGIN_UNITS = 6.5;
const WIDEST_UNITS = 125;
const HIGHEST_SHARE = 0.34;
const SMALLEST_SIZE_PIXELS = 11;
/** The usual width of a character, as a share of the font size. */
const DEFAULT_CHARACTER = 0.65;
const LEAST_FIT = 0.7;
const LONG_TEXT_UNITS = 3.4;
const TITLE_SIZES = [
  { upTo: 14, units: 11.5 },
  { upTo: 32, units: 8.6 },
  { upTo: 80, units: 6 },
  { upTo: 200, units: 4.4 },
] as const;

function shade(stage: Stage, textTop: number): Layer {
  const { width, height, unit } = stage;
  const top = Math.max(0, textTop - unit * 16);
  const color = inkOf(stage);
  const paint = verticalGradient('shade-of-caption', {
    top,
    bottom: height,
    stops: [
      { at: 0, color, opacity: 0 },
      { at: 0.35, color, opacity: 0.5 },
      { at: 1, color, opacity: 0.86 },
    ],
  });
  const body = `M0 ${px(top)}H${width}V${height}H0Z`;
  return still(`<defs>${paint.defs}</defs>${shape(body, { fill: paint.paint })}`, {
    ...everywhere(stage),
    top: Math.floor(top),
    height: height - Math.floor(top),
  });
}

/** The short bar above a title. */
function rule(stage: Stage, { left, bottom }: { left: number; bottom: number }): Layer {
  const { unit, mood } = stage;
  const [width, height] = [Math.max(1, Math.round(unit * 8)), Math.max(2, Math.round(unit * 0.8))];
  const color = { ...mood.palette.accent, l: Math.max(mood.palette.accent.l, 0.68) };
  const box = { left, top: Math.round(bottom) - height, width, height };
  return still(
    shape(`M${box.left} ${box.top}h${width}v${height}h${-width}Z`, { fill: color }),
    box,
  );
}
