import { Client } from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { aGateway, type TestGateway } from '../a-gateway.ts';
import { aPostgresql, type PostgresqlServer } from '../a-postgresql.ts';
import { aFormWith, aRecording } from '../recordings.ts';

const SONG = {
  chop_sample_start_s: 0,
  chop_sample_end_s: 2,
  mv: 'tune-v4',
  custom: false,
  instrumental: true,
  llm_description_prompt: 'A waltz',
};
const SOON = { timeout: 60_000, interval: 20 } as const;

let postgresql: PostgresqlServer;
let gateway: TestGateway;

beforeAll(async () => {
  postgresql = await aPostgresql();
  gateway = await aGateway({
    databaseUrl: postgresql.url,
    upstreams: { slow: { kind: 'sandbox', jobSeconds: 3_600 } },
    models: [{ id: '*', upstream: 'slow' }],
  });
});

afterAll(async () => {
  await gateway.stop();
  await postgresql.stop();
});

/** Another client of the database, in a transaction. */
async function anotherTransaction(): Promise<Client> {
  const client = new Client({ connectionString: postgresql.url });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query('begin');
  return client;
}

/** Waits until a statement that begins like this is blocked by a lock. */
async function untilBlocked(client: Client, statement: string): Promise<void> {
  const blocked = async () => {
    await client.query('select pg_stat_clear_snapshot()');
    const { rowCount } = await client.query(
      "select 1 from pg_stat_activity where wait_event_type = 'Lock' and query ilike $1",
      [`${statement}%`],
    );
    return rowCount;
  };
  await expect.poll(blocked, SOON).toBeGreaterThan(0);
}

async function upload(): Promise<string> {
  const { json } = await gateway.call('/musx/v1/upload', {
    form: aFormWith('file', aRecording(2)),
  });
  return json.data.music_id;
}

const create = (music_id: string) =>
  gateway.call('/musx/v1/sample', { json: { ...SONG, music_id } });

test('no song is begun from a sample that is being removed', async () => {
  const sample = await upload();
  const removal = await anotherTransaction();
  await removal.query('delete from sample where id = $1', [sample]);
  const asked = create(sample);
  await untilBlocked(removal, 'select "id" from "sample"');
  await removal.query('commit');
  expect((await asked).json).toMatchObject({
    status: 'FAILED',
    message: 'music_id names no sample that this account has uploaded.',
  });
});

test('a sample is removed only after a song has been begun from it, whose file is kept', async () => {
  const sample = await upload();
  const hold = await anotherTransaction();
  const { rows } = await hold.query('select asset_id from sample where id = $1', [sample]);
  await hold.query('lock table pgboss.job in exclusive mode');
  const asked = create(sample);
  await untilBlocked(hold, '%insert into pgboss.job');
  const removed = gateway.call(`/musx/v1/samples/${sample}`, { method: 'DELETE' });
  await untilBlocked(hold, 'delete from "sample"');
  await hold.query('commit');
  expect([(await asked).status, (await removed).status]).toEqual([200, 200]);
  const kept = await hold.query(
    "select 1 from asset where id = $1 and expires_at > now() + interval '59 minutes'",
    [rows[0]?.asset_id],
  );
  expect(kept.rowCount).toBe(1);
});
