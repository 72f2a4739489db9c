import type { ScoreNote } from './score.ts';

/** A steady beat: how long one takes, and when the first one is. */
export interface Beat {
  readonly seconds: number;
  readonly first: number;
}

/** How many beats make a bar, as nearly all songs have it. */
export const BEATS_PER_BAR = 4;

const SLOWEST_PER_MINUTE = 68;
const FASTEST_PER_MINUTE = 138;
const STEP_PER_MINUTE = 0.25;
/** How exactly the notes must fall on halves of the beat: 1 is all of them, 0 is anywhere. */
const LEAST_EVENNESS = 0.72;
const LEAST_NOTES = 8;

/**
 * Finds the beat that the notes keep; `undefined` where they keep none. Each tempo is tried: the starts of the
 * notes are wound around a circle whose length is half a beat, and where they keep the tempo they all meet at
 * one point of it. Notes on the beat itself count as well, which tells a tempo from its neighbours.
 */
export function beatOf(notes: readonly ScoreNote[]): Beat | undefined {
  if (notes.length < LEAST_NOTES) return undefined;
  const best = tempi()
    .map((perMinute) => tried(notes, 60 / perMinute))
    .reduce((one, other) => (other.fit > one.fit ? other : one));
  return best.evenness < LEAST_EVENNESS ? undefined : best.beat;
}

interface Tried {
  readonly beat: Beat;
  readonly evenness: number;
  readonly fit: number;
}

function tempi(): readonly number[] {
  const count = (FASTEST_PER_MINUTE - SLOWEST_PER_MINUTE) / STEP_PER_MINUTE + 1;
  return Array.from({ length: count }, (_, index) => SLOWEST_PER_MINUTE + index * STEP_PER_MINUTE);
}

function tried(notes: readonly ScoreNote[], seconds: number): Tried {
  const onBeats = wound(notes, seconds);
  const onHalves = wound(notes, seconds / 2);
  const shift = (onBeats.turn * seconds) / (2 * Math.PI);
  const first = ((shift % seconds) + seconds) % seconds;
  // What lies a hair before a whole beat is that beat, not one a beat later.
  const beat = { seconds, first: first > seconds * 0.95 ? first - seconds : first };
  return { beat, evenness: onHalves.length, fit: onHalves.length + onBeats.length / 2 };
}

/** Winds the starts of notes around a circle: how far they agree (0 to 1), and where they meet, in radians. */
function wound(notes: readonly ScoreNote[], period: number): { length: number; turn: number } {
  const angles = notes.map(({ start }) => (2 * Math.PI * start) / period);
  const x = angles.reduce((sum, angle) => sum + Math.cos(angle), 0) / notes.length;
  const y = angles.reduce((sum, angle) => sum + Math.sin(angle), 0) / notes.length;
  return { length: Math.hypot(x, y), turn: Math.atan2(y, x) };
}
