import { describe, expect, test } from 'vitest';
import { newIdentifier } from '../../../server/foundation/identifiers.ts';
import type { NextStep } from '../../../server/jobs/changes/moving.ts';
import type { Transitions } from '../../../server/jobs/changes/transitions.ts';
import type { JobFailure } from '../../../server/jobs/job/failure.ts';
import type { Job } from '../../../server/jobs/job/job.ts';
import { NOT_SERVED } from '../../../server/jobs/work/missing-upstreams.ts';
import { type Again, handOverAgain, tryAgain } from '../../../server/jobs/work/retries.ts';
import type { UpstreamFailure } from '../../../server/upstreams/port/outcome.ts';
import { aVideo } from '../a-job.ts';

const JOB: Job = {
  ...aVideo,
  id: newIdentifier(),
  accountId: newIdentifier(),
  state: 'running',
  revision: 3,
  upstreamJobId: 'upstream-1',
  progress: 10,
  failure: undefined,
  upstreamResult: undefined,
  result: undefined,
  traceParent: undefined,
  history: [],
  createdAt: new Date(),
  updatedAt: new Date(),
  finishedAt: undefined,
};

type Queue = NextStep['queue'];

/** Runs a poll that fails so many times in a row. */
function pollsMeeting(failure: UpstreamFailure, times: number) {
  return pollsMeetingAll(Array(times).fill(failure));
}

/** Runs a poll that fails with one failure after another. */
function pollsMeetingAll(failures: readonly UpstreamFailure[]) {
  return triesMeeting('job-poll', failures.length, async (again, time) => {
    const failure = failures[time];
    if (failure !== undefined) await tryAgain(JOB, failure, again);
  });
}

/** Runs a submission that fails repeatedly; `counted` says which attempts count. */
function handOversMeeting(
  failure: UpstreamFailure,
  counted: readonly boolean[],
  random?: () => number,
) {
  const meet = (again: Again, time: number) =>
    handOverAgain(JOB, { failure, isCounted: counted[time] === true }, again);
  return triesMeeting('job-submit', counted.length, meet, random);
}

async function triesMeeting(
  queue: Queue,
  times: number,
  meet: (again: Again, time: number) => Promise<void>,
  random = () => 0.5,
) {
  const waits: number[] = [];
  let ended: JobFailure | undefined;
  let next: NextStep | undefined = { queue, afterSeconds: 0, attempt: 0 };
  const transitions: Pick<Transitions, 'move' | 'fail'> = {
    async move(job, _change, step) {
      next = step;
      return job;
    },
    async fail(_job, because) {
      ended = because;
      next = undefined;
    },
  };
  for (let time = 0; time < times && next !== undefined; time += 1) {
    const retried = { ...next, attempt: next.attempt ?? 0 };
    await meet({ retried, transitions, random }, time);
    if (next !== undefined) waits.push(next.afterSeconds);
  }
  return { waits, ended };
}

describe('a job that its upstream does not know', () => {
  const UNKNOWN = { kind: 'unknown-job', message: 'The upstream does not know the job.' } as const;

  test('is asked about for a good minute (B12)', async () => {
    const { waits, ended } = await pollsMeeting(UNKNOWN, 5);
    expect(ended).toBeUndefined();
    expect(waits).toEqual([2, 4, 8, 16, 32]);
  });

  test('has failed after that, and says so (B12)', async () => {
    const { ended } = await pollsMeeting(UNKNOWN, 6);
    expect(ended).toEqual({ message: UNKNOWN.message, reason: 'upstream' });
  });

  test('has that minute too where its upstream was down before (B12)', async () => {
    const down = Array(10).fill({ kind: 'failed', message: 'It is down.' });
    const asked = await pollsMeetingAll([...down, ...Array(5).fill(UNKNOWN)]);
    expect(asked.ended).toBeUndefined();
    expect(asked.waits.slice(10)).toEqual([2, 4, 8, 16, 32]);
    const { ended } = await pollsMeetingAll([...down, ...Array(6).fill(UNKNOWN)]);
    expect(ended).toEqual({ message: UNKNOWN.message, reason: 'upstream' });
  });

  test('has it anew where its upstream says something else in between (B12)', async () => {
    const unknown = Array(5).fill(UNKNOWN);
    const { ended, waits } = await pollsMeetingAll([
      ...unknown,
      { kind: 'failed', message: 'It is down.' },
      ...unknown,
    ]);
    expect(ended).toBeUndefined();
    expect(waits.slice(5)).toEqual([60, 2, 4, 8, 16, 32]);
  });
});

test('a job whose upstream is down is asked about without end (B2)', async () => {
  const { waits, ended } = await pollsMeeting({ kind: 'failed', message: 'It is down.' }, 100);
  expect(ended).toBeUndefined();
  expect(waits).toHaveLength(100);
  expect(Math.max(...waits)).toBe(60);
});

test('a job whose upstream this process lacks is tried again every ten seconds: another one may have it', async () => {
  const { waits, ended } = await pollsMeeting(NOT_SERVED, 100);
  expect(ended).toBeUndefined();
  expect(waits.slice(0, 5)).toEqual([2, 4, 8, 10, 10]);
  expect(Math.max(...waits)).toBe(10);
});

test('a job whose upstream forbids a retry is asked about on, as that repeats no work', async () => {
  const failure = { kind: 'failed', message: 'It is down.', forbidsRetry: true } as const;
  expect((await pollsMeeting(failure, 9)).ended).toBeUndefined();
});

test('a job that is refused has failed at once', async () => {
  const { waits, ended } = await pollsMeeting({ kind: 'refused', message: 'No.' }, 1);
  expect(waits).toEqual([]);
  expect(ended).toEqual({ message: 'No.', reason: 'upstream' });
});

describe('a job that is handed over in vain', () => {
  const LIMITED = { kind: 'limited', message: 'Too many.' } as const;
  const DOWN = { kind: 'failed', message: 'It is down.' } as const;

  test('is handed over without end where none has begun, at last every minute, or when it is asked to (B3)', async () => {
    const { waits, ended } = await handOversMeeting(LIMITED, Array(100).fill(false));
    expect(ended).toBeUndefined();
    expect(waits.slice(0, 7)).toEqual([2, 4, 8, 16, 32, 60, 60]);
    expect(Math.max(...waits)).toBe(60);
    expect(waits).toHaveLength(100);
    const asked = { ...LIMITED, retryAfterSeconds: 90 };
    const soonest = await handOversMeeting(asked, Array(100).fill(false), () => 0);
    expect(soonest.waits).toEqual(Array(100).fill(90));
  });

  test('waits as long as its upstream asks for, though no longer than ten minutes', async () => {
    const asking = (retryAfterSeconds: number) =>
      handOversMeeting({ ...LIMITED, retryAfterSeconds }, [false], () => 0);
    expect((await asking(599)).waits).toEqual([599]);
    expect((await asking(86_400)).waits).toEqual([600]);
  });

  test('is not handed over at the same time as others: a fifth earlier or later, or later than asked', async () => {
    const waits = async (failure: UpstreamFailure, chance: number) =>
      (await handOversMeeting(failure, [false], () => chance)).waits[0];
    expect(await waits(LIMITED, 0)).toBeCloseTo(1.6);
    expect(await waits(LIMITED, 1)).toBeCloseTo(2.4);
    expect(await waits({ ...LIMITED, retryAfterSeconds: 100 }, 1)).toBeCloseTo(120);
  });

  test('has failed after four times where one may have begun, whatever was in between', async () => {
    const lucky = Array(10).fill(false);
    const { waits, ended } = await handOversMeeting(DOWN, [...lucky, true, true, false, true]);
    expect(ended).toBeUndefined();
    expect(waits).toHaveLength(14);
    const last = await handOversMeeting(DOWN, [...lucky, true, true, false, true, true]);
    expect(last.ended).toEqual({ message: DOWN.message, reason: 'upstream' });
  });
});
