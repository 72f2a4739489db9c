import { expect, test } from 'vitest';
import { Lane } from '../../server/callbacks/lane.ts';

function aLane({ upTo = 20, secondsEach = 15 } = {}) {
  const lane = new Lane('https://receiver', { upTo, secondsEach });
  const tell = (seconds: number): void => {
    lane.begin();
    lane.end(seconds);
  };
  return { lane, tell };
}

test('a receiver is new until it has answered, and then as fast as its answers', () => {
  const { lane, tell } = aLane();
  expect(lane.pace).toBe('new');
  tell(0.1);
  expect(lane.pace).toBe('quick');
  const other = aLane();
  other.tell(1.1);
  expect(other.lane.pace).toBe('slow');
});

test('one slow answer makes no quick receiver a slow one, but many do', () => {
  const { lane, tell } = aLane();
  tell(0.1);
  tell(5);
  expect(lane.pace).toBe('quick');
  for (let count = 0; count < 10; count += 1) tell(5);
  expect(lane.pace).toBe('slow');
});

test('nobody who finds no slot is told to stay away for longer than ten minutes', () => {
  const { lane } = aLane({ upTo: 1, secondsEach: 400 });
  const waits = [1, 2, 3, 4].map(() => lane.turnAway(1_000));
  expect(waits).toEqual([2, 402, 600, 600]);
});

test('whoever finds no slot at a receiver whose pace is known comes again at that pace', () => {
  const { lane, tell } = aLane({ upTo: 2, secondsEach: 400 });
  tell(8);
  expect([lane.turnAway(0), lane.turnAway(0), lane.turnAway(0)]).toEqual([2, 6, 10]);
});

test('a receiver is idle when it is told nothing, and nobody waits for it', () => {
  const { lane } = aLane();
  expect(lane.isIdle).toBe(true);
  lane.begin();
  expect(lane.isIdle).toBe(false);
  lane.end(1);
  lane.line.add('somebody');
  expect(lane.isIdle).toBe(false);
});
