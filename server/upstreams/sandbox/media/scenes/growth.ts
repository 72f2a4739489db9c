import { type Color, lighter, mix } from '../color.ts';
import type { Layer, Stage } from '../stage.ts';
import { circle, type Point, polygon, shape } from '../svg.ts';
import { groundLayer, type Ridge, softRidge } from './ground.ts';

/** Rows of trees, misty behind and dark in front: conifers, or round crowns in autumn. */
export function forest(stage: Stage): Layer[] {
  const { horizon, height, unit, detail, mood } = stage;
  const count = { low: 3, standard: 4, high: 5 }[detail];
  const row = mood.place === 'autumn' ? crownRow : pineRow;
  return Array.from({ length: count }, (_, index) => {
    const depth = (index + 0.4) / (count - 0.6);
    const ridge = softRidge(stage, {
      base: horizon + (height - horizon) * (depth * 0.68 - 0.02),
      swell: unit * 4,
    });
    const size = unit * (8 + 13 * depth);
    const trees = row(stage, { ridge, depth, size });
    return groundLayer(stage, {
      id: `wood${index}`,
      ridge,
      depth: Math.min(1, depth),
      extra: trees,
    });
  });
}

/** Rolling meadows; flowers stand on the near ones. */
export function meadow(stage: Stage): Layer[] {
  const { horizon, height, unit } = stage;
  return [0.15, 0.42, 0.7, 1].map((depth, index) => {
    const ridge = softRidge(stage, {
      base: horizon + (height - horizon) * (depth * 0.62 - 0.06),
      swell: unit * 5,
      length: 130,
    });
    const layer = groundLayer(stage, { id: `meadow${index}`, ridge, depth });
    return depth < 0.4 ? layer : { ...layer, svg: layer.svg + flowers(stage, { ridge, depth }) };
  });
}

function flowers(stage: Stage, { ridge, depth }: { ridge: Ridge; depth: number }): string {
  const { width, height, unit, dice, mood, detail } = stage;
  const { accent, disc } = mood.palette;
  const count = Math.round((width / unit) * { low: 0.5, standard: 1, high: 1.6 }[detail]);
  return Array.from({ length: count }, () => {
    const x = dice.between(0, width);
    const down = dice.between(0.6, 9) ** 1.4;
    const y = Math.min(height, ridge(x) + down * unit * 0.75);
    const r = unit * (0.25 + down * 0.035) * (0.7 + depth * 0.5);
    const fill = dice.chance(0.65) ? accent : mix(accent, disc, 0.7);
    return circle({ x, y, r }, { fill, opacity: 0.85 });
  }).join('');
}

interface Row {
  readonly ridge: Ridge;
  readonly depth: number;
  /** The height of a usual tree, in pixels. */
  readonly size: number;
}

/** Conifers along a ridge. */
export function pineRow(stage: Stage, { ridge, depth, size }: Row): string {
  const { width, dice, mood, unit } = stage;
  const color = mix(mood.palette.far, mood.palette.near, Math.min(1, depth) ** 0.85);
  const gap = size * 0.36;
  const count = Math.ceil((width + 4 * unit) / gap);
  const path = Array.from({ length: count }, (_, index) => {
    const x = -2 * unit + (index + dice.between(0.1, 0.9)) * gap;
    const tall = size * dice.between(0.55, 1.25);
    return pine({ x, y: ridge(x) + unit * 1.5, tall });
  }).join('');
  return shape(path, { fill: lighter(color, 0.03) });
}

function pine({ x, y, tall }: { x: number; y: number; tall: number }): string {
  const half = tall * 0.2;
  const side = (sign: 1 | -1): Point[] => [
    [x, y - tall],
    [x + sign * half * 0.45, y - tall * 0.66],
    [x + sign * half * 0.24, y - tall * 0.66],
    [x + sign * half * 0.75, y - tall * 0.36],
    [x + sign * half * 0.4, y - tall * 0.36],
    [x + sign * half, y],
  ];
  return polygon([...side(1), ...side(-1).toReversed()]);
}

function crownRow(stage: Stage, { ridge, depth, size }: Row): string {
  const { width, dice, mood, unit } = stage;
  const { far, near, accent } = mood.palette;
  const gap = size * 0.5;
  const count = Math.ceil((width + 4 * unit) / gap);
  return Array.from({ length: count }, (_, index) => {
    const x = -2 * unit + (index + dice.between(0.1, 0.9)) * gap;
    const leaf = mix(mix(far, accent, dice.between(0.1, 0.9)), near, depth * 0.55);
    const tall = size * dice.between(0.5, 0.95);
    return crown({ x, y: ridge(x) + unit * 1.5, tall }, { leaf, trunk: near });
  }).join('');
}

function crown(
  { x, y, tall }: { x: number; y: number; tall: number },
  { leaf, trunk }: { leaf: Color; trunk: Color },
): string {
  const r = tall * 0.27;
  const stem = tall * 0.05;
  const wood = polygon([
    [x - stem, y],
    [x - stem * 0.5, y - tall * 0.6],
    [x + stem * 0.5, y - tall * 0.6],
    [x + stem, y],
  ]);
  return (
    shape(wood, { fill: trunk }) +
    circle({ x: x - r * 0.6, y: y - tall * 0.55, r: r * 0.8 }, { fill: leaf }) +
    circle({ x: x + r * 0.6, y: y - tall * 0.58, r: r * 0.85 }, { fill: leaf }) +
    circle({ x, y: y - tall * 0.74, r }, { fill: lighter(leaf, 0.025) })
  );
}
