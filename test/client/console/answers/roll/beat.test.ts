import { expect, test } from 'vitest';
import { beatOf } from '../../../../../client/console/answers/roll/beat.ts';
import type { ScoreNote } from '../../../../../client/console/answers/roll/score.ts';
import { aScore } from './a-score.ts';

/** Notes that start at these times, in seconds. */
function notesFrom(starts: readonly number[]): readonly ScoreNote[] {
  return starts.map((start) => ({
    pitch: 60,
    start,
    end: start + 0.1,
    velocity: 0.5,
    instrument: 0,
  }));
}

test('finds the beat of notes on its halves', () => {
  const beat = beatOf(aScore().notes);
  expect(beat?.seconds).toBeCloseTo(0.5, 2);
  expect(beat?.first).toBeCloseTo(0, 2);
});

test('finds where the first beat is', () => {
  const starts = Array.from({ length: 24 }, (_, index) => 0.3 + index * 0.6);
  const beat = beatOf(notesFrom(starts));
  expect(beat?.seconds).toBeCloseTo(0.6, 2);
  expect(beat?.first).toBeCloseTo(0.3, 1);
});

test('finds none where notes begin anywhere', () => {
  const starts = Array.from({ length: 80 }, (_, index) => (index ** 2 * 0.0618) % 30);
  expect(beatOf(notesFrom(starts))).toBeUndefined();
});

test('finds none in a handful of notes', () => {
  expect(beatOf(notesFrom([0, 0.5, 1]))).toBeUndefined();
});
