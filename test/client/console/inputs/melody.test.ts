import { expect, test } from 'vitest';
import { levelOf, microphoneProblem } from '../../../../client/console/inputs/melody.ts';

test('silence has no level, and the loudest square the whole', () => {
  expect(levelOf(new Float32Array(64))).toBe(0);
  expect(levelOf(new Float32Array(64).fill(1))).toBe(1);
});

test('a tenth of the strength is a third of the scale less, as ears have it', () => {
  expect(levelOf(new Float32Array(64).fill(0.1))).toBeCloseTo(2 / 3);
  expect(levelOf(new Float32Array(64).fill(0.0001))).toBe(0);
});

test.each([
  ['NotAllowedError', /Microphone access is blocked/],
  ['NotFoundError', /No microphone found/],
  ['NotReadableError', /in use by another program/],
  ['AbortError', /not available here/],
])('%s is explained, with what to do', (name, sentence) => {
  expect(microphoneProblem(new DOMException('', name))).toMatch(sentence);
});

test('a browser without microphones is explained as well', () => {
  expect(microphoneProblem(new TypeError('mediaDevices is undefined'))).toMatch(/as a file/);
});
