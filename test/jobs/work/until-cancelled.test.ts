import { pino } from 'pino';
import { beforeEach, expect, test, vi } from 'vitest';
import { newIdentifier } from '../../../server/foundation/identifiers.ts';
import { untilCancelled } from '../../../server/jobs/work/until-cancelled.ts';
import { silentQueries } from '../../silent-queries.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => void vi.useRealTimers();
});

test('a job is not looked at again while the last look has no answer', async () => {
  const { queries, asked } = silentQueries();
  const call = Promise.withResolvers<string>();
  const context = { signal: new AbortController().signal };
  const job = { id: newIdentifier(), revision: 1 };
  const log = pino({ level: 'silent' });
  const made = untilCancelled(job, { queries, log, context }, () => call.promise);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual(['select']);
  call.resolve('done');
  expect(await made).toBe('done');
  expect(vi.getTimerCount()).toBe(0);
});
