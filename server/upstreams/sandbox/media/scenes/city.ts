import { mix } from '../color.ts';
import { below, type Layer, type Stage } from '../stage.ts';
import { type Point, polygon, px, shape } from '../svg.ts';

/** A skyline in three rows; the windows of the nearer two are lit when it is dark. */
export function city(stage: Stage): Layer[] {
  const rows = stage.detail === 'low' ? [0.45, 1] : [0.12, 0.5, 1];
  return rows.map((depth) => row(stage, depth));
}

interface Building {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

function row(stage: Stage, depth: number): Layer {
  const { width, height, horizon, unit, dice, mood } = stage;
  const { palette } = mood;
  const base = horizon + (height - horizon) * (0.1 + depth * 0.5);
  const tallest = unit * (40 - depth * 12);
  const buildings: Building[] = [];
  for (let left = -unit * 2; left < width; ) {
    const wide = unit * dice.between(6, 13) * (0.75 + depth * 0.45);
    const tall = tallest * dice.between(0.3, 1) ** 1.3;
    buildings.push({ left, top: base - tall, width: wide });
    left += wide + (dice.chance(0.2) ? unit * dice.between(0.5, 2) : 0);
  }
  const walls = buildings.map((building) => outline(stage, building)).join('');
  const street = polygon([
    [-2, base],
    [width + 2, base],
    [width + 2, height],
    [-2, height],
  ]);
  const color = mix(mix(palette.far, palette.horizon, 0.3 * (1 - depth)), palette.near, depth);
  return {
    svg: shape(walls + street, { fill: color }) + windows(stage, { buildings, base, depth }),
    box: below(stage, { top: base - tallest - unit * 12 }),
    motion: { kind: 'still' },
  };
}

function outline({ height, dice, unit }: Stage, { left, top, width }: Building): string {
  const right = left + width;
  const middle = left + width / 2;
  const roofs: readonly [readonly Point[], ...(readonly Point[])[]] = [
    [],
    [
      [left + width * 0.2, top],
      [left + width * 0.2, top - unit * 3],
      [right - width * 0.2, top - unit * 3],
      [right - width * 0.2, top],
    ],
    [
      [middle - unit * 0.25, top],
      [middle - unit * 0.12, top - unit * 8],
      [middle + unit * 0.12, top - unit * 8],
      [middle + unit * 0.25, top],
    ],
    [[right, top - width * 0.5]],
    [[middle, top - width * 0.45]],
  ];
  const roof = dice.chance(0.45) ? [] : dice.pick(roofs);
  return polygon([[left, height], [left, top], ...roof, [right, top], [right, height]]);
}

function windows(
  stage: Stage,
  { buildings, base, depth }: { buildings: readonly Building[]; base: number; depth: number },
): string {
  if (depth < 0.4) return '';
  const { unit, dice, mood } = stage;
  const { palette, light } = mood;
  const lit = light === 'night' || light === 'dusk' || light === 'sunset';
  const share = lit ? 0.45 : 0.6;
  const size = unit * (0.8 + depth * 0.35);
  const path = buildings
    .flatMap(({ left, top, width }) => {
      const columns = Math.max(1, Math.floor((width - size) / (size * 1.9)));
      const margin = (width - columns * size * 1.9 + size * 0.9) / 2;
      const floors = Math.floor((base - top - size) / (size * 2.1));
      return Array.from({ length: Math.max(0, floors) * columns }, (_, index) => {
        if (!dice.chance(share)) return '';
        const x = left + margin + (index % columns) * size * 1.9;
        const y = top + size * 1.3 + Math.floor(index / columns) * size * 2.1;
        return `M${px(x)} ${px(y)}h${px(size)}v${px(size * 1.25)}h${px(-size)}Z`;
      });
    })
    .join('');
  if (lit) return shape(path, { fill: palette.accent, opacity: 0.55 + 0.35 * depth });
  return shape(path, { fill: mix(palette.horizon, palette.far, 0.3), opacity: 0.38 });
}
