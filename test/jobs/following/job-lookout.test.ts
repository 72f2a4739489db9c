import { pino } from 'pino';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { jobLookout } from '../../../server/jobs/following/job-lookout.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => void vi.useRealTimers();
});

test('a look at jobs that fails is said in the log', async () => {
  const said: string[] = [];
  const lookout = jobLookout({
    look: () => Promise.reject(new Error('It rained.')),
    isNeeded: () => false,
    log: pino({ level: 'info' }, { write: (line: string) => void said.push(JSON.parse(line).msg) }),
    away: 'the database is away',
  });
  onTestFinished(() => lookout.close());
  lookout.lookWithin(0);
  await vi.advanceTimersByTimeAsync(0);
  expect(said).toEqual(['jobs could not be looked at']);
});
