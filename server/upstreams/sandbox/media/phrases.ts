import type { Dice } from './dice.ts';

/** A note of a phrase: when in its bar (in beats), how long, and which step above the ground. */
export interface PhraseNote {
  readonly at: number;
  readonly beats: number;
  readonly step: number;
}

/** Four bars of melody. */
export type Phrase = readonly (readonly PhraseNote[])[];

/** The two tunes of a song; the chorus lies higher. */
export function phrasesFor(dice: Dice): { verse: Phrase; chorus: Phrase } {
  return { verse: phrase(dice, { from: 2 }), chorus: phrase(dice, { from: 5 }) };
}

const LOWEST_STEP = 0;
const HIGHEST_STEP = 9;

/** Lengths in beats; a negative one is a rest. Each fills a bar. */
const OPENINGS: readonly [readonly number[], ...(readonly number[])[]] = [
  [1, 0.5, 0.5, 1, 1],
  [1.5, 0.5, 1, 1],
  [-0.5, 0.5, 1, 1, 1],
  [0.5, 0.5, 1, 0.5, 0.5, 1],
  [2, 1, 1],
];
const CLOSINGS: readonly [readonly number[], ...(readonly number[])[]] = [
  [1, 1, 2],
  [0.5, 0.5, 3],
  [1.5, 0.5, 1, -1],
  [2, 2],
];

/**
 * Question and answer: the rhythm and the turns of the first two bars come back in the last two,
 * which is what makes a tune out of notes.
 */
function phrase(dice: Dice, { from }: { from: number }): Phrase {
  const opening = turns(dice, dice.pick(OPENINGS));
  const closing = turns(dice, dice.pick(CLOSINGS));
  const answer = dice.pick([-2, -1, 1, 2]);
  return [
    walked(opening, from),
    walked(closing, from + dice.pick([-1, 1])),
    walked(opening, from + answer),
    walked(turns(dice, dice.pick(CLOSINGS)), from + dice.pick([-2, 0])),
  ];
}

interface Turn {
  readonly beats: number;
  /** How many steps up or down from the note before. */
  readonly move: number;
}

function turns(dice: Dice, rhythm: readonly number[]): Turn[] {
  return rhythm.map((beats, index) => ({
    beats,
    move: index === 0 ? 0 : dice.pick([-2, -1, -1, -1, 1, 1, 1, 2, 3]),
  }));
}

function walked(figure: readonly Turn[], from: number): PhraseNote[] {
  let at = 0;
  let step = from;
  return figure.flatMap(({ beats, move }) => {
    step += move;
    if (step < LOWEST_STEP || step > HIGHEST_STEP) step -= 2 * move;
    const note = { at, beats, step };
    at += Math.abs(beats);
    return beats > 0 ? [note] : [];
  });
}
