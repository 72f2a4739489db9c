import { pino } from 'pino';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { jobPollLoop } from '../../../server/jobs/following/job-poll-loop.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => void vi.useRealTimers();
});

test('a look at jobs that fails is said in the log', async () => {
  const said: string[] = [];
  const pollLoop = jobPollLoop({
    look: () => Promise.reject(new Error('It rained.')),
    isNeeded: () => false,
    log: pino({ level: 'info' }, { write: (line: string) => void said.push(JSON.parse(line).msg) }),
    away: 'the database is away',
  });
  onTestFinished(() => pollLoop.close());
  pollLoop.lookWithin(0);
  await vi.advanceTimersByTimeAsync(0);
  expect(said).toEqual(['jobs could not be looked at']);
});
