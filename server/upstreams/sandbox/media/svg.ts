import { type Color, css } from './color.ts';

/** A point in pixels. */
export type Point = readonly [x: number, y: number];

/** A number as SVG writes it, to a tenth of a pixel. */
export function px(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** The path through the points, as straight lines. */
export function line(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${px(x)} ${px(y)}`).join('L')}`;
}

/** The path through the points, closed. */
export function polygon(points: readonly Point[]): string {
  return `${line(points)}Z`;
}

/** A filled shape. `fill` is a colour or the reference to a gradient. */
export function shape(
  path: string,
  { fill, opacity = 1 }: { fill: Color | string; opacity?: number },
): string {
  const paint = typeof fill === 'string' ? fill : css(fill);
  return `<path d="${path}" fill="${paint}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`;
}

/** A filled circle. */
export function circle(
  { x, y, r }: { x: number; y: number; r: number },
  { fill, opacity = 1 }: { fill: Color | string; opacity?: number },
): string {
  const paint = typeof fill === 'string' ? fill : css(fill);
  return `<circle cx="${px(x)}" cy="${px(y)}" r="${px(r)}" fill="${paint}" fill-opacity="${opacity}"/>`;
}

/** A line drawn with a round pen of `width` pixels. */
export function stroke(
  path: string,
  { color, width, opacity = 1 }: { color: Color; width: number; opacity?: number },
): string {
  return `<path d="${path}" fill="none" stroke="${css(color)}" stroke-width="${px(width)}" stroke-opacity="${opacity}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** One stop of a gradient: where (0 to 1), which colour, how opaque. */
export interface Stop {
  readonly at: number;
  readonly color: Color;
  readonly opacity?: number;
}

/** A gradient from `top` to `bottom` in pixels, and the paint that refers to it. */
export function verticalGradient(
  id: string,
  { top, bottom, stops }: { top: number; bottom: number; stops: readonly Stop[] },
): { defs: string; paint: string } {
  const defs = `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${px(top)}" y2="${px(bottom)}">${stops.map(stopElement).join('')}</linearGradient>`;
  return { defs, paint: `url(#${id})` };
}

/** A gradient from the middle of a circle to its edge, and the paint that refers to it. */
export function radialGradient(
  id: string,
  { x, y, r, stops }: { x: number; y: number; r: number; stops: readonly Stop[] },
): { defs: string; paint: string } {
  const defs = `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${px(x)}" cy="${px(y)}" r="${px(r)}">${stops.map(stopElement).join('')}</radialGradient>`;
  return { defs, paint: `url(#${id})` };
}

function stopElement({ at, color, opacity = 1 }: Stop): string {
  return `<stop offset="${at}" stop-color="${css(color)}" stop-opacity="${opacity}"/>`;
}
