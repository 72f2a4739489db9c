import { sql } from 'kysely';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { CallbackStore } from '../../server/callbacks/callback-store.ts';
import { hastenCallbacks, takeDueCallbacks } from '../../server/database/due-callbacks.ts';
import { openDatabase } from '../../server/database/open-database.ts';
import { systemClock } from '../../server/foundation/clock.ts';
import { aPostgresql } from '../a-postgresql.ts';
import { anEmptyDatabase } from '../an-empty-database.ts';
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

test('callbacks wait no longer than before where the clock is set back by an hour (C9)', async () => {
  const database = await anEmptyDatabase();
  onTestFinished(() => database.close());
  const { queries } = database;
  const accountId = await anAccount(queries);
  const store = new CallbackStore(queries, systemClock);
  const dueIn = async (seconds: number): Promise<string> => {
    const { id: jobId } = await aWaitingJob(queries, accountId);
    await store.open({ jobId, accountId, url: 'https://receiver.example/hook' }, queries);
    const due = sql<Date>`now() + make_interval(secs => ${seconds})`;
    const dueAndNext = { due_at: due, next_at: due };
    await queries.updateTable('callback').set(dueAndNext).where('job_id', '=', jobId).execute();
    return jobId;
  };
  const HOUR = 3_600;
  const [overdue, retry, usual, late] = [
    await dueIn(HOUR - 1),
    await dueIn(HOUR + 5),
    await dueIn(30),
    await dueIn(3 * HOUR),
  ];
  await hastenCallbacks(queries, HOUR);
  const { rows } = await sql<{ job_id: string; wait: number }>`
    select job_id, round(extract(epoch from due_at - now()) / 10) * 10 as wait from callback
    where due_at = next_at`.execute(queries);
  const waitOf = new Map(rows.map(({ job_id, wait }) => [job_id, Math.abs(Number(wait))]));
  expect([overdue, retry, usual, late].map((id) => waitOf.get(id))).toEqual([0, 0, 30, 2 * HOUR]);
  const taken = await takeDueCallbacks(queries, { seconds: 60, limit: 10 });
  expect(taken.map(({ job_id }) => job_id)).toContain(overdue);
});
