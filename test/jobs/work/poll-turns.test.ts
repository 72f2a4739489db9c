import { expect, test } from 'vitest';
import { makePollTurns } from '../../../server/jobs/work/poll-turns.ts';

const { signal } = new AbortController();

test('an upstream that was too slow for a third turn rests for some seconds, others do not', async () => {
  let now = 0;
  const turns = makePollTurns(() => now);
  await turns.take('slow', signal);
  await turns.take('slow', signal);
  expect(turns.isResting('slow')).toBe(false);
  expect(await turns.take('slow', signal)).toBeUndefined();
  expect(turns.isResting('slow')).toBe(true);
  expect(turns.isResting('quick')).toBe(false);
  expect(await turns.take('quick', signal)).toBeDefined();
  now = 5_000;
  expect(turns.isResting('slow')).toBe(false);
});

test('a turn that ends makes room for one that waits', async () => {
  const turns = makePollTurns();
  const end = await turns.take('busy', signal);
  await turns.take('busy', signal);
  const waiting = turns.take('busy', signal);
  end?.();
  expect(await waiting).toBeDefined();
  expect(turns.isResting('busy')).toBe(false);
});
