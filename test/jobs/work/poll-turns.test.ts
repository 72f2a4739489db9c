import { expect, test } from 'vitest';
import { makePollTurns } from '../../../server/jobs/work/poll-turns.ts';

const { signal } = new AbortController();

/** Turns on a clock that only the test moves; each is of a batch of its own, unless that is given. */
function someTurns() {
  let ms = 0;
  const turns = makePollTurns(() => ms);
  return {
    isResting: turns.isResting,
    take: (upstream: string, batch: object = {}) => turns.take(upstream, batch, signal),
    later: (milliseconds: number) => {
      ms += milliseconds;
    },
  };
}

test('an upstream that was too slow for a third turn rests for some seconds, others do not', async () => {
  const { take, isResting, later } = someTurns();
  await take('slow');
  await take('slow');
  expect(isResting('slow')).toBe(false);
  expect(await take('slow')).toBeUndefined();
  expect(isResting('slow')).toBe(true);
  expect(isResting('quick')).toBe(false);
  expect(await take('quick')).toBeDefined();
  later(5_000);
  expect(isResting('slow')).toBe(false);
});

test('a turn that ends makes room for one that waits', async () => {
  const { take, isResting } = someTurns();
  const end = await take('busy');
  await take('busy');
  const waiting = take('busy');
  end?.();
  expect(await waiting).toBeDefined();
  expect(isResting('busy')).toBe(false);
});

test('two upstreams that keep their batches waiting leave one worker for the others', async () => {
  const { take, later } = someTurns();
  const batch = {};
  await take('slow', batch);
  await take('slower');
  later(1_001);
  expect(await take('slower')).toBeUndefined();
  expect(await take('quick')).toBeDefined();
  // Its worker waits anyway.
  expect(await take('slower', batch)).toBeDefined();
});

test('an upstream whose last batch took long counts as slow until one is quick', async () => {
  const { take, later } = someTurns();
  for (const upstream of ['slow', 'slower']) {
    const end = await take(upstream);
    later(1_001);
    end?.();
  }
  const end = await take('slow');
  await take('slower');
  expect(await take('slow')).toBeUndefined();
  later(100);
  end?.();
  await take('slower');
  expect(await take('slow')).toBeDefined();
});

test('a batch that is no longer wanted does not wait for its turn', async () => {
  const turns = makePollTurns();
  await turns.take('busy', {}, signal);
  await turns.take('busy', {}, signal);
  const stop = new AbortController();
  const waiting = turns.take('busy', {}, stop.signal);
  stop.abort(new Error('Stopping.'));
  await expect(waiting).rejects.toThrow('Stopping.');
});
