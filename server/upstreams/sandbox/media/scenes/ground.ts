import { type Color, lighter, mix } from '../color.ts';
import { below, type Layer, type Stage } from '../stage.ts';
import { line, type Point, polygon, px, shape, stroke, verticalGradient } from '../svg.ts';

/** The outline of a range of hills: the height in pixels from the top at each `x`. */
export type Ridge = (x: number) => number;

/** A soft ridge around `base`, at most about `swell` pixels above or below it. */
export function softRidge(
  { unit, dice }: Stage,
  { base, swell, length = 120 }: { base: number; swell: number; length?: number },
): Ridge {
  const waves = [
    { share: 0.62, length: length * dice.between(0.85, 1.3) },
    { share: 0.28, length: length * dice.between(0.4, 0.6) },
    { share: 0.1, length: length * dice.between(0.18, 0.26) },
  ].map((wave) => ({ ...wave, phase: dice.between(0, 2 * Math.PI) }));
  return (x) =>
    base +
    waves.reduce(
      (sum, wave) =>
        sum + wave.share * swell * Math.sin((2 * Math.PI * x) / (wave.length * unit) + wave.phase),
      0,
    );
}

/** The points of a ridge over the whole width and `margin` beyond. */
function pointsOf(ridge: Ridge, { width, margin }: { width: number; margin: number }) {
  const step = (width + 2 * margin) / RIDGE_STEPS;
  return Array.from({ length: RIDGE_STEPS + 1 }, (_, index): Point => {
    const x = -margin + index * step;
    return [x, ridge(x)];
  });
}

/** The ground under a ridge: `depth` 0 is far and misty, 1 is near and dark. */
export function groundLayer(
  stage: Stage,
  { id, ridge, depth, extra = '' }: { id: string; ridge: Ridge; depth: number; extra?: string },
): Layer {
  const { width, height, unit, mood } = stage;
  const swing = unit * (0.4 + depth * 1.1);
  const margin = swing + 2;
  const points = pointsOf(ridge, { width, margin });
  const top = Math.min(...points.map(([, y]) => y));
  const color = mix(mood.palette.far, mood.palette.near, depth ** 0.85);
  const mist = mix(color, mood.palette.horizon, 0.3 * (1 - depth));
  const paint = verticalGradient(id, {
    top,
    bottom: top + (height - top) * 0.6,
    stops: [
      { at: 0, color: lighter(color, 0.035) },
      { at: 1, color: depth > 0.8 ? lighter(color, -0.03) : mist },
    ],
  });
  const body = polygon([...points, [width + margin, height], [-margin, height]]);
  return {
    svg: `<defs>${paint.defs}</defs>${extra}${shape(body, { fill: paint.paint })}`,
    box: below(stage, { top: top - unit * (extra ? TALLEST_EXTRA_UNITS : 1), margin }),
    motion:
      depth > STILL_DEPTH
        ? { kind: 'swing', dx: swing, dy: 0, phase: depth * 0.5 }
        : { kind: 'still' },
  };
}

/** What stands on a ridge (trees, cacti) rises at most this much above it. */
const TALLEST_EXTRA_UNITS = 34;

const RIDGE_STEPS = 150;
const STILL_DEPTH = 0.9;

/** Softly rolling hills, one behind the other. */
export function hills(stage: Stage): Layer[] {
  const { horizon, height, unit, detail } = stage;
  const count = { low: 3, standard: 5, high: 6 }[detail];
  return Array.from({ length: count }, (_, index) => {
    const depth = (index + 0.35) / (count - 0.4);
    const base = horizon + (height - horizon) * (depth * 0.72 - 0.04);
    const ridge = softRidge(stage, {
      base,
      swell: unit * (6.5 - depth * 1.5),
      length: 95 + depth * 60,
    });
    return groundLayer(stage, { id: `hill${index}`, ridge, depth: Math.min(1, depth) });
  });
}

/** Dunes: long ridges whose side away from the light lies in shade. */
export function dunes(stage: Stage): Layer[] {
  const { horizon, height, unit, width, dice, mood } = stage;
  const count = { low: 3, standard: 4, high: 5 }[stage.detail];
  return Array.from({ length: count }, (_, index) => {
    const depth = (index + 0.3) / (count - 0.3);
    const base = horizon + (height - horizon) * (depth * 0.66);
    const crest = width * dice.between(0.15, 0.85);
    const rise = unit * (7 + depth * 8);
    const ridge: Ridge = (x) => {
      const away = (x - crest) / (unit * (x < crest ? 62 : 40));
      return base + unit * 3 - rise * Math.exp(-(Math.abs(away) ** 1.35));
    };
    const layer = groundLayer(stage, { id: `dune${index}`, ridge, depth });
    const shade = shape(duneShade(stage, { ridge, crest, rise }), {
      fill: lighter(mood.palette.near, -0.05),
      opacity: 0.16 + 0.16 * depth,
    });
    const cacti = index === count - 2 ? cactusRow(stage, { ridge, depth }) : '';
    return {
      ...layer,
      svg: `${layer.svg}${shade}${cacti}`,
      box: below(stage, { top: layer.box.top - unit * 20 }),
      motion: { kind: 'still' } as const,
    };
  });
}

function duneShade(
  { width, height, unit }: Stage,
  { ridge, crest, rise }: { ridge: Ridge; crest: number; rise: number },
): string {
  const right = pointsOf(ridge, { width, margin: 2 }).filter(([x]) => x > crest);
  const foot: Point = [crest - unit * 9, Math.min(height, ridge(crest) + rise * 2.6)];
  const bend = `Q${px(crest + unit * 7)} ${px(ridge(crest) + rise * 0.8)} ${px(crest)} ${px(ridge(crest))}`;
  return `${line([[crest, ridge(crest)], ...right, [width + 2, height], [foot[0], height], foot])}${bend}Z`;
}

function cactusRow(stage: Stage, { ridge, depth }: { ridge: Ridge; depth: number }): string {
  const { width, unit, dice, mood } = stage;
  const color = mix(mood.palette.accent, mood.palette.near, 0.3 + depth * 0.4);
  return Array.from({ length: dice.whole(2, 3) }, (_, index) => {
    const x = width * ((index + dice.between(0.15, 0.85)) / 3);
    const size = unit * dice.between(12, 19);
    return cactus({ x, y: ridge(x) + unit * 2 }, { size, color });
  }).join('');
}

/** A saguaro with two arms, standing on a point; `size` is its height in pixels. */
function cactus(
  { x, y }: { x: number; y: number },
  { size, color }: { size: number; color: Color },
): string {
  const trunk = `M${px(x)} ${px(y)}V${px(y - size * 0.92)}`;
  const arm = (side: number, from: number, to: number) =>
    `M${px(x)} ${px(y - size * from)}H${px(x + side * size * 0.28)}V${px(y - size * to)}`;
  return (
    stroke(trunk, { color, width: size * 0.16 }) +
    stroke(arm(-1, 0.36, 0.62) + arm(1, 0.48, 0.78), { color, width: size * 0.11 })
  );
}
