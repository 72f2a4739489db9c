import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { superviseAtIntervals } from '../../../server/jobs/queue/supervision.ts';

const [SECONDS_BETWEEN, GRACE_SECONDS] = [5, 10];

beforeEach(() => {
  vi.useFakeTimers();
  return () => void vi.useRealTimers();
});

/** A queue on a database that may be away, or hang. */
function aQueue() {
  const queue = { state: 'there' as 'there' | 'away' | 'hanging', passes: 0, failures: 0 };
  const stop = superviseAtIntervals({
    async probe() {
      if (queue.state === 'away') throw new Error('The database is away.');
      if (queue.state === 'hanging') await new Promise(() => {});
    },
    async supervise() {
      queue.passes += 1;
    },
    onFailure() {
      queue.failures += 1;
    },
    secondsBetween: SECONDS_BETWEEN,
    graceSeconds: GRACE_SECONDS,
  });
  onTestFinished(stop);
  const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
  return { queue, pass, stop };
}

test('a queue is supervised again and again, from the beginning', async () => {
  const { queue, pass, stop } = aQueue();
  await pass(SECONDS_BETWEEN);
  expect(queue.passes).toBe(1);
  await pass(2 * SECONDS_BETWEEN);
  expect(queue.passes).toBe(3);
  stop();
  await pass(60);
  expect(queue).toMatchObject({ passes: 3, failures: 0 });
});

test.each(['away', 'hanging'] as const)(
  'where the database was %s, everybody may send a heartbeat before anybody counts as dead',
  async (state) => {
    const { queue, pass } = aQueue();
    await pass(SECONDS_BETWEEN);
    queue.state = state;
    await pass(30);
    expect(queue.passes).toBe(1);
    expect(queue.failures).toBeGreaterThan(0);
    queue.state = 'there';
    await pass(GRACE_SECONDS);
    expect(queue.passes).toBe(1);
    await pass(3 * SECONDS_BETWEEN);
    expect(queue.passes).toBeGreaterThan(1);
  },
);
