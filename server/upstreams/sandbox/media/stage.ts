import type { Dice } from './dice.ts';
import type { Mood } from './mood.ts';

/** The level of detail of a picture. */
export type Detail = 'low' | 'standard' | 'high';

/** A rectangle in pixels of the picture; it may reach over the picture's edges. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where the sun or the moon stands, in pixels. */
export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** The canvas of a picture: its size, colours and fixed points. */
export interface Stage {
  readonly width: number;
  readonly height: number;
  /** A hundredth of the shorter side, in pixels: lengths given in it look alike in any size. */
  readonly unit: number;
  /** The height at which the ground begins, in pixels from the top. */
  readonly horizon: number;
  readonly disc: Disc;
  readonly mood: Mood;
  readonly detail: Detail;
  readonly dice: Dice;
}

/**
 * How a layer moves during one loop of a video: it swings by `dx`, `dy` pixels, moves to the left by exactly `period`
 * pixels (after which it must look the same), fades to `low` and back, or moves round a circle of `r` pixels, from its
 * top. `phase` is the start within the loop, 0 to 1.
 */
export type Motion =
  | { readonly kind: 'still' }
  | { readonly kind: 'swing'; readonly dx: number; readonly dy: number; readonly phase: number }
  | { readonly kind: 'flow'; readonly period: number }
  | { readonly kind: 'fade'; readonly low: number; readonly phase: number }
  | { readonly kind: 'orbit'; readonly r: number };

/** A layer of a picture: an SVG fragment in the picture's coordinates, all of it within `box`. */
export interface Layer {
  readonly svg: string;
  readonly box: Box;
  readonly motion: Motion;
}

/** A layer that stays where it is. */
export function still(svg: string, box: Box): Layer {
  return { svg, box, motion: { kind: 'still' } };
}

/** The whole picture. */
export function everywhere({ width, height }: { width: number; height: number }): Box {
  return { left: 0, top: 0, width, height };
}

/** The part of the picture below `top`, reaching `margin` pixels over both sides. */
export function below(stage: Stage, { top, margin = 0 }: { top: number; margin?: number }): Box {
  const edge = Math.floor(top);
  return {
    left: -Math.ceil(margin),
    top: edge,
    width: stage.width + 2 * Math.ceil(margin),
    height: Math.max(1, stage.height - edge),
  };
}
