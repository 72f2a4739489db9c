import { type Color, colorOf, mix } from './color.ts';
import type { Dice } from './dice.ts';
import { type Hue, hintsIn, type Light, type Place } from './vocabulary.ts';

/** The colours of one picture, from the top of the sky to the nearest ground. */
export interface Palette {
  readonly skyTop: Color;
  readonly skyMiddle: Color;
  readonly horizon: Color;
  /** The sun or the moon. */
  readonly disc: Color;
  readonly far: Color;
  readonly near: Color;
  readonly accent: Color;
}

/** What a picture shows, and in which colours. */
export interface Mood {
  readonly place: Place;
  readonly light: Light;
  readonly palette: Palette;
}

/** How strong the colours are: as they are, strengthened, or softened. */
export type Style = 'plain' | 'vivid' | 'natural';

/** The mood that a text asks for; what it leaves open, the dice decide. */
export function moodOf(text: string, { dice, style }: { dice: Dice; style: Style }): Mood {
  const hints = hintsIn(text);
  const place = hints.places[0] ?? dice.pick(PLACES_WITHOUT_A_HINT);
  const isBright = BRIGHT_PLACES.has(place) || hints.hues.some((hue) => BRIGHT_HUES.has(hue));
  const light = hints.lights[0] ?? dice.pick(isBright ? BRIGHT_LIGHTS : ALL_LIGHTS);
  const turn = dice.between(-HUE_PLAY_DEGREES, HUE_PLAY_DEGREES);
  const [sky, land = sky] = hints.hues;
  const natural = onGround(place, light);
  const dyed: Palette = {
    ...mapped(natural, (color) => (sky ? dye(color, sky) : { ...color, h: color.h + turn })),
    disc: sky ? tinted(natural.disc, sky) : natural.disc,
    ...(land && {
      far: dye(natural.far, land),
      near: dye(natural.near, land),
      accent: dye(natural.accent, land),
    }),
  };
  return { place, light, palette: mapped(dyed, (color) => graded(color, style)) };
}

const PLACES_WITHOUT_A_HINT = ['hills', 'mountains', 'sea', 'forest', 'shapes', 'desert'] as const;
const ALL_LIGHTS = ['dawn', 'day', 'sunset', 'sunset', 'dusk', 'night'] as const;
const BRIGHT_LIGHTS = ['dawn', 'day', 'sunset'] as const;
const BRIGHT_PLACES: ReadonlySet<Place> = new Set(['meadow', 'snow', 'autumn', 'desert']);
const BRIGHT_HUES: ReadonlySet<Hue> = new Set(['gold', 'orange', 'pink', 'white', 'teal']);
const HUE_PLAY_DEGREES = 10;

function mapped<From, To>(
  palette: Readonly<Record<keyof Palette, From>>,
  change: (value: From) => To,
): Record<keyof Palette, To> {
  return {
    skyTop: change(palette.skyTop),
    skyMiddle: change(palette.skyMiddle),
    horizon: change(palette.horizon),
    disc: change(palette.disc),
    far: change(palette.far),
    near: change(palette.near),
    accent: change(palette.accent),
  };
}

/** The sky's colours, with those of the place's ground as they look in that light. */
function onGround(place: Place, light: Light): Palette {
  const sky = SKIES[light];
  const ground = GROUNDS[place];
  if (!ground) return sky;
  const share = GROUND_SHARE[light];
  return {
    ...sky,
    far: mix(sky.far, ground.far, share),
    near: mix(sky.near, ground.near, share),
    accent: mix(sky.accent, ground.accent, share),
  };
}

/** The colour in another hue; a little of its own hue stays, so that a picture keeps its depth. */
function dye(color: Color, hue: Hue): Color {
  const { h, c, lift, keep } = DYES[hue];
  const turn = ((color.h - h + 540) % 360) - 180;
  return {
    // Lifting spares the dark: a pale picture still needs its near ground to stand out.
    l: color.l + (lift > 0 ? (1 - color.l) * color.l * lift : color.l * lift),
    c: color.c * keep + c * (1 - keep),
    h: h + turn * OWN_HUE_SHARE,
  };
}

const OWN_HUE_SHARE = 0.14;

/** Light with a breath of a hue: mixing it in would make blue light green. */
function tinted(color: Color, hue: Hue): Color {
  return { l: color.l, c: DYES[hue].c * TINT_SHARE, h: DYES[hue].h };
}

const TINT_SHARE = 0.25;

/** Hue and chroma to dye with, how much to lift (or, below 0, lower) lightness, own chroma kept. */
const DYES: Record<Hue, { h: number; c: number; lift: number; keep: number }> = {
  red: { h: 27, c: 0.19, lift: -0.08, keep: 0.2 },
  orange: { h: 55, c: 0.16, lift: 0.04, keep: 0.2 },
  gold: { h: 85, c: 0.14, lift: 0.1, keep: 0.2 },
  green: { h: 148, c: 0.12, lift: 0, keep: 0.2 },
  teal: { h: 195, c: 0.1, lift: 0, keep: 0.2 },
  blue: { h: 256, c: 0.15, lift: 0, keep: 0.2 },
  purple: { h: 305, c: 0.16, lift: -0.03, keep: 0.2 },
  pink: { h: 355, c: 0.15, lift: 0.08, keep: 0.2 },
  brown: { h: 55, c: 0.065, lift: -0.1, keep: 0.15 },
  white: { h: 250, c: 0.012, lift: 0.7, keep: 0.15 },
  grey: { h: 250, c: 0.01, lift: 0, keep: 0.08 },
  black: { h: 270, c: 0.015, lift: -0.5, keep: 0.15 },
};

function graded(color: Color, style: Style): Color {
  const { chroma, contrast } = GRADES[style];
  return { l: 0.5 + (color.l - 0.5) * contrast, c: color.c * chroma, h: color.h };
}

const GRADES: Record<Style, { chroma: number; contrast: number }> = {
  plain: { chroma: 1, contrast: 1 },
  vivid: { chroma: 1.3, contrast: 1.06 },
  natural: { chroma: 0.6, contrast: 0.92 },
};

const SKIES: Record<Light, Palette> = {
  dawn: mapped(
    {
      skyTop: '#54699f',
      skyMiddle: '#d99aa8',
      horizon: '#ffdcae',
      disc: '#fff3d6',
      far: '#b08db0',
      near: '#2f2547',
      accent: '#ff8f6b',
    },
    colorOf,
  ),
  day: mapped(
    {
      skyTop: '#2f86c9',
      skyMiddle: '#86c5e8',
      horizon: '#f4ecd8',
      disc: '#fff9e0',
      far: '#93bfc0',
      near: '#153c45',
      accent: '#f2a154',
    },
    colorOf,
  ),
  sunset: mapped(
    {
      skyTop: '#2b1f55',
      skyMiddle: '#c2406b',
      horizon: '#ffb35c',
      disc: '#ffe6a6',
      far: '#a8456b',
      near: '#190f30',
      accent: '#ff7a45',
    },
    colorOf,
  ),
  dusk: mapped(
    {
      skyTop: '#1a2452',
      skyMiddle: '#5f4e9b',
      horizon: '#eaa0a6',
      disc: '#ffeadb',
      far: '#6d5a9b',
      near: '#120f2c',
      accent: '#ffb070',
    },
    colorOf,
  ),
  night: mapped(
    {
      skyTop: '#050a1f',
      skyMiddle: '#111f4a',
      horizon: '#31518f',
      disc: '#f6f2df',
      far: '#27406f',
      near: '#050917',
      accent: '#ffd479',
    },
    colorOf,
  ),
  storm: mapped(
    {
      skyTop: '#26323f',
      skyMiddle: '#57697a',
      horizon: '#b9c5c9',
      disc: '#edf1f2',
      far: '#6d808a',
      near: '#151d24',
      accent: '#e6c35c',
    },
    colorOf,
  ),
};

/** The ground's own colours by full light. */
const GROUNDS: Partial<Record<Place, Pick<Palette, 'far' | 'near' | 'accent'>>> = {
  hills: ground('#8fb59a', '#1d4a3f', '#f0b45c'),
  snow: ground('#dfeaf5', '#2c4566', '#e86a5c'),
  sea: ground('#5fb0c4', '#0d3a56', '#ff8a5c'),
  forest: ground('#7fae8c', '#0e3327', '#e8c35a'),
  autumn: ground('#d9a066', '#4a1f1c', '#e8622c'),
  meadow: ground('#a3c98a', '#255038', '#f27ea0'),
  desert: ground('#e8b987', '#6a2f2b', '#3f7d6b'),
};

function ground(far: string, near: string, accent: string) {
  return { far: colorOf(far), near: colorOf(near), accent: colorOf(accent) };
}

/** How much of the ground's own colour is left when the sky's light falls on it. */
const GROUND_SHARE: Record<Light, number> = {
  dawn: 0.45,
  day: 0.85,
  sunset: 0.35,
  dusk: 0.4,
  night: 0.3,
  storm: 0.6,
};
