import { expect, test } from 'vitest';
import { hertzOf, isBlack, isC, nameOf } from '../../../../../client/console/answers/roll/pitch.ts';

test.each([
  [0, 'C-1'],
  [60, 'C4'],
  [61, 'C♯4'],
  [69, 'A4'],
  [127, 'G9'],
])('note %i is called %s', (pitch, name) => {
  expect(nameOf(pitch)).toBe(name);
});

test('an octave has five black keys and one C', () => {
  const octave = Array.from({ length: 12 }, (_, step) => 48 + step);
  expect(octave.filter(isBlack)).toEqual([49, 51, 54, 56, 58]);
  expect(octave.filter(isC)).toEqual([48]);
});

test('the A above middle C is tuned to 440 Hz, and an octave doubles it', () => {
  expect(hertzOf(69)).toBe(440);
  expect(hertzOf(81)).toBe(880);
});
