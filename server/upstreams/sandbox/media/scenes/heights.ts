import { type Color, lighter, mix } from '../color.ts';
import { below, type Layer, type Stage } from '../stage.ts';
import { type Point, polygon, shape } from '../svg.ts';
import { groundLayer, softRidge } from './ground.ts';
import { pineRow } from './growth.ts';

/** Two ranges of peaks under snow, and wooded foothills before them. */
export function mountains(stage: Stage): Layer[] {
  const { horizon, height, unit, detail, mood } = stage;
  const { far, near } = mood.palette;
  const foot = horizon + (height - horizon) * 0.3;
  const ranges = [
    range(stage, { count: 5, rise: unit * 26, foot, rock: mix(far, mood.palette.horizon, 0.35) }),
    range(stage, { count: 4, rise: unit * 40, foot, rock: mix(far, near, 0.28) }),
  ];
  const wooded = [0.55, 0.78, 1].slice(0, detail === 'low' ? 2 : 3).map((depth, index) => {
    const ridge = softRidge(stage, {
      base: horizon + (height - horizon) * (0.14 + depth * 0.46),
      swell: unit * 4.5,
    });
    const trees = depth < 1 ? pineRow(stage, { ridge, depth, size: unit * (3 + 5 * depth) }) : '';
    return groundLayer(stage, { id: `foothill${index}`, ridge, depth, extra: trees });
  });
  return [...(detail === 'low' ? ranges.slice(1) : ranges), ...wooded];
}

interface Range {
  readonly count: number;
  /** The height of the tallest peak above the foot, in pixels. */
  readonly rise: number;
  readonly foot: number;
  readonly rock: Color;
}

function range(stage: Stage, { count, rise, foot, rock }: Range): Layer {
  const { width, unit, dice } = stage;
  const places = Math.max(count, Math.round((count * width) / (unit * 170)));
  const peaks = Array.from({ length: places }, (_, index) => ({
    x: width * ((index + dice.between(0.2, 0.8)) / places),
    tall: rise * dice.between(0.55, 1),
  })).sort((a, b) => b.tall - a.tall);
  const svg = peaks.map(({ x, tall }) => peak(stage, { x, tall, foot, rock })).join('');
  return {
    svg,
    box: below(stage, { top: foot - rise - unit }),
    motion: { kind: 'still' },
  };
}

/** One mountain: a lit side, a shaded side, and snow with a ragged lower edge. */
function peak(
  stage: Stage,
  { x, tall, foot, rock }: { x: number; tall: number; foot: number; rock: Color },
): string {
  const { dice, mood, height } = stage;
  const summit: Point = [x, foot - tall];
  const left: Point = [x - tall * dice.between(0.85, 1.15), foot];
  const right: Point = [x + tall * dice.between(0.85, 1.15), foot];
  const spine = ragged(stage, { from: summit, to: [x + tall * dice.between(-0.1, 0.22), foot] });
  const snow = mix(mood.palette.disc, mood.palette.horizon, 0.25);
  const shadedSnow = mix(snow, lighter(rock, -0.04), 0.42);
  const snowline = tall * dice.between(0.26, 0.36);
  const base: Point[] = [
    [right[0], height],
    [left[0], height],
  ];
  return (
    shape(polygon([summit, right, ...base, left]), { fill: lighter(rock, 0.03) }) +
    shape(polygon([...spine, right, summit]), { fill: lighter(rock, -0.07) }) +
    shape(snowcap(stage, { summit, corner: left, spine, snowline }), { fill: snow }) +
    shape(snowcap(stage, { summit, corner: right, spine, snowline }), { fill: shadedSnow })
  );
}

function ragged({ dice }: Stage, { from, to }: { from: Point; to: Point }): Point[] {
  const length = to[1] - from[1];
  return [0, 0.18, 0.34, 0.52, 0.7, 0.86, 1].map((share, index, { length: count }): Point => {
    const sway = index === 0 || index === count - 1 ? 0 : dice.between(-0.05, 0.05) * length;
    return [from[0] + (to[0] - from[0]) * share + sway, from[1] + length * share];
  });
}

/** The snow between the spine and one edge of a peak. */
function snowcap(
  { dice }: Stage,
  {
    summit,
    corner,
    spine,
    snowline,
  }: { summit: Point; corner: Point; spine: readonly Point[]; snowline: number },
): string {
  const slope = (corner[0] - summit[0]) / (corner[1] - summit[1]);
  const middle = spineAt(spine, summit[1] + snowline * 1.05);
  const edge: Point = [summit[0] + slope * snowline, summit[1] + snowline];
  const teeth = [0.25, 0.5, 0.75].map((share, index): Point => {
    const drop = snowline * (index % 2 === 0 ? dice.between(0.05, 0.2) : dice.between(-0.34, -0.2));
    return [edge[0] + (middle[0] - edge[0]) * share, edge[1] + drop];
  });
  const above = spine.filter(([, y]) => y < middle[1]).toReversed();
  return polygon([summit, edge, ...teeth, middle, ...above]);
}

function spineAt(spine: readonly Point[], y: number): Point {
  const after = spine.findIndex((point) => point[1] >= y);
  const [low, high] = [spine[after - 1], spine[after]];
  if (!low || !high) return spine[0] ?? [0, y];
  const share = (y - low[1]) / (high[1] - low[1]);
  return [low[0] + (high[0] - low[0]) * share, y];
}
