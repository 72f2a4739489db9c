/**
 * A colour in OKLCH (CSS Color 4, section 8.4): `l` 0 (black) to 1 (white), `c` chroma from 0
 * (grey) to about 0.3, `h` hue in degrees. Mixing here looks even to the eye, unlike in sRGB.
 */
export interface Color {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** Converts a colour to `#rrggbb`; chroma outside sRGB is reduced until it fits. */
export function css(color: Color): string {
  let fitting = color;
  while (fitting.c > 0.001 && !isInGamut(linearRgb(fitting))) {
    fitting = { ...fitting, c: fitting.c * 0.94 };
  }
  const channels = linearRgb(fitting).map((value) =>
    Math.round(gamma(clamp(value)) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${channels.join('')}`;
}

/** Parses `#rrggbb`. */
export function colorOf(hex: string): Color {
  const value = Number.parseInt(hex.slice(1), 16);
  const [r, g, b] = [(value >> 16) & 255, (value >> 8) & 255, value & 255].map((byte) =>
    inverseGamma(byte / 255),
  );
  return fromLinearRgb(r ?? 0, g ?? 0, b ?? 0);
}

/** The colour `share` (0 to 1) of the way from one colour to another. */
export function mix(from: Color, to: Color, share: number): Color {
  const [a, b] = [axes(from), axes(to)];
  const blend = (x: number, y: number) => x + (y - x) * share;
  return fromAxes(blend(from.l, to.l), blend(a.a, b.a), blend(a.b, b.b));
}

/** The same hue and chroma, `by` lighter (or darker, when negative). */
export function lighter(color: Color, by: number): Color {
  return { ...color, l: clamp(color.l + by) };
}

function axes(color: Color): { a: number; b: number } {
  const angle = (color.h * Math.PI) / 180;
  return { a: color.c * Math.cos(angle), b: color.c * Math.sin(angle) };
}

function fromAxes(l: number, a: number, b: number): Color {
  return { l, c: Math.hypot(a, b), h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

// The two matrices are those of CSS Color 4, section 10.
function linearRgb(color: Color): [number, number, number] {
  const { a, b } = axes(color);
  const long = (color.l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (color.l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (color.l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function fromLinearRgb(r: number, g: number, b: number): Color {
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return fromAxes(
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  );
}

function isInGamut(channels: readonly number[]): boolean {
  return channels.every((value) => value >= -0.0005 && value <= 1.0005);
}

function gamma(value: number): number {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
}

function inverseGamma(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
