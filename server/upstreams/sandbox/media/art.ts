import { diceFor } from './dice.ts';
import { moodOf, type Style } from './mood.ts';
import { city } from './scenes/city.ts';
import { dunes, hills } from './scenes/ground.ts';
import { forest, meadow } from './scenes/growth.ts';
import { heavens } from './scenes/heavens.ts';
import { mountains } from './scenes/heights.ts';
import { shapes } from './scenes/shapes.ts';
import { skyLayers } from './scenes/sky.ts';
import { sea } from './scenes/water.ts';
import type { Box, Detail, Layer, Stage } from './stage.ts';
import type { Place } from './vocabulary.ts';

/** The input of a picture. Width and height are in pixels. */
export interface Subject {
  readonly text: string;
  /** The index among several pictures of the same text, from 0. */
  readonly index: number;
  readonly width: number;
  readonly height: number;
  readonly style: Style;
  readonly detail: Detail;
}

/** A picture as layers, from back to front, and the stage that they were drawn on. */
export interface Composition {
  readonly stage: Stage;
  readonly layers: readonly Layer[];
}

/** Composes the picture of a text: its words determine the place, light and colours; its hash determines the rest. */
export function compose(subject: Subject): Composition {
  const stage = stageFor(subject);
  return { stage, layers: SCENES[stage.mood.place](stage) };
}

/** The layers as SVG content, from the back to the front. */
export function contentOf(layers: readonly Layer[]): string {
  return layers.map((layer) => layer.svg).join('');
}

/** An SVG document that shows the part of a picture's content within `box`. */
export function toSvg(content: string, { left, top, width, height }: Box): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}">${content}</svg>`;
}

const SCENES: Record<Place, (stage: Stage) => Layer[]> = {
  hills: underSky(hills),
  mountains: underSky(mountains),
  snow: underSky(mountains),
  sea: underSky(sea),
  forest: underSky(forest),
  autumn: underSky(forest),
  meadow: underSky(meadow),
  desert: underSky(dunes),
  city: underSky(city),
  space: heavens,
  shapes,
};

function underSky(ground: (stage: Stage) => Layer[]): (stage: Stage) => Layer[] {
  return (stage) => [...skyLayers(stage), ...ground(stage)];
}

function stageFor({ text, index, width, height, style, detail }: Subject): Stage {
  const dice = diceFor('art', text, index);
  const unit = Math.min(width, height) / 100;
  const horizon = height * dice.between(0.54, 0.62);
  const mood = moodOf(text, { dice, style });
  const low = mood.light === 'sunset' || mood.light === 'dawn';
  return {
    width,
    height,
    unit,
    horizon,
    disc: {
      x: width * (dice.chance(0.5) ? dice.between(0.62, 0.78) : dice.between(0.22, 0.38)),
      y: horizon * (low ? dice.between(0.56, 0.76) : dice.between(0.28, 0.46)),
      r: unit * (low ? dice.between(9, 12) : dice.between(6.5, 9)),
    },
    mood,
    detail,
    dice,
  };
}
