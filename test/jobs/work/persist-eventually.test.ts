import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StoreUnavailable } from '../../../server/assets/store.ts';
import { ServerLost } from '../../../server/database/availability.ts';
import { openLog } from '../../../server/foundation/log.ts';
import { persistEventually } from '../../../server/jobs/work/persist-eventually.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function parts() {
  const said: unknown[] = [];
  const log = openLog('info', { write: (line) => void said.push(JSON.parse(line)) });
  const stop = new AbortController();
  return { said, stop, writing: { jobId: 'a-job', log, signal: stop.signal } };
}

test('what a database that is away does not take is written when it is back, and the log says once that it waits', async () => {
  const { said, writing } = parts();
  let tries = 0;
  const written = persistEventually(async () => {
    tries += 1;
    if (tries < 9) throw new ServerLost(new Error('Connection terminated'));
    return 'written';
  }, writing);
  await vi.advanceTimersByTimeAsync(100_000);
  expect(await written).toBe('written');
  expect(said).toMatchObject([{ jobId: 'a-job', msg: 'result of a job waits for the database' }]);
});

test('a database that stays away is tried less and less often', async () => {
  const { stop, writing } = parts();
  let tries = 0;
  const written = persistEventually(async () => {
    tries += 1;
    throw new ServerLost(new Error('Connection terminated'));
  }, writing).catch(() => 'given up');
  await vi.advanceTimersByTimeAsync(100_000);
  expect(tries).toBeGreaterThan(20);
  expect(tries).toBeLessThan(100);
  stop.abort();
  await vi.advanceTimersByTimeAsync(100_000);
  expect(await written).toBe('given up');
});

test('what a store of files refuses is thrown at once, whatever connection it could not make', async () => {
  const { said, writing } = parts();
  const cause = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const refused = new StoreUnavailable('The bucket cannot be used.', { cause });
  await expect(persistEventually(() => Promise.reject(refused), writing)).rejects.toBe(refused);
  expect(said).toEqual([]);
});
