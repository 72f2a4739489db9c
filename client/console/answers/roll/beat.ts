import type { ScoreNote } from './score.ts';

/** A steady beat: its length and the time of the first one. */
export interface Beat {
  readonly seconds: number;
  readonly first: number;
}

/** Beats per bar (4/4 time, which nearly all songs use). */
export const BEATS_PER_BAR = 4;

const SLOWEST_PER_MINUTE = 68;
const FASTEST_PER_MINUTE = 138;
const STEP_PER_MINUTE = 0.25;
/** How closely the notes must fall on half beats: 1 is exactly, 0 is anywhere. */
const LEAST_EVENNESS = 0.72;
const LEAST_NOTES = 8;

/**
 * Finds the tempo of the notes; `undefined` if they keep none. Each candidate tempo is tried: the note starts are
 * mapped onto a circle with a circumference of half a beat, where they cluster at one point if they keep the tempo.
 * Notes on whole beats are also counted, which distinguishes a tempo from its neighbours.
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
  // A start slightly before a whole beat counts as that beat, not as one a beat later.
  const beat = { seconds, first: first > seconds * 0.95 ? first - seconds : first };
  return { beat, evenness: onHalves.length, fit: onHalves.length + onBeats.length / 2 };
}

/** Maps note starts onto a circle: how strongly they cluster (0 to 1), and at which angle, in radians. */
function wound(notes: readonly ScoreNote[], period: number): { length: number; turn: number } {
  const angles = notes.map(({ start }) => (2 * Math.PI * start) / period);
  const x = angles.reduce((sum, angle) => sum + Math.cos(angle), 0) / notes.length;
  const y = angles.reduce((sum, angle) => sum + Math.sin(angle), 0) / notes.length;
  return { length: Math.hypot(x, y), turn: Math.atan2(y, x) };
}
