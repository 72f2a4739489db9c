import { describe, expect, test } from 'vitest';
import { newJobId, percentOf, readMockJob, recordOf } from '../../server/mock/mock-job.ts';

const EXAMPLE = '01a1fd2c-bd48-7a4c-823b-1612dd272d13';
const CREATED = new Date('2026-11-27T08:00:00.000Z');
const JOB = { id: '01a21c03-3e28-728e-b786-1612dd272d13', exampleId: EXAMPLE, createdAt: CREATED };

describe('the identifier of a job', () => {
  test('is another one each time, and tells when the job was created and which example it repeats', () => {
    const before = Date.now();
    const ids = [newJobId(EXAMPLE), newJobId(EXAMPLE)];
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) {
      const job = readMockJob(id);
      expect(job).toMatchObject({ id, exampleId: EXAMPLE });
      expect(job?.createdAt.getTime()).toBeGreaterThanOrEqual(before);
    }
  });

  test.each([
    ['of the example itself', EXAMPLE],
    ['of a job of a gateway', '01a21c03-3e28-728e-b786-0123456789ab'],
    ['that is none', 'x'],
  ])('%s is not of this mock', (_, id) => {
    expect(readMockJob(id)).toBeUndefined();
  });
});

describe('the progress of a job', () => {
  test.each([
    [-5_000, 0],
    [0, 0],
    [2_000, 25],
    [7_999, 99],
    [8_000, 100],
    [9_000_000, 100],
  ])('is in whole percent of its time: %i ms after its creation', (age, percent) => {
    expect(percentOf(JOB, { jobDelayMs: 8_000, now: CREATED.getTime() + age })).toBe(percent);
  });

  test('is at its end where jobs take no time', () => {
    expect(percentOf(JOB, { jobDelayMs: 0, now: CREATED.getTime() })).toBe(100);
  });
});

test('a record has the times of its job, and no field that the example has not', () => {
  const example = { status: 'ON_QUEUE', jobId: EXAMPLE, data: { jobId: EXAMPLE, progress: '40%' } };
  const now = CREATED.getTime() + 4_000;
  expect(recordOf(JOB, example, { jobDelayMs: 8_000, now })).toEqual({
    status: 'ON_QUEUE',
    jobId: JOB.id,
    data: { jobId: JOB.id, progress: '50%' },
  });
});

test('a job that has ended early was not finished later than now', () => {
  const now = CREATED.getTime() + 4_000;
  const { data } = recordOf(JOB, { data: { finishTime: '' } }, { jobDelayMs: 8_000, now });
  expect(data).toEqual({ finishTime: new Date(now).toISOString() });
});
