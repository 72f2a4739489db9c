import { expect, test } from 'vitest';
import {
  EMPTY_HISTORY,
  MAX_STEPS,
  type MaskHistory,
  type MaskStep,
  movedBrush,
  redone,
  undone,
  withStep,
} from '../../../../client/console/inputs/mask-steps.ts';

const CLEAR: MaskStep = { kind: 'clear' };
const INVERT: MaskStep = { kind: 'invert' };

function aStroke(x: number): MaskStep {
  return { kind: 'stroke', mode: 'paint', size: 10, points: [{ x, y: 0 }] };
}

function historyOf(...steps: readonly MaskStep[]): MaskHistory {
  return steps.reduce((history, step) => withStep(history, step).history, EMPTY_HISTORY);
}

test('what was taken back is done again in its order', () => {
  const history = historyOf(aStroke(1), INVERT, CLEAR);
  const back = undone(undone(history));
  expect(back.done).toEqual([aStroke(1)]);
  expect(redone(back).done).toEqual([aStroke(1), INVERT]);
  expect(redone(redone(back))).toEqual(history);
});

test('a new step forgets what was taken back', () => {
  const history = withStep(undone(historyOf(aStroke(1), CLEAR)), INVERT).history;
  expect(history).toEqual({ done: [aStroke(1), INVERT], undone: [] });
});

test('nothing to take back or to do again changes nothing', () => {
  expect(undone(EMPTY_HISTORY)).toBe(EMPTY_HISTORY);
  expect(redone(EMPTY_HISTORY)).toBe(EMPTY_HISTORY);
});

test('the oldest step is settled once there are too many', () => {
  const full = historyOf(...Array.from({ length: MAX_STEPS }, (_, index) => aStroke(index)));
  const { history, settled } = withStep(full, CLEAR);
  expect(settled).toEqual(aStroke(0));
  expect(history.done).toHaveLength(MAX_STEPS);
  expect(history.done.at(-1)).toEqual(CLEAR);
});

test('the arrows move the brush, and keep it on the picture', () => {
  const size = { step: 10, width: 100, height: 50 };
  expect(movedBrush({ x: 95, y: 20 }, 'ArrowRight', size)).toEqual({ x: 100, y: 20 });
  expect(movedBrush({ x: 95, y: 20 }, 'ArrowUp', size)).toEqual({ x: 95, y: 10 });
  expect(movedBrush({ x: 95, y: 48 }, 'ArrowDown', size)).toEqual({ x: 95, y: 50 });
  expect(movedBrush({ x: 95, y: 20 }, 'a', size)).toBeUndefined();
});
