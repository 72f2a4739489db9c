import type { Dice } from './dice.ts';

/** A major or minor scale on a tonic (a MIDI number from 48 to 59). */
export interface Scale {
  readonly tonic: number;
  /** How far a step of the scale lies above the tonic; steps below 0 and above 6 go on by octaves. */
  semitonesOf(step: number): number;
}

/** A triad in root position: root, third and fifth as MIDI numbers. */
export type Chord = readonly [root: number, third: number, fifth: number];

/** The frame of a piece: four-beat bars with a chord each, which together fill its time exactly. */
export interface Harmony {
  readonly scale: Scale;
  /** Beats a minute. */
  readonly tempo: number;
  readonly bars: readonly { readonly chord: Chord; readonly isLast: boolean }[];
}

/** Every bar has four beats. */
export const BEATS_PER_BAR = 4;

/** Key, tempo and chords for a piece; words like sad or dance in the text decide, else the dice. */
export function harmonyFor(
  text: string,
  { dice, seconds, tempo }: { dice: Dice; seconds: number; tempo?: number },
): Harmony {
  const words = new Set(text.toLowerCase().match(/\p{L}+/gu) ?? []);
  const says = (list: readonly string[]) => list.some((word) => words.has(word));
  const isMinor = says(DARK_WORDS) || (!says(BRIGHT_WORDS) && dice.chance(0.4));
  const scale = scaleOn(dice.whole(48, 59), isMinor ? MINOR : MAJOR);
  const usualTempo = says(SLOW_WORDS)
    ? dice.between(66, 80)
    : says(FAST_WORDS)
      ? dice.between(116, 132)
      : dice.between(84, 112);
  const count = Math.max(1, Math.round((seconds * (tempo ?? usualTempo)) / 60 / BEATS_PER_BAR));
  const verse = dice.pick(isMinor ? MINOR_PROGRESSIONS : MAJOR_PROGRESSIONS);
  const chorus = dice.pick(isMinor ? MINOR_PROGRESSIONS : MAJOR_PROGRESSIONS);
  const bars = Array.from({ length: count }, (_, bar) => {
    const isLast = bar === count - 1;
    const progression = Math.floor(bar / 4) % 3 === 2 ? chorus : verse;
    return { chord: triad(scale, isLast ? 0 : (progression[bar % 4] ?? 0)), isLast };
  });
  return { scale, tempo: (count * BEATS_PER_BAR * 60) / seconds, bars };
}

const MAJOR = [0, 2, 4, 5, 7, 9, 11] as const;
const MINOR = [0, 2, 3, 5, 7, 8, 10] as const;

type Progression = readonly [number, number, number, number];

/** Roots as steps of the scale, from 0. */
const MAJOR_PROGRESSIONS: readonly [Progression, ...Progression[]] = [
  [0, 4, 5, 3],
  [0, 5, 3, 4],
  [5, 3, 0, 4],
  [0, 3, 5, 4],
  [0, 2, 3, 4],
];
const MINOR_PROGRESSIONS: readonly [Progression, ...Progression[]] = [
  [0, 5, 2, 6],
  [0, 3, 5, 6],
  [0, 6, 5, 6],
  [0, 2, 6, 3],
];

const DARK_WORDS = [
  'sad',
  'melancholy',
  'dark',
  'lonely',
  'tears',
  'goodbye',
  'rain',
  'epic',
  'minor',
];
const BRIGHT_WORDS = [
  'happy',
  'joy',
  'sunny',
  'summer',
  'love',
  'birthday',
  'dance',
  'cheerful',
  'major',
];
const SLOW_WORDS = [
  'slow',
  'ballad',
  'lullaby',
  'calm',
  'ambient',
  'sad',
  'gentle',
  'sleep',
  'relaxing',
];
const FAST_WORDS = [
  'fast',
  'dance',
  'party',
  'rock',
  'upbeat',
  'energetic',
  'punk',
  'techno',
  'run',
];

function scaleOn(tonic: number, semitones: readonly number[]): Scale {
  return {
    tonic,
    semitonesOf: (step) => {
      const octave = Math.floor(step / 7);
      return 12 * octave + (semitones[step - 7 * octave] ?? 0);
    },
  };
}

function triad(scale: Scale, step: number): Chord {
  const root = scale.tonic + scale.semitonesOf(step) - (step >= 4 ? 12 : 0);
  const above = (steps: number) => root + scale.semitonesOf(step + steps) - scale.semitonesOf(step);
  return [root, above(2), above(4)];
}
