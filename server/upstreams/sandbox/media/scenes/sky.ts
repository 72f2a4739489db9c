import { lighter, mix } from '../color.ts';
import { everywhere, type Layer, type Stage, still } from '../stage.ts';
import { circle, line, px, radialGradient, shape, stroke, verticalGradient } from '../svg.ts';

/** Air, stars, sun or moon, clouds and birds: all that is behind the ground. */
export function skyLayers(stage: Stage): Layer[] {
  const { light } = stage.mood;
  const share = STARRY_SHARE[light] * (stage.horizon / stage.height);
  const hasBirds = (light === 'day' || light === 'dawn') && stage.detail !== 'low';
  return [
    air(stage),
    ...(share > 0 ? stars(stage, { share }) : []),
    disc(stage),
    ...clouds(stage),
    ...(hasBirds ? [birds(stage)] : []),
    ...(light === 'storm' ? [rain(stage)] : []),
  ];
}

/** Stars that twinkle, in two groups. `share` is the part of the picture's height they fill. */
export function stars(stage: Stage, { share }: { share: number }): Layer[] {
  const { width, height, unit, dice, mood } = stage;
  const perGroup = Math.round(
    (STARS_PER_FRAME[stage.detail] * share * Math.max(width, height)) / Math.min(width, height),
  );
  const group = () =>
    Array.from({ length: perGroup }, () => {
      const depth = dice.between(0, 1);
      return circle(
        {
          x: dice.between(0, width),
          y: depth ** 1.3 * height * share,
          r: unit * dice.between(0.1, 0.34),
        },
        { fill: mood.palette.disc, opacity: Math.round((1 - depth * 0.7) * 90) / 100 },
      );
    }).join('');
  const box = { ...everywhere(stage), height: Math.ceil(height * share) };
  return [
    { svg: group(), box, motion: { kind: 'fade', low: 0.35, phase: 0 } },
    { svg: group(), box, motion: { kind: 'fade', low: 0.35, phase: 0.5 } },
  ];
}

/** The part of the sky that shows stars. */
const STARRY_SHARE = { dawn: 0, day: 0, sunset: 0.5, dusk: 0.75, night: 1, storm: 0 } as const;
const STARS_PER_FRAME = { low: 35, standard: 70, high: 120 } as const;

/** How far the sun's light colours the air, in its own radii. */
const GLOW_REACH = 6;

function air(stage: Stage): Layer {
  const { width, height, horizon, unit } = stage;
  const { palette } = stage.mood;
  const sky = verticalGradient('air', {
    top: 0,
    bottom: horizon + unit * 4,
    stops: [
      { at: 0, color: palette.skyTop },
      { at: 0.32, color: mix(palette.skyTop, palette.skyMiddle, 0.55) },
      { at: 0.62, color: palette.skyMiddle },
      { at: 1, color: palette.horizon },
    ],
  });
  const glow = radialGradient('glow', {
    ...stage.disc,
    r: stage.disc.r * GLOW_REACH,
    stops: [
      { at: 0, color: palette.disc, opacity: 0.6 },
      { at: 0.3, color: mix(palette.disc, palette.horizon, 0.5), opacity: 0.28 },
      { at: 1, color: palette.horizon, opacity: 0 },
    ],
  });
  const frame = `M0 0H${width}V${height}H0Z`;
  return still(
    `<defs>${sky.defs}${glow.defs}</defs>${shape(frame, { fill: sky.paint })}${circle({ ...stage.disc, r: stage.disc.r * GLOW_REACH }, { fill: glow.paint })}`,
    everywhere(stage),
  );
}

function disc(stage: Stage): Layer {
  const { x, y, r } = stage.disc;
  const { palette, light } = stage.mood;
  const halos = [2.1, 1.65, 1.3].map((factor) =>
    circle({ x, y, r: r * factor }, { fill: palette.disc, opacity: 0.1 }),
  );
  const body = circle(stage.disc, { fill: palette.disc });
  const craters = light === 'night' ? moonCraters(stage) : '';
  const reach = Math.ceil(r * 2.2);
  const swing = stage.unit * 1.2;
  return {
    svg: `${halos.join('')}${body}${craters}`,
    box: {
      left: Math.floor(x) - reach,
      top: Math.floor(y) - reach,
      width: 2 * reach + 2,
      height: 2 * reach + 2,
    },
    motion: { kind: 'swing', dx: 0, dy: swing, phase: 0 },
  };
}

function moonCraters({ disc, mood, dice }: Stage): string {
  const shade = lighter(mood.palette.disc, -0.07);
  const at = (dx: number, dy: number, size: number) =>
    circle({ x: disc.x + disc.r * dx, y: disc.y + disc.r * dy, r: disc.r * size }, { fill: shade });
  const lean = dice.between(-0.08, 0.08);
  return (
    at(-0.34 + lean, -0.28, 0.24) +
    at(0.3, 0.12 + lean, 0.17) +
    at(-0.12, 0.46, 0.13) +
    at(0.24, -0.5, 0.09)
  );
}

const CLOUDS = {
  dawn: 3,
  day: 4,
  sunset: 3,
  dusk: 2,
  night: 1,
  storm: 6,
} as const;

function clouds(stage: Stage): Layer[] {
  const { width, horizon, unit, dice, detail } = stage;
  const { light, palette } = stage.mood;
  const count = detail === 'low' ? Math.min(1, CLOUDS[light]) : CLOUDS[light];
  const color =
    light === 'night' ? lighter(palette.skyMiddle, 0.06) : lighter(palette.horizon, 0.03);
  return Array.from({ length: count }, (_, index) => {
    const x = width * ((index + dice.between(0.1, 0.9)) / count);
    const y = horizon * dice.between(0.14, 0.7);
    const scale = unit * dice.between(0.7, 1.25);
    return cloud(stage, {
      x,
      y,
      scale,
      svg: cloudShape(stage, { x, y, scale, fill: color }),
    });
  });
}

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

function cloud(stage: Stage, { x, y, scale, svg }: Spot & { svg: string }): Layer {
  const reach = Math.ceil(scale * 24);
  return {
    svg,
    box: {
      left: Math.floor(x) - reach,
      top: Math.floor(y - scale * 9),
      width: reach * 2,
      height: Math.ceil(scale * 14),
    },
    motion: {
      kind: 'swing',
      dx: stage.unit * stage.dice.between(0.8, 2),
      dy: 0,
      phase: stage.dice.between(0, 1),
    },
  };
}

/** A cloud of round-ended bars, the way posters draw it. */
function cloudShape(
  { dice, mood }: Stage,
  { x, y, scale, fill }: Spot & { fill: Stage['mood']['palette']['disc'] },
): string {
  const opacity = mood.light === 'storm' ? 0.42 : mood.light === 'night' ? 0.5 : 0.62;
  const bars = [
    { lift: 0, length: dice.between(26, 34), shift: 0 },
    { lift: -3, length: dice.between(15, 21), shift: dice.between(-4, 4) },
    { lift: -5.6, length: dice.between(6, 10), shift: dice.between(-3, 3) },
  ];
  const path = bars
    .map(({ lift, length, shift }) =>
      bar({
        x: x + shift * scale,
        y: y + lift * scale,
        length: length * scale,
        thick: 3.4 * scale,
      }),
    )
    .join('');
  return shape(path, { fill, opacity });
}

function bar({ x, y, length, thick }: { x: number; y: number; length: number; thick: number }) {
  const half = thick / 2;
  const left = x - length / 2 + half;
  const run = px(Math.max(0, length - thick));
  return `M${px(left)} ${px(y - half)}h${run}a${px(half)} ${px(half)} 0 0 1 0 ${px(thick)}h-${run}a${px(half)} ${px(half)} 0 0 1 0 -${px(thick)}Z`;
}

function birds(stage: Stage): Layer {
  const { width, horizon, unit, dice, mood } = stage;
  const x = width * dice.between(0.2, 0.75);
  const y = horizon * dice.between(0.3, 0.6);
  const count = dice.whole(3, 5);
  const wings = Array.from({ length: count }, (_, index) => {
    const side = index % 2 === 0 ? 1 : -1;
    const left = x + side * unit * 2.6 * Math.ceil(index / 2) + dice.between(-1, 1) * unit;
    const top = y + unit * 1.5 * Math.ceil(index / 2);
    const span = unit * dice.between(1.1, 1.6);
    return `${line([[left, top]])}q${px(span * 0.5)} ${px(-span * 0.75)} ${px(span)} 0q${px(span * 0.5)} ${px(-span * 0.75)} ${px(span)} 0`;
  }).join('');
  const reach = Math.ceil(unit * 12);
  return {
    svg: stroke(wings, { color: mood.palette.near, width: unit * 0.32, opacity: 0.8 }),
    box: {
      left: Math.floor(x) - reach,
      top: Math.floor(y) - reach,
      width: 2 * reach,
      height: 2 * reach,
    },
    motion: { kind: 'swing', dx: unit * 1.5, dy: unit * 0.8, phase: 0.25 },
  };
}

function rain(stage: Stage): Layer {
  const { width, horizon, unit, dice, mood } = stage;
  const drops = Array.from({ length: Math.round((width / unit) * 0.9) }, () => {
    const length = unit * dice.between(2, 4.5);
    const [x, y] = [dice.between(0, width), horizon * dice.between(0.2, 1)];
    return `M${px(x)} ${px(y)}l${px(-length * 0.3)} ${px(length)}`;
  }).join('');
  return {
    svg: stroke(drops, { color: mood.palette.disc, width: unit * 0.18, opacity: 0.5 }),
    box: { ...everywhere(stage), height: Math.ceil(horizon + unit * 5) },
    motion: { kind: 'fade', low: 0.3, phase: 0 },
  };
}
