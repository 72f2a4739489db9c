import { expect, test, vi } from 'vitest';
import type { Identifier } from '../../server/foundation/identifiers.ts';
import { aVideo } from '../jobs/a-job.ts';
import { aWorkshop, LONG } from '../jobs/a-workshop.ts';
import { anUpstream } from '../jobs/an-upstream.ts';

test('a job that two workers take at every step is one job upstream, one result and one charge (C7)', async () => {
  const upstream = anUpstream();
  const cancelled: string[] = [];
  const scripted = {
    ...upstream,
    submit: met(upstream.submit),
    poll: met(upstream.poll),
    fetch: met(upstream.fetch),
    cancel: async (upstreamJobId: string) => void cancelled.push(upstreamJobId),
  };
  const workshop = await aWorkshop({ video: scripted });
  const { start, create, ended, queue, queries, read } = workshop;
  const id = await create(aVideo);
  const sendAgain = (name: 'job-submit' | 'job-poll' | 'job-collect', revision: number) =>
    queue.sendAll(name, [{ message: { jobId: id, revision, attempt: 0 }, afterSeconds: 0 }], {
      queries,
    });
  await start();
  // The first worker waits at each step until a second one has reached it.
  await sendAgain('job-submit', 0);
  await until('running');
  await sendAgain('job-poll', (await read(id)).revision);
  await until('collecting');
  await sendAgain('job-collect', (await read(id)).revision);

  expect(await ended(id)).toMatchObject({ state: 'succeeded', upstreamJobId: 'upstream-1' });
  // Two rows and two files: the results stored by the slower worker have been removed.
  await vi.waitFor(async () => expect(await workshop.assetCount()).toBe(4), LONG);
  expect(upstream.keys).toEqual([id, id]);
  expect(cancelled).toEqual([]);
  expect(await entriesOf(id)).toEqual(['reserve', 'settle']);

  async function until(state: string): Promise<void> {
    await vi.waitFor(async () => expect((await read(id)).state).toBe(state), LONG);
  }
  async function entriesOf(jobId: Identifier): Promise<readonly string[]> {
    const entries = await queries
      .selectFrom('ledger_entry')
      .select('kind')
      .where('job_id', '=', jobId)
      .orderBy('id')
      .execute();
    return entries.map(({ kind }) => kind);
  }
});

test('what was submitted for a job that its caller has cancelled meanwhile is cancelled upstream', async () => {
  const upstream = anUpstream();
  const cancelled: string[] = [];
  const cancelling = Promise.withResolvers<void>();
  const { submit } = upstream;
  upstream.submit = async (order, context) => {
    await cancelling.promise;
    return submit(order, context);
  };
  const cancel = async (upstreamJobId: string) => void cancelled.push(upstreamJobId);
  const { start, create, jobs, read } = await aWorkshop({ video: { ...upstream, cancel } });
  const id = await create(aVideo);
  await start();
  await vi.waitFor(async () => expect((await read(id)).state).toBe('submitting'), LONG);
  expect((await jobs.cancel(await read(id))).state).toBe('cancelled');
  cancelling.resolve();
  await vi.waitFor(() => expect(cancelled).toEqual(['upstream-1']), LONG);
});

/** Makes the first two calls of a function wait for each other. */
function met<Arguments extends readonly unknown[], Answer>(
  call: (...given: Arguments) => Promise<Answer>,
): (...given: Arguments) => Promise<Answer> {
  const meeting = Promise.withResolvers<void>();
  let calls = 0;
  return async (...given) => {
    calls += 1;
    if (calls === 2) meeting.resolve();
    await meeting.promise;
    return call(...given);
  };
}
