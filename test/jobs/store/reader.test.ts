import { describe, expect, onTestFinished, test } from 'vitest';
import { newIdentifier } from '../../../server/foundation/identifiers.ts';
import { makeJobReader } from '../../../server/jobs/store/reader.ts';
import { changeJob } from '../../../server/jobs/store/store.ts';
import { anEmptyDatabase } from '../../an-empty-database.ts';
import { countedQueries } from '../../counted-queries.ts';
import { anAccount, aWaitingJob } from '../a-job.ts';

/** A reader of a database with two jobs, with a count of its statements. */
async function aReader() {
  const { queries, close } = await anEmptyDatabase();
  onTestFinished(() => close());
  const accountId = await anAccount(queries);
  const one = await aWaitingJob(queries, accountId);
  const other = await aWaitingJob(queries, accountId);
  const { counted, statements } = countedQueries(queries);
  return { find: makeJobReader(counted).find, one, other, queries, statements };
}

describe('jobs that are looked up at the same time', () => {
  test('are read in one statement, the same ones and those that are not there as well', async () => {
    const { find, one, other, statements } = await aReader();
    const asked = [one.id, newIdentifier(), other.id, one.id];
    const found = await Promise.all(asked.map(find));
    expect(found.map((job) => job?.id)).toEqual([one.id, undefined, other.id, one.id]);
    expect(statements()).toBe(1);
  });

  test('are as they are after the question, though another was under way', async () => {
    const { find, one: job, queries } = await aReader();
    const before = find(job.id);
    await changeJob(queries, {
      job,
      change: { state: 'submitting' },
      by: 'worker',
      at: new Date(),
    });
    const after = await find(job.id);
    expect(after?.state).toBe('submitting');
    expect((await before)?.id).toBe(job.id);
  });
});
