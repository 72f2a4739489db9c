import { type Color, lighter, mix } from '../color.ts';
import { everywhere, type Layer, type Stage, still } from '../stage.ts';
import { circle, line, type Point, polygon, px, shape, stroke } from '../svg.ts';

/** A grid of plain geometry in the picture's colours; some discs in it move. */
export function shapes(stage: Stage): Layer[] {
  const { width, height, dice, mood, detail } = stage;
  const across = { low: 3, standard: 4, high: 5 }[detail];
  const size = Math.min(width, height) / across;
  const columns = Math.ceil(width / size);
  const rows = Math.ceil(height / size);
  const left = (width - columns * size) / 2;
  const colors = inks(stage);
  const tiles = Array.from({ length: columns * rows }, (_, index) => {
    const x = left + (index % columns) * size;
    const y = Math.floor(index / columns) * size;
    const ground = dice.pick(colors);
    const ink = inkOn(ground, { colors, stage });
    const back = shape(square({ x, y, size: size + 0.6 }), { fill: ground });
    return back + dice.pick(TILES)({ x, y, size, ink, second: inkOn(ink, { colors, stage }) });
  });
  const floor = shape(`M0 0H${width}V${height}H0Z`, { fill: mood.palette.near });
  return [still(floor + tiles.join(''), everywhere(stage)), ...floating(stage, size)];
}

interface Tile {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly ink: Color;
  readonly second: Color;
}

function inks({ mood }: Stage): readonly [Color, ...Color[]] {
  const { palette } = mood;
  return [
    palette.horizon,
    palette.skyTop,
    palette.skyMiddle,
    palette.accent,
    palette.near,
    palette.far,
    lighter(palette.disc, -0.01),
  ];
}

function inkOn(
  ground: Color,
  { colors, stage }: { colors: readonly Color[]; stage: Stage },
): Color {
  const [first, ...rest] = colors.filter((color) => Math.abs(color.l - ground.l) > 0.16);
  return first ? stage.dice.pick([first, ...rest]) : lighter(ground, ground.l > 0.5 ? -0.3 : 0.3);
}

function square({ x, y, size }: { x: number; y: number; size: number }): string {
  return `M${px(x)} ${px(y)}h${px(size)}v${px(size)}h${px(-size)}Z`;
}

/** A quarter of a disc in the corner of a tile that lies in the given directions. */
function quarter({ x, y, size }: Tile, { right, down }: { right: 0 | 1; down: 0 | 1 }): string {
  const [cx, cy] = [x + right * size, y + down * size];
  const [ex, ey] = [x + (1 - right) * size, y + (1 - down) * size];
  const sweep = right === down ? 1 : 0;
  return `M${px(cx)} ${px(cy)}L${px(ex)} ${px(cy)}A${px(size)} ${px(size)} 0 0 ${sweep} ${px(cx)} ${px(ey)}Z`;
}

const TILES: readonly [(tile: Tile) => string, ...((tile: Tile) => string)[]] = [
  (tile) => shape(quarter(tile, { right: 0, down: 0 }), { fill: tile.ink }),
  (tile) => shape(quarter(tile, { right: 1, down: 1 }), { fill: tile.ink }),
  (tile) => shape(quarter(tile, { right: 1, down: 0 }), { fill: tile.ink }),
  (tile) => shape(quarter(tile, { right: 0, down: 1 }), { fill: tile.ink }),
  bullseye,
  petals,
  hourglass,
  stripes,
  arches,
  ({ x, y, size, ink }) =>
    circle({ x: x + size / 2, y: y + size / 2, r: size * 0.36 }, { fill: ink }),
];

function bullseye({ x, y, size, ink, second }: Tile): string {
  const center = { x: x + size / 2, y: y + size / 2 };
  return (
    circle({ ...center, r: size * 0.44 }, { fill: ink }) +
    circle({ ...center, r: size * 0.26 }, { fill: second }) +
    circle({ ...center, r: size * 0.1 }, { fill: ink })
  );
}

function petals(tile: Tile): string {
  const { x, y, size, ink } = tile;
  const leaf = (from: Point, to: Point) => {
    const r = px(size);
    return `${line([from])}A${r} ${r} 0 0 1 ${px(to[0])} ${px(to[1])}A${r} ${r} 0 0 1 ${px(from[0])} ${px(from[1])}Z`;
  };
  return shape(leaf([x, y], [x + size, y + size]), { fill: ink });
}

function hourglass({ x, y, size, ink, second }: Tile): string {
  const middle: Point = [x + size / 2, y + size / 2];
  const top = polygon([[x, y], [x + size, y], middle]);
  const bottom = polygon([[x, y + size], [x + size, y + size], middle]);
  return shape(top, { fill: ink }) + shape(bottom, { fill: second });
}

function stripes({ x, y, size, ink }: Tile): string {
  const path = [0, 1, 2, 3]
    .map((index) => {
      const left = x + (size / 8) * (2 * index + 0.5);
      return `M${px(left)} ${px(y)}h${px(size / 8)}v${px(size)}h${px(-size / 8)}Z`;
    })
    .join('');
  return shape(path, { fill: ink });
}

function arches({ x, y, size, ink, second }: Tile): string {
  const arch = (r: number) =>
    `M${px(x + size / 2 - r)} ${px(y + size)}a${px(r)} ${px(r)} 0 0 1 ${px(2 * r)} 0`;
  return [
    { r: size * 0.42, color: ink },
    { r: size * 0.26, color: second },
    { r: size * 0.1, color: ink },
  ]
    .map(({ r, color }) => stroke(arch(r), { color, width: size * 0.09 }))
    .join('');
}

function floating(stage: Stage, size: number): Layer[] {
  const { width, horizon, dice, mood } = stage;
  return [0.5, 0.26].map((share, index): Layer => {
    const ball = {
      x: width * dice.between(0.15, 0.85),
      y: horizon * dice.between(0.25, 0.85),
      r: size * share,
    };
    const fill = index === 0 ? mood.palette.disc : mix(mood.palette.accent, mood.palette.near, 0.1);
    const reach = Math.ceil(ball.r + 2);
    return {
      svg: circle(ball, { fill, opacity: 0.94 }),
      box: {
        left: Math.floor(ball.x) - reach,
        top: Math.floor(ball.y) - reach,
        width: 2 * reach,
        height: 2 * reach,
      },
      motion: {
        kind: 'swing',
        dx: size * 0.16,
        dy: size * 0.08 * (index + 1),
        phase: index * 0.35,
      },
    };
  });
}
