import { Client } from 'pg';

/** Identifiers of stored jobs. */
export interface StoredJobs {
  /** A sample of the whole store. */
  readonly any: readonly string[];
  readonly oldest: readonly string[];
}

const LOOKED_UP = 1_000;
const OLDEST = 10;

/** A UUID of version 7 with that time (RFC 9562, section 5.7); its random part is derived from the number. */
const IDENTIFIER = `(
  lpad(to_hex(floor(extract(epoch from time.at) * 1000)::bigint), 12, '0') || '7' || substr(md5(number::text), 1, 3)
  || '8' || substr(md5(number::text), 4, 15)
)::uuid`;

/**
 * Inserts failed video jobs of the local account directly into the tables of a gateway's database, a millisecond apart;
 * then runs `vacuum analyze`, as the server itself does after a while.
 */
export async function fillStore(databaseUrl: string, count: number): Promise<StoredJobs> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(`
      insert into job (id, account_id, kind, state, revision, model, upstream, upstream_job_id, request, work_order, progress,
        failure, failure_reason, quota, history, created_at, updated_at, finished_at)
      select made.id, account.id, 'video', 'failed', 4, 'vidx-imagine-video', 'sandbox', 'upstream-' || number,
        '{"prompt":"A lighthouse at dusk","aspectRatio":"16:9","videoLength":"6","resolutionName":"720p","referImages":[]}',
        '{"model":"vidx-imagine-video","prompt":"A lighthouse at dusk","seconds":6,"aspectRatio":"16:9","resolution":"720p","referenceImages":[],"voices":[]}',
        40, 'The upstream has failed.', 'upstream', 0, '[]', made.at, made.at, made.at
      from account, generate_series(1, ${count}) number,
        lateral (select now() - make_interval(secs => (${count} - number) / 1000.0) as at) time,
        lateral (select time.at, ${IDENTIFIER} as id) made
      where account.name = 'local'
    `);
    await client.query('vacuum analyze');
    const ids = async (order: string, limit: number): Promise<readonly string[]> => {
      const { rows } = await client.query(`select id from job order by ${order} limit ${limit}`);
      return rows.map(({ id }) => String(id));
    };
    return { any: await ids('md5(id::text)', LOOKED_UP), oldest: await ids('id', OLDEST) };
  } finally {
    await client.end();
  }
}
