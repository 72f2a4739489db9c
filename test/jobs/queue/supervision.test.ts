import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { superviseAtIntervals } from '../../../server/jobs/queue/supervision.ts';

const [SECONDS_BETWEEN, GRACE_SECONDS] = [5, 10];

beforeEach(() => {
  vi.useFakeTimers();
  return () => void vi.useRealTimers();
});

/** A queue on a database that may be away, or hang. */
function aQueue() {
  const queue = {
    state: 'there' as 'there' | 'away' | 'hanging',
    /** The time of the queue's clock when that of this process is 0. */
    clockMs: 0,
    passes: 0,
    failures: 0,
  };
  const stop = superviseAtIntervals({
    async probe() {
      if (queue.state === 'away') throw new Error('The database is away.');
      if (queue.state === 'hanging') await new Promise(() => {});
      return queue.clockMs + performance.now();
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
  const begun = () => pass(GRACE_SECONDS);
  return { queue, pass, begun, stop };
}

/** Expects that everybody is given the time to send a heartbeat before the next pass. */
async function expectGrace({ queue, pass }: ReturnType<typeof aQueue>): Promise<void> {
  const { passes } = queue;
  await pass(GRACE_SECONDS - 1);
  expect(queue.passes).toBe(passes);
  await pass(3 * SECONDS_BETWEEN);
  expect(queue.passes).toBeGreaterThan(passes);
}

test('a queue is supervised again and again', async () => {
  const { queue, pass, begun, stop } = aQueue();
  await begun();
  expect(queue.passes).toBe(1);
  await pass(2 * SECONDS_BETWEEN);
  expect(queue.passes).toBe(3);
  stop();
  await pass(60);
  expect(queue).toMatchObject({ passes: 3, failures: 0 });
});

test('a process that begins, perhaps after an outage, lets everybody send a heartbeat before anybody counts as dead', async () => {
  await expectGrace(aQueue());
});

test.each(['away', 'hanging'] as const)(
  'so does one for which the database was %s',
  async (state) => {
    const supervised = aQueue();
    const { queue, pass, begun } = supervised;
    await begun();
    queue.state = state;
    await pass(30);
    expect(queue.passes).toBe(1);
    expect(queue.failures).toBeGreaterThan(0);
    queue.state = 'there';
    await expectGrace(supervised);
  },
);

test("so does one that finds the queue's clock put forward, or its machine woken up (C9)", async () => {
  const supervised = aQueue();
  const { queue, begun } = supervised;
  await begun();
  queue.clockMs += 3_600_000;
  await expectGrace(supervised);
});
