import { type Color, lighter, mix } from '../color.ts';
import { everywhere, type Layer, type Stage, still } from '../stage.ts';
import { circle, px, radialGradient, shape, stroke, verticalGradient } from '../svg.ts';
import { stars } from './sky.ts';

/** Open space: nebulae, stars, a ringed planet and its moons. */
export function heavens(stage: Stage): Layer[] {
  return [depths(stage), ...stars(stage, { share: 1 }), planet(stage), ...moons(stage)];
}

function depths(stage: Stage): Layer {
  const { width, height, dice, mood } = stage;
  const { palette } = mood;
  const dark = { l: 0.13, c: Math.min(0.06, palette.skyTop.c), h: palette.skyTop.h };
  const base = verticalGradient('depths', {
    top: 0,
    bottom: height,
    stops: [
      { at: 0, color: dark },
      { at: 1, color: mix(dark, palette.skyMiddle, 0.35) },
    ],
  });
  const clouds = [palette.skyMiddle, palette.horizon, palette.accent].map((color, index) =>
    radialGradient(`nebula${index}`, {
      x: width * dice.between(0.05, 0.95),
      y: height * dice.between(0.05, 0.8),
      r: Math.max(width, height) * dice.between(0.35, 0.6),
      stops: [
        { at: 0, color, opacity: 0.42 },
        { at: 0.5, color, opacity: 0.13 },
        { at: 1, color, opacity: 0 },
      ],
    }),
  );
  const frame = `M0 0H${width}V${height}H0Z`;
  const paints = [base, ...clouds];
  return still(
    `<defs>${paints.map((paint) => paint.defs).join('')}</defs>${paints.map((paint) => shape(frame, { fill: paint.paint })).join('')}`,
    everywhere(stage),
  );
}

function planet(stage: Stage): Layer {
  const { unit, disc, dice, mood } = stage;
  const { palette } = mood;
  const { x, y } = disc;
  const r = disc.r * 1.9;
  const tilt = dice.between(-26, -12);
  const body = mix(palette.horizon, palette.accent, 0.45);
  const shade = radialGradient('shade', {
    x: x - r * 0.45,
    y: y - r * 0.5,
    r: r * 1.75,
    stops: [
      { at: 0, color: lighter(body, 0.12), opacity: 0 },
      { at: 0.55, color: palette.near, opacity: 0.28 },
      { at: 1, color: palette.near, opacity: 0.92 },
    ],
  });
  const globe =
    circle({ x, y, r }, { fill: body }) +
    bands(stage, { ball: { x, y, r }, color: body }) +
    circle({ x, y, r }, { fill: shade.paint });
  const color = mix(palette.disc, palette.accent, 0.2);
  const ringHalf = (sweep: 0 | 1) =>
    RINGS.map(({ factor, thick, opacity }) => {
      const path = `M${px(x - r * factor)} ${px(y)}A${px(r * factor)} ${px(r * factor * 0.22)} 0 0 ${sweep} ${px(x + r * factor)} ${px(y)}`;
      return stroke(path, { color, width: unit * thick, opacity });
    }).join('');
  const reach = Math.ceil(r * 2.15);
  return {
    svg: `<defs>${shade.defs}</defs><g transform="rotate(${px(tilt)} ${px(x)} ${px(y)})">${ringHalf(1)}${globe}${ringHalf(0)}</g>`,
    box: {
      left: Math.floor(x) - reach,
      top: Math.floor(y) - reach,
      width: 2 * reach,
      height: 2 * reach,
    },
    motion: { kind: 'swing', dx: 0, dy: unit * 1.1, phase: 0 },
  };
}

/** The planet's rings: radius against the globe's, thickness in units. */
const RINGS = [
  { factor: 1.5, thick: 1.7, opacity: 0.85 },
  { factor: 1.74, thick: 1, opacity: 0.6 },
  { factor: 1.93, thick: 0.4, opacity: 0.4 },
] as const;

function bands(
  { dice, mood }: Stage,
  { ball, color }: { ball: Stage['disc']; color: Color },
): string {
  const { x, y, r } = ball;
  const path = [-0.62, -0.3, 0.08, 0.42, 0.7]
    .map((share) => {
      const thick = r * dice.between(0.07, 0.17);
      return `M${px(x - r)} ${px(y + r * share)}h${px(2 * r)}v${px(thick)}h${px(-2 * r)}Z`;
    })
    .join('');
  const fill = mix(lighter(color, 0.1), mood.palette.disc, 0.35);
  return `<defs><clipPath id="globe"><circle cx="${px(x)}" cy="${px(y)}" r="${px(r)}"/></clipPath></defs><g clip-path="url(#globe)">${shape(path, { fill, opacity: 0.4 })}</g>`;
}

function moons(stage: Stage): Layer[] {
  const { width, horizon, unit, dice, mood, disc } = stage;
  const side = disc.x > width / 2 ? -1 : 1;
  return [1, 0.55].map((size, index): Layer => {
    const ball = {
      x: disc.x + side * width * (0.3 + index * 0.22) + dice.between(-4, 4) * unit,
      y: horizon * dice.between(0.2, 1),
      r: unit * 3.4 * size,
    };
    const fill = index === 0 ? mood.palette.accent : mood.palette.skyMiddle;
    const lit = { ...ball, x: ball.x - ball.r * 0.2, y: ball.y - ball.r * 0.2, r: ball.r * 0.78 };
    const reach = Math.ceil(ball.r + 2);
    return {
      svg:
        circle(ball, { fill: mix(fill, mood.palette.near, 0.45) }) +
        circle(lit, { fill: mix(fill, mood.palette.disc, 0.25), opacity: 0.85 }),
      box: {
        left: Math.floor(ball.x) - reach,
        top: Math.floor(ball.y) - reach,
        width: 2 * reach,
        height: 2 * reach,
      },
      motion: { kind: 'swing', dx: unit * 2.2, dy: unit * 1.2, phase: 0.3 + index * 0.4 },
    };
  });
}
