import { lighter, mix } from '../color.ts';
import { below, type Layer, type Stage, still } from '../stage.ts';
import { line, type Point, polygon, px, shape, verticalGradient } from '../svg.ts';
import { groundLayer, softRidge } from './ground.ts';

/** The open sea: an island, the light's path on the water, waves that roll, a sailing boat. */
export function sea(stage: Stage): Layer[] {
  const { horizon, unit, detail } = stage;
  const island = groundLayer(stage, {
    id: 'island',
    ridge: softRidge(stage, { base: horizon + unit * 0.8, swell: unit * 6, length: 70 }),
    depth: 0.06,
  });
  const rows = { low: 3, standard: 4, high: 5 }[detail];
  const waves = Array.from({ length: rows }, (_, index) => wave(stage, { index, rows }));
  const [first, ...rest] = waves;
  return [
    island,
    surface(stage),
    lightPath(stage),
    ...(first ? [first] : []),
    ...(detail === 'low' ? [] : [boat(stage)]),
    ...rest,
  ];
}

function surface(stage: Stage): Layer {
  const { width, height, horizon, mood } = stage;
  const { palette } = mood;
  const paint = verticalGradient('water', {
    top: horizon,
    bottom: height,
    stops: [
      { at: 0, color: mix(palette.horizon, palette.far, 0.55) },
      { at: 0.25, color: palette.far },
      { at: 1, color: mix(palette.far, palette.near, 0.7) },
    ],
  });
  const body = polygon([
    [0, horizon],
    [width, horizon],
    [width, height],
    [0, height],
  ]);
  return still(
    `<defs>${paint.defs}</defs>${shape(body, { fill: paint.paint })}`,
    below(stage, { top: horizon }),
  );
}

/** Round-ended bars under the sun, wider towards the viewer: the light on the water. */
function lightPath(stage: Stage): Layer {
  const { height, horizon, unit, disc, dice, mood } = stage;
  const rows = 9;
  const path = Array.from({ length: rows }, (_, index) => {
    const share = (index + 0.6) / rows;
    const y = horizon + (height - horizon) * 0.62 * share ** 1.25;
    const half = disc.r * (0.5 + share * 0.9) * dice.between(0.45, 1.1);
    const thick = unit * (0.5 + share * 0.9);
    const x = disc.x + dice.between(-0.25, 0.25) * disc.r;
    return `M${px(x - half)} ${px(y)}h${px(2 * half)}a${px(thick / 2)} ${px(thick / 2)} 0 0 1 0 ${px(thick)}h${px(-2 * half)}a${px(thick / 2)} ${px(thick / 2)} 0 0 1 0 ${px(-thick)}Z`;
  }).join('');
  const reach = Math.ceil(disc.r * 2.2);
  return {
    svg: shape(path, { fill: mood.palette.disc, opacity: 0.62 }),
    box: {
      left: Math.floor(disc.x) - reach,
      top: Math.floor(horizon),
      width: 2 * reach,
      height: Math.ceil((height - horizon) * 0.75),
    },
    motion: { kind: 'fade', low: 0.55, phase: 0.2 },
  };
}

/** One row of waves; periodic, so that it can move in a video loop. */
function wave(stage: Stage, { index, rows }: { index: number; rows: number }): Layer {
  const { width, height, horizon, unit, dice, mood } = stage;
  const depth = (index + 0.5) / (rows - 0.5);
  const top = horizon + (height - horizon) * (0.2 + 0.55 * depth);
  // At least a pixel, also in a picture of one.
  const period = Math.max(1, Math.round(unit * (20 + 22 * depth)));
  const swell = unit * (0.7 + 1.5 * depth);
  const phase = dice.between(0, period);
  const step = period / 16;
  const points = Array.from(
    { length: Math.ceil((width + 2 * period) / step) + 1 },
    (_, at): Point => {
      const x = -period + at * step;
      return [x, top - swell * crestAt((x + phase) / period)];
    },
  );
  const color = mix(mood.palette.far, mood.palette.near, 0.25 + 0.75 * depth);
  const end = width + 2 * period;
  const body = polygon([...points, [end, height], [-period, height]]);
  const foam = `${line(points)}${line(points.toReversed().map(([x, y]) => [x, y + unit * (0.35 + 0.4 * depth)])).replace('M', 'L')}Z`;
  return {
    svg:
      shape(body, { fill: color }) +
      shape(foam, { fill: mix(lighter(color, 0.16), mood.palette.horizon, 0.35), opacity: 0.6 }),
    box: { ...below(stage, { top: top - swell * 1.2 - 1 }), width: width + period },
    motion: { kind: 'flow', period },
  };
}

/** A wave's height, -1 to 1: crests narrower than troughs, as water has them. */
function crestAt(turns: number): number {
  const angle = 2 * Math.PI * turns;
  return Math.sin(angle) * 0.8 + Math.sin(2 * angle + 0.6) * 0.25;
}

function boat(stage: Stage): Layer {
  const { width, horizon, height, unit, disc, dice, mood } = stage;
  const side = disc.x > width / 2 ? dice.between(0.14, 0.34) : dice.between(0.66, 0.86);
  const x = width * side;
  const y = horizon + (height - horizon) * 0.26;
  const size = unit * dice.between(9, 12);
  const at = (dx: number, dy: number): Point => [x + dx * size, y + dy * size];
  const hull = polygon([at(-0.5, -0.16), at(0.55, -0.16), at(0.36, 0.08), at(-0.36, 0.08)]);
  const mainsail = polygon([at(0.02, -1.25), at(0.02, -0.24), at(0.46, -0.24)]);
  const foresail = polygon([at(-0.04, -1.05), at(-0.04, -0.24), at(-0.4, -0.24)]);
  const { disc: light, near, accent } = mood.palette;
  return {
    svg:
      shape(hull, { fill: near }) +
      shape(mainsail, { fill: mix(light, accent, 0.08) }) +
      shape(foresail, { fill: accent }),
    box: {
      left: Math.floor(x - size),
      top: Math.floor(y - size * 1.4),
      width: Math.ceil(size * 2),
      height: Math.ceil(size * 1.6),
    },
    motion: { kind: 'swing', dx: unit * 0.8, dy: unit * 0.5, phase: 0.6 },
  };
}
