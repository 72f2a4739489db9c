import { describe, expect, onTestFinished, test } from 'vitest';
import { newIdentifier } from '../../server/foundation/identifiers.ts';
import { makeJobReader } from '../../server/jobs/job-reader.ts';
import { changeJob } from '../../server/jobs/store.ts';
import { anEmptyDatabase } from '../an-empty-database.ts';
import { anAccount, aWaitingJob } from './a-job.ts';

/** A reader of a database with two jobs, and how many statements it has made. */
async function aReader() {
  const { queries, close } = await anEmptyDatabase();
  onTestFinished(() => close());
  const accountId = await anAccount(queries);
  const jobs = [await aWaitingJob(queries, accountId), await aWaitingJob(queries, accountId)];
  let statements = 0;
  const counted = queries.withPlugin({
    transformQuery({ node }) {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const { find } = makeJobReader(counted);
  return { find, jobs, queries, statements: () => statements };
}

describe('jobs that are looked up at the same time', () => {
  test('are read in one statement, the same ones and those that are not there as well', async () => {
    const { find, jobs, statements } = await aReader();
    const [one, other] = jobs.map(({ id }) => id);
    if (one === undefined || other === undefined) throw new Error('There are no jobs.');
    const asked = [one, newIdentifier(), other, one];
    const found = await Promise.all(asked.map(find));
    expect(found.map((job) => job?.id)).toEqual([one, undefined, other, one]);
    expect(statements()).toBe(1);
  });

  test('are as they are after the question, though another was under way', async () => {
    const { find, jobs, queries } = await aReader();
    const [job] = jobs;
    if (job === undefined) throw new Error('There are no jobs.');
    const before = find(job.id);
    await changeJob(queries, job, { state: 'submitting' }, { by: 'worker', at: new Date() });
    const after = await find(job.id);
    expect(after?.state).toBe('submitting');
    expect((await before)?.id).toBe(job.id);
  });
});
