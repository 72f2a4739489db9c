import { describe, expect, test, vi } from 'vitest';
import type { UpstreamFailure } from '../../../server/upstreams/port/outcome.ts';
import { aVideo } from '../a-job.ts';
import { aWorkshop, hurry, LONG } from '../a-workshop.ts';
import { anUpstream, refusedWith, succeeded } from '../an-upstream.ts';

const AWAY: UpstreamFailure = { kind: 'failed', message: 'Not reached.', isUntouched: true };
const CUT: UpstreamFailure = { kind: 'failed', message: 'Cut off.' };
const LIMITED: UpstreamFailure = { kind: 'limited', message: 'Too many.', retryAfterSeconds: 0 };
const DONE = succeeded('upstream-1');

type Submissions = readonly (UpstreamFailure | typeof DONE)[];

/** Submits a job to two upstreams with the given replies, the first one first; the last reply of each repeats. */
async function handingOver(first: Submissions, second: Submissions) {
  const [one, other] = [first, second].map((answers) =>
    anUpstream({
      submit: answers.map((answer) => ('ok' in answer ? answer : refusedWith(answer))),
    }),
  );
  if (one === undefined || other === undefined) throw new Error('There are two.');
  const workshop = await aWorkshop({ video: one }, { others: { other: { video: other } } });
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

const NEXT = ['scripted', 'other', 'third'] as const;

/** An upstream whose first replies are released by the test; it records cancelled jobs. */
function aHeldUpstream(answers: Submissions) {
  const held = answers.map(() => ({
    asked: Promise.withResolvers<void>(),
    answer: Promise.withResolvers<void>(),
  }));
  const cancelled: string[] = [];
  const scripted = anUpstream({
    submit: answers.map((answer) => ('ok' in answer ? answer : refusedWith(answer))),
  });
  const { submit } = scripted;
  const cancel = async (upstreamJobId: string) => void cancelled.push(upstreamJobId);
  const video = Object.assign(scripted, { cancel });
  scripted.submit = async (order, context) => {
    const outcome = submit(order, context);
    const now = held[scripted.keys.length - 1];
    now?.asked.resolve();
    await now?.answer.promise;
    return outcome;
  };
  return { video, cancelled, held };
}

describe('a job that no upstream has begun with', () => {
  test('is handed over until one takes it, and charged once (B3)', async () => {
    const busy: UpstreamFailure = { kind: 'limited', message: 'Too many.' };
    const answers = [...Array(8).fill(busy), DONE];
    const { ended, id, asked, queries, ledger, accountId, read } = await handingOver(answers, [
      { kind: 'keyless', message: 'No key.' },
    ]);
    await vi.waitFor(async () => {
      await hurry(queries);
      expect((await read(id)).upstreamJobId).toBe('upstream-1');
    }, LONG);
    expect(await ended(id)).toMatchObject({ state: 'succeeded', upstream: 'scripted' });
    expect(asked()).toEqual([9, 8]);
    expect(await ledger.balance(accountId)).toMatchObject({ reserved: 0, consumed: 60 });
  });

  test('ends when its time is over (B2)', async () => {
    let ahead = 0;
    const clock = { now: () => new Date(Date.now() + ahead) };
    const upstream = anUpstream({ submit: [refusedWith(AWAY)] });
    const { start, create, read, queries } = await aWorkshop({ video: upstream }, { clock });
    await start();
    const id = await create(aVideo);
    await vi.waitFor(async () => {
      await hurry(queries);
      expect(upstream.keys.length).toBeGreaterThan(5);
    }, LONG);
    ahead = 61 * 60_000;
    await vi.waitFor(async () => {
      await hurry(queries);
      expect(await read(id)).toMatchObject({ state: 'failed', failure: { reason: 'timeout' } });
    }, LONG);
  });

  test.each([
    ['no upstream takes a key of the gateway (B5)', { kind: 'keyless', message: 'No key.' }, {}],
    ['asking again is no use', LIMITED, { answersAlike: true }],
  ] as const)('ends soon where %s', async (_, failure, ways) => {
    const video = anUpstream({ submit: [refusedWith(failure)] });
    const { start, create, ended, queries } = await aWorkshop({ video, ...ways });
    await start();
    const id = await create(aVideo);
    await vi.waitFor(async () => {
      await hurry(queries);
      expect(video.keys).toHaveLength(4);
    }, LONG);
    const { message } = failure;
    const told = { message, reason: 'upstream' };
    expect(await ended(id)).toMatchObject({ state: 'failed', quota: 0, failure: told });
  });
});

describe('a job that goes from one upstream to the next', () => {
  test.each([1, 2])(
    'stays with the one at place %i behind the first, where its hand-over was cut off',
    async (place) => {
      const names = NEXT.slice(0, place + 1);
      // The upstreams before it would accept the job if tried again.
      const upstreams = names.map((_, index) =>
        anUpstream({ submit: [index < place ? refusedWith(LIMITED) : DONE, DONE] }),
      );
      const last = upstreams.at(-1);
      const [first, ...others] = upstreams;
      if (first === undefined || last === undefined) throw new Error('There are some.');
      cutOffOnce(last);
      const workshop = await aWorkshop(
        { video: first },
        { others: Object.fromEntries(others.map((video, index) => [names[index + 1], { video }])) },
      );
      await workshop.start();
      const id = await workshop.create(aVideo);
      expect(await workshop.ended(id)).toMatchObject({
        state: 'succeeded',
        upstream: names[place],
      });
      expect(upstreams.map(({ keys }) => keys.length)).toEqual(
        names.map((_, at) => (at === place ? 2 : 1)),
      );
      expect(await workshop.ledger.balance(workshop.accountId)).toMatchObject({
        reserved: 0,
        consumed: 60,
      });
    },
  );

  test('is named as with each of them before that one is asked, in the same revision', async () => {
    const one = aHeldUpstream([LIMITED]);
    const other = aHeldUpstream([DONE]);
    const workshop = await aWorkshop({ video: one.video }, { others: { other } });
    await workshop.start();
    const id = await workshop.create(aVideo);
    await one.held[0]?.asked.promise;
    const before = await workshop.read(id);
    one.held[0]?.answer.resolve();
    await other.held[0]?.asked.promise;
    expect(before).toMatchObject({ state: 'submitting', upstream: 'scripted' });
    const { revision, history } = before;
    expect(await workshop.read(id)).toMatchObject({
      state: 'submitting',
      upstream: 'other',
      revision,
      history,
    });
    other.held[0]?.answer.resolve();
    expect(await workshop.ended(id)).toMatchObject({ state: 'succeeded', upstream: 'other' });
    expect(await workshop.ledger.balance(workshop.accountId)).toMatchObject({
      reserved: 0,
      consumed: 60,
    });
  });

  test('goes no further when its caller cancels it meanwhile', async () => {
    const one = aHeldUpstream([LIMITED]);
    const other = aHeldUpstream([]);
    const workshop = await aWorkshop({ video: one.video }, { others: { other } });
    await workshop.start();
    const id = await workshop.create(aVideo);
    await one.held[0]?.asked.promise;
    await workshop.jobs.cancel(await workshop.read(id));
    one.held[0]?.answer.resolve();
    await workshop.stop(5);
    expect(await workshop.read(id)).toMatchObject({ state: 'cancelled', upstream: 'scripted' });
    expect(other.video.keys).toEqual([]);
  });

  test('is cancelled at the one that takes it on after its caller has cancelled it', async () => {
    const one = aHeldUpstream([LIMITED]);
    const other = aHeldUpstream([DONE]);
    const workshop = await aWorkshop({ video: one.video }, { others: { other } });
    await workshop.start();
    const id = await workshop.create(aVideo);
    await one.held[0]?.asked.promise;
    const seen = await workshop.read(id);
    one.held[0]?.answer.resolve();
    await other.held[0]?.asked.promise;
    // A caller with an outdated read of the job cancels it as well.
    expect(await workshop.jobs.cancel(seen)).toMatchObject({ state: 'cancelled' });
    other.held[0]?.answer.resolve();
    await vi.waitFor(() => expect(other.cancelled).toEqual(['upstream-1']), LONG);
    expect(one.cancelled).toEqual([]);
  });

  test('is cancelled at the one before, where that takes it on from a worker that comes late', async () => {
    const one = aHeldUpstream([LIMITED, DONE]);
    const other = aHeldUpstream([DONE]);
    const workshop = await aWorkshop({ video: one.video }, { others: { other } });
    const { queue, queries } = workshop;
    await workshop.start();
    const id = await workshop.create(aVideo);
    await one.held[0]?.asked.promise;
    const message = { jobId: id, revision: 0, attempt: 0 };
    await queue.sendAll('job-submit', [{ message, afterSeconds: 0 }], { queries });
    await one.held[1]?.asked.promise;
    one.held[0]?.answer.resolve();
    await other.held[0]?.asked.promise;
    one.held[1]?.answer.resolve();
    await vi.waitFor(() => expect(one.cancelled).toEqual(['upstream-1']), LONG);
    other.held[0]?.answer.resolve();
    expect(await workshop.ended(id)).toMatchObject({ state: 'succeeded', upstream: 'other' });
    expect(other.cancelled).toEqual([]);
  });

  test('is written once more for each upstream but the first', async () => {
    const { create, ended, start, transitions } = await aWorkshop(
      { video: anUpstream({ submit: [DONE, refusedWith(LIMITED)] }) },
      { others: { other: { video: anUpstream() } } },
    );
    const move = vi.spyOn(transitions, 'move');
    const movesOf = (id: string) =>
      move.mock.calls.filter(([job]) => job.id === id).map(([, { state }]) => state);
    await start();
    const alone = await create(aVideo);
    await ended(alone);
    expect(movesOf(alone)).toEqual(['submitting', 'running', 'collecting']);
    const passedOn = await create(aVideo);
    await ended(passedOn);
    expect(movesOf(passedOn)).toEqual(['submitting', 'submitting', 'running', 'collecting']);
  });
});

/** Makes the first submission to an upstream fail the step although the upstream has accepted it. */
function cutOffOnce(upstream: ReturnType<typeof anUpstream>): void {
  const { submit } = upstream;
  upstream.submit = async (order, context) => {
    const outcome = submit(order, context);
    if (upstream.keys.length === 1) throw new Error('cut off');
    return outcome;
  };
}
