import { type Caption, inkOf, PAPER } from './caption.ts';
import { type Color, css, lighter } from './color.ts';
import { diceFor } from './dice.ts';
import { letter } from './lettering.ts';
import { type Box, type Disc, type Layer, type Stage, still } from './stage.ts';
import { circle, polygon, px, shape, stroke, verticalGradient } from './svg.ts';

/** The voices and references that a video was requested with. */
export interface Cast {
  /** Names of the voices that speak in the video. */
  readonly voices: readonly string[];
  /** URLs of the reference pictures. */
  readonly references: readonly string[];
}

/**
 * Badges for the voices and references at the upper edge of a video: the voices' names, and a numbered tile for each
 * reference.
 */
export async function badgesFor(stage: Stage, cast: Cast): Promise<Caption> {
  const layout = layoutOf(stage, cast);
  const plate = cast.voices.length > 0 ? [voicePlate(stage, { layout, voices: cast.voices })] : [];
  const extra = cast.references.length - layout.tiles.length;
  const tiles = layout.tiles.map((box, index) => {
    const isLast = index === layout.tiles.length - 1;
    const text = isLast && extra > 0 ? `+${extra + 1}` : String(index + 1);
    return tile(stage, { box, text, address: cast.references[index] ?? '' });
  });
  const badges = await Promise.all([...plate, ...tiles]);
  return {
    layers: badges.flatMap(({ layers }) => layers),
    letterings: badges.flatMap(({ letterings }) => letterings),
  };
}

/** The dial in the upper left corner; its hand makes one turn per loop of the video. */
export function dialFor(stage: Stage): Layer[] {
  const { unit } = stage;
  const r = (unit * ROW_UNITS) / 2;
  const center = { x: unit * MARGIN_UNITS + r, y: unit * MARGIN_UNITS + r };
  const track = r * 0.62;
  const hand = { x: center.x, y: center.y - track, r: unit * 0.95 };
  const face =
    circle({ ...center, r }, { fill: inkOf(stage), opacity: PLATE_OPACITY }) +
    circle({ ...center, r: track + unit * 0.35 }, { fill: PAPER, opacity: 0.3 }) +
    circle({ ...center, r: track - unit * 0.35 }, { fill: inkOf(stage) });
  return [
    still(face, squareAround({ ...center, r })),
    {
      svg: circle(hand, { fill: PAPER }),
      box: squareAround(hand),
      motion: { kind: 'orbit', r: track },
    },
  ];
}

const MARGIN_UNITS = 5;
const ROW_UNITS = 7.6;
const GAP_UNITS = 1.8;
const TILE_UNITS = 10;
const MOST_TILES = 7;
const PLATE_OPACITY = 0.66;
/** Pictures at least this wide have room for the tiles beside the voices. */
const WIDE_UNITS = 150;

function squareAround({ x, y, r }: Disc): Box {
  const side = 2 * Math.ceil(r) + 3;
  return { left: Math.floor(x - r) - 1, top: Math.floor(y - r) - 1, width: side, height: side };
}

interface Layout {
  readonly plateLeft: number;
  readonly plateMaxWidth: number;
  readonly tiles: readonly Box[];
}

function layoutOf({ width, unit }: Stage, { references }: Cast): Layout {
  const margin = unit * MARGIN_UNITS;
  const gap = unit * GAP_UNITS;
  const size = Math.round(unit * TILE_UNITS);
  const count = Math.min(references.length, MOST_TILES);
  const rowWidth = count * (size + gap) - gap;
  const isBeside = width >= unit * WIDE_UNITS;
  const left = isBeside ? width - margin - rowWidth : margin;
  const top = isBeside ? margin : margin + unit * ROW_UNITS + gap;
  const plateLeft = margin + unit * ROW_UNITS + gap;
  return {
    plateLeft,
    plateMaxWidth: (isBeside && count > 0 ? left - gap : width - margin) - plateLeft,
    tiles: Array.from({ length: count }, (_, index) => ({
      left: Math.round(left + index * (size + gap)),
      top: Math.round(top),
      width: size,
      height: size,
    })),
  };
}

async function voicePlate(
  stage: Stage,
  { layout, voices }: { layout: Layout; voices: readonly string[] },
): Promise<Caption> {
  const { unit } = stage;
  const tall = unit * ROW_UNITS;
  const iconWidth = unit * 9;
  const lettering = await letter(voices.join(' · '), {
    size: Math.max(10, unit * 3.7),
    maxWidth: layout.plateMaxWidth - iconWidth - unit * 3,
    maxHeight: Math.max(13, unit * 5),
    color: PAPER,
  });
  if (!lettering) return { layers: [], letterings: [] };
  const box = {
    left: Math.round(layout.plateLeft),
    top: Math.round(unit * MARGIN_UNITS),
    width: Math.round(iconWidth + lettering.width + unit * 3.4),
    height: Math.round(tall),
  };
  const plate = roundedBox(box, { r: tall / 2, fill: inkOf(stage), opacity: PLATE_OPACITY });
  const placed = {
    ...lettering,
    left: Math.round(box.left + iconWidth),
    top: Math.round(box.top + (box.height - lettering.height) / 2),
  };
  return {
    layers: [still(plate + soundWave(stage, box), box)],
    letterings: [placed],
  };
}

/** Five bars of different height, as a voice looks on a meter. */
function soundWave({ unit, mood }: Stage, { left, top, height }: Box): string {
  const middle = top + height / 2;
  const bars = [0.9, 2, 1.3, 2.4, 1.1].map((half, index) => {
    const x = left + unit * (2.9 + index * 1.15);
    return `M${px(x)} ${px(middle - unit * half * 0.8)}V${px(middle + unit * half * 0.8)}`;
  });
  const color = { ...mood.palette.accent, l: Math.max(0.72, mood.palette.accent.l) };
  return stroke(bars.join(''), { color, width: unit * 0.6 });
}

function roundedBox(
  { left, top, width, height }: Box,
  { r, fill, opacity = 1 }: { r: number; fill: Color | string; opacity?: number },
): string {
  const paint = typeof fill === 'string' ? fill : css(fill);
  return `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="${px(r)}" fill="${paint}" fill-opacity="${opacity}"/>`;
}

/** A small picture whose colours are derived from the URL, with its number. */
async function tile(
  stage: Stage,
  { box, text, address }: { box: Box; text: string; address: string },
): Promise<Caption> {
  const { left, top, width: size } = box;
  const number = await letter(text, {
    size: Math.max(10, size * 0.4),
    maxWidth: size * 0.9,
    maxHeight: size * 0.6,
    color: PAPER,
  });
  const rim = Math.max(1, stage.unit * 0.45);
  const frame = roundedBox(box, { r: size * 0.2, fill: PAPER });
  const inner = { left: left + rim, top: top + rim, width: size - 2 * rim, height: size - 2 * rim };
  const letterings = number
    ? [
        {
          ...number,
          left: Math.round(left + size * 0.14),
          top: Math.round(top + size * 0.88 - number.height),
        },
      ]
    : [];
  return { layers: [still(frame + thumbnail(inner, address), box)], letterings };
}

function thumbnail(box: Box, address: string): string {
  const { left, top, width: size } = box;
  const dice = diceFor('reference', address);
  const hue = dice.between(0, 360);
  const sky: Color = { l: 0.74, c: 0.13, h: hue };
  const land: Color = { l: 0.36, c: 0.1, h: hue + dice.between(-50, 50) };
  const id = `tile${Math.round(left)}`;
  const paint = verticalGradient(id, {
    top,
    bottom: top + size,
    stops: [
      { at: 0, color: lighter(sky, -0.12) },
      { at: 1, color: lighter(sky, 0.1) },
    ],
  });
  const sun = {
    x: left + size * dice.between(0.25, 0.75),
    y: top + size * 0.3,
    r: size * 0.13,
  };
  const peak = left + size * dice.between(0.25, 0.75);
  const hill = polygon([
    [left, top + size * 0.78],
    [peak, top + size * 0.42],
    [left + size, top + size * 0.82],
    [left + size, top + size],
    [left, top + size],
  ]);
  const clip = `${id}-clip`;
  return `<defs>${paint.defs}<clipPath id="${clip}">${roundedBox(box, { r: size * 0.17, fill: PAPER })}</clipPath></defs><g clip-path="url(#${clip})">${roundedBox(box, { r: 0, fill: paint.paint })}${circle(sun, { fill: lighter(sky, 0.2) })}${shape(hill, { fill: land })}</g>`;
}
