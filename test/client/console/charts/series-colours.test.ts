import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import {
  COLOUR_OF_OTHERS,
  SERIES_COLOURS,
} from '../../../../client/console/charts/series-colours.ts';

const TOKENS = await readFile(
  new URL('../../../../client/console/styles/tokens.css', import.meta.url),
  'utf8',
);
/** The position of each theme's colour in `light-dark()`. */
const THEMES = { light: 1, dark: 2 };
/** WCAG 2.2, success criterion 1.4.11. */
const CONTRAST = 3;
/** The minimum distance in OKLab, times 100; adjacent colours can be distinguished from about 2 on. */
const DISTANCE = 6;

type Triple = readonly [number, number, number];

/** Transformations of linear RGB that simulate missing cones (Machado, Oliveira and Fernandes 2009). */
const EYES: Readonly<Record<string, readonly Triple[]>> = {
  'all colours': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'no red': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'no green': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'no blue': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function linear(hex: string): Triple {
  const part = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

function contrast(one: string, other: string): number {
  const luminance = (hex: string): number => dot(linear(hex), [0.2126, 0.7152, 0.0722]);
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

function dot([a, b, c]: Triple, [d, e, f]: Triple): number {
  return a * d + b * e + c * f;
}

/** Converts to OKLab, as published by Björn Ottosson. */
function oklab(colour: Triple): Triple {
  const cones: Triple = [
    Math.cbrt(dot(colour, [0.4122214708, 0.5363325363, 0.0514459929])),
    Math.cbrt(dot(colour, [0.2119034982, 0.6806995451, 0.1073969566])),
    Math.cbrt(dot(colour, [0.0883024619, 0.2817188376, 0.6299787005])),
  ];
  return [
    dot(cones, [0.2104542553, 0.793617785, -0.0040720468]),
    dot(cones, [1.9779984951, -2.428592205, 0.4505937099]),
    dot(cones, [0.0259040371, 0.7827717662, -0.808675766]),
  ];
}

function seenBy(eyes: readonly Triple[], hex: string): Triple {
  const [red = 0, green = 0, blue = 0] = eyes.map((row) =>
    Math.min(1, Math.max(0, dot(row, linear(hex)))),
  );
  return oklab([red, green, blue]);
}

function distance(one: Triple, other: Triple): number {
  return 100 * Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

function token(theme: number, name: string): string {
  const colours = new RegExp(`${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\);`);
  const value = colours.exec(TOKENS)?.[theme];
  if (value === undefined) throw new Error(`The theme has no ${name}.`);
  return value;
}

describe.each(Object.entries(THEMES))('the colours of charts, %s,', (_, theme) => {
  const colours = [...SERIES_COLOURS, COLOUR_OF_OTHERS].map((name) =>
    token(theme, name.slice('var('.length, -1)),
  );

  test('stand out from what they are drawn on', () => {
    const ground = token(theme, '--surface');
    for (const colour of colours) {
      expect(contrast(colour, ground), colour).toBeGreaterThanOrEqual(CONTRAST);
    }
  });

  test.each(Object.entries(EYES))('are told apart by eyes that see %s', (_eyes, matrix) => {
    const seen = colours.map((hex) => ({ hex, place: seenBy(matrix, hex) }));
    for (const [index, one] of seen.entries()) {
      for (const other of seen.slice(index + 1)) {
        const apart = distance(one.place, other.place);
        expect(apart, `${one.hex} and ${other.hex}`).toBeGreaterThan(DISTANCE);
      }
    }
  });
});
