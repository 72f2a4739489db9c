import { expect, test } from 'vitest';
import { actOf } from '../../../../../client/console/answers/roll/use-roll-gestures.ts';

const AT = { now: 12, duration: 30 };

test.each([
  ['ArrowRight', 13],
  ['ArrowUp', 13],
  ['ArrowLeft', 11],
  ['ArrowDown', 11],
  ['PageUp', 22],
  ['PageDown', 2],
  ['Home', 0],
  ['End', 30],
])('%s seeks to second %d', (key, seconds) => {
  expect(actOf({ key, shiftKey: false }, AT)).toEqual({ kind: 'seek', seconds });
});

test('Shift makes the arrows fine', () => {
  expect(actOf({ key: 'ArrowRight', shiftKey: true }, AT)).toEqual({ kind: 'seek', seconds: 12.1 });
});

test('space plays and pauses, plus and minus look closer and from further away', () => {
  expect(actOf({ key: ' ', shiftKey: false }, AT)).toEqual({ kind: 'toggle' });
  expect(actOf({ key: '+', shiftKey: true }, AT)).toMatchObject({ kind: 'zoom', factor: 1.4 });
  expect(actOf({ key: '-', shiftKey: false }, AT)).toMatchObject({ kind: 'zoom' });
});

test('other keys are left to the page', () => {
  expect(actOf({ key: 'Tab', shiftKey: false }, AT)).toBeUndefined();
});
