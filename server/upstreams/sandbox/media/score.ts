import type { Dice } from './dice.ts';
import type { Harmony } from './harmony.ts';
import type { Note } from './music.ts';

/** The input of each part of a piece. */
export interface Score {
  readonly dice: Dice;
  readonly harmony: Harmony;
  readonly seconds: number;
}

/** A note in beats from the beginning of the piece. */
export interface Beat {
  readonly pitch: number;
  readonly at: number;
  readonly beats: number;
  readonly velocity: number;
}

/** Converts beats to times: notes sorted by their start, none beyond the end of the piece. */
export function inTime({ harmony, seconds }: Score, beats: readonly Beat[]): Note[] {
  const beatSeconds = 60 / harmony.tempo;
  return beats
    .map(({ pitch, at, beats: length, velocity }) => ({
      pitch,
      start: rounded(at * beatSeconds),
      end: rounded(Math.min(seconds, (at + length) * beatSeconds)),
      velocity: Math.round(velocity * 100) / 100,
    }))
    .filter(({ start, end }) => end - start >= SHORTEST_NOTE_SECONDS)
    .sort((a, b) => a.start - b.start || a.pitch - b.pitch);
}

/** The same tone in the octave whose notes lie around the centre. */
export function closeTo(pitch: number, centre: number): number {
  return pitch + 12 * Math.round((centre - pitch) / 12);
}

const SHORTEST_NOTE_SECONDS = 0.03;

/** Rounds down to a tenth of a millisecond, so that it is never later than the end of the piece. */
function rounded(seconds: number): number {
  return Math.floor(seconds * 10_000 + 1e-6) / 10_000;
}
