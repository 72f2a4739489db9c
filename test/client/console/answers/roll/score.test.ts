import { expect, test } from 'vitest';
import {
  notesAt,
  notesBeginning,
  notesBetween,
  scoreOf,
} from '../../../../../client/console/answers/roll/score.ts';
import { aScore } from './a-score.ts';

test('the notes of all instruments stand in one order, each with its instrument', () => {
  const { notes, instruments, seconds } = aScore(1);
  expect(notes.map(({ start }) => start)).toEqual(notes.map(({ start }) => start).toSorted());
  expect(notes.slice(0, 2).map(({ pitch, instrument }) => [pitch, instrument])).toEqual([
    [36, 1],
    [60, 0],
  ]);
  expect(instruments).toEqual([
    { name: 'Piano', count: 8 },
    { name: 'Bass', count: 1 },
  ]);
  expect(seconds).toBe(1.95);
});

test('a note that ends before it begins is left out', () => {
  const notes = [{ pitch: 60, start: 2, end: 1, velocity: 1 }];
  const score = scoreOf({ state: 'complete', instruments: [{ name: 'Piano', notes }] });
  expect(score.notes).toEqual([]);
  expect(score.seconds).toBe(0);
});

test('a long note is found at any of its moments, though it began long before', () => {
  const score = aScore();
  expect(notesAt(score, 3.8).map(({ pitch }) => pitch)).toEqual([36, 67]);
  expect(notesAt(score, 3.97)).toEqual([]);
  expect(notesBetween(score, 3.8, 3.85).map(({ start }) => start)).toEqual([2, 3.75]);
});

test('a note begins once, wherever time is cut', () => {
  const score = aScore();
  const cuts = [0, 0.25, 0.3, 1, 4.5, 7, 8];
  const pieces = cuts.slice(1).flatMap((to, index) => notesBeginning(score, cuts[index] ?? 0, to));
  expect(pieces).toEqual(score.notes);
});
