import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { CallbackStore } from '../../server/callbacks/callback-store.ts';
import { takeDueCallbacks } from '../../server/database/due-callbacks.ts';
import { openDatabase } from '../../server/database/open-database.ts';
import { systemClock } from '../../server/foundation/clock.ts';
import { aPostgresql } from '../a-postgresql.ts';
import { anAccount, aWaitingJob } from '../jobs/a-job.ts';

test('a callback that another process takes in the same moment is left alone, and nobody waits for it', async () => {
  const server = await aPostgresql();
  const { url: databaseUrl } = server;
  const database = await openDatabase({ databaseUrl, folder: '', onConnectionLost: () => {} });
  const other = new Client({ connectionString: databaseUrl });
  onTestFinished(async () => {
    await other.end();
    await database.close();
    await server.stop();
  });
  const { queries } = database;
  const accountId = await anAccount(queries);
  const jobIds: string[] = [];
  for (let count = 0; count < 2; count += 1) {
    const { id: jobId } = await aWaitingJob(queries, accountId);
    const store = new CallbackStore(queries, systemClock);
    await store.open({ jobId, accountId, url: 'https://receiver.example/hook' }, queries);
    jobIds.push(jobId);
  }
  await other.connect();
  await other.query('begin');
  await other.query('select 1 from callback where job_id = $1 for update', [jobIds[0]]);

  const taken = await takeDueCallbacks(queries, { seconds: 60, limit: 10 });
  expect(taken.map(({ job_id }) => job_id)).toEqual([jobIds[1]]);
  await other.query('rollback');
});
