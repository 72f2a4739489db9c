import { describe, expect, test, vi } from 'vitest';
import type { UpstreamFailure } from '../../server/upstreams/port.ts';
import { aVideo } from './a-job.ts';
import { aWorkshop, LONG } from './a-workshop.ts';
import { anUpstream, refusedWith, succeeded } from './an-upstream.ts';

const AWAY: UpstreamFailure = { kind: 'failed', message: 'Not reached.', isUntouched: true };
const CUT: UpstreamFailure = { kind: 'failed', message: 'Cut off.' };
const DONE = succeeded('upstream-1');

type Submissions = readonly (UpstreamFailure | typeof DONE)[];

/** Hands a job to the first of two upstreams that answer submissions like this; the last answer stays. */
async function handingOver(first: Submissions, second: Submissions) {
  const [one, other] = [first, second].map((answers) =>
    anUpstream({
      submit: answers.map((answer) => ('ok' in answer ? answer : refusedWith(answer))),
    }),
  );
  if (one === undefined || other === undefined) throw new Error('There are two.');
  const workshop = await aWorkshop({ video: one }, { other: { video: other } });
  await workshop.start();
  const id = await workshop.create(aVideo);
  return { ...workshop, id, one, other, asked: () => [one.keys.length, other.keys.length] };
}

describe('a job', () => {
  test.each<UpstreamFailure>([
    AWAY,
    { kind: 'limited', message: 'Too many.' },
    { kind: 'keyless', message: 'No key.' },
    { kind: 'timed-out', message: 'No connection.', isUntouched: true },
  ])('goes to another upstream where the first has not begun: $kind', async (failure) => {
    const { ended, id, asked } = await handingOver([failure], [DONE]);
    expect(await ended(id)).toMatchObject({ state: 'succeeded', upstream: 'other' });
    expect(asked()).toEqual([1, 1]);
  });

  test.each<UpstreamFailure>([
    { kind: 'refused', message: 'No such style.' },
    { kind: 'moderated', message: 'Unsafe.' },
  ])('goes to no other where the first says no: $kind', async (failure) => {
    const { ended, id, asked } = await handingOver([failure], [DONE]);
    expect(await ended(id)).toMatchObject({
      state: 'failed',
      failure: { message: failure.message },
    });
    expect(asked()).toEqual([1, 0]);
  });

  test('stays with an upstream that may have begun with it, also when that is away later', async () => {
    const { ended, id, asked } = await handingOver([CUT, AWAY, DONE], [DONE]);
    expect(await ended(id)).toMatchObject({ state: 'succeeded', upstream: 'scripted' });
    expect(asked()).toEqual([3, 0]);
  });

  test('stays with the second one, where that may have begun with it', async () => {
    const { ended, id, asked } = await handingOver([AWAY, DONE], [CUT, DONE]);
    expect(await ended(id)).toMatchObject({ state: 'succeeded', upstream: 'other' });
    expect(asked()).toEqual([1, 2]);
  });

  test('is tried again, at all of them, where none has begun', async () => {
    const { id, read, asked } = await handingOver(
      [{ kind: 'limited', message: 'Wait.' }, DONE],
      [{ kind: 'keyless', message: 'No key.' }],
    );
    await vi.waitFor(async () => expect((await read(id)).upstreamJobId).toBe('upstream-1'), LONG);
    expect(asked()).toEqual([2, 1]);
  });
});
