import { expect, test } from 'vitest';
import { costOfCancelled } from '../../../../../client/console/pages/jobs/job-words.ts';
import type { JobRecord } from '../../../../../generated/types.ts';

function cancelled(quota: string): Pick<JobRecord, 'data'> {
  return { data: { quota } as JobRecord['data'] };
}

test('a job that was cancelled says what it costs, where it is not free', () => {
  expect(costOfCancelled(cancelled('0'))).toBe('No charge.');
  const more = 'charged: the limit of free cancellations is exceeded.';
  expect(costOfCancelled(cancelled('1'))).toBe(`1 unit ${more}`);
  expect(costOfCancelled(cancelled('1200.5'))).toBe(`1,200.5 units ${more}`);
});
