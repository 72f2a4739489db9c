import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Queries } from '../../server/database/database.ts';
import type { Row } from '../../server/database/tables.ts';

/** What a gateway has recorded of its jobs, and the files it stored. */
export interface Written {
  readonly jobs: readonly Pick<
    Row<'job'>,
    'id' | 'state' | 'quota' | 'failure' | 'failure_reason'
  >[];
  /** The ledger entries of jobs. */
  readonly entries: readonly Pick<Row<'ledger_entry'>, 'job_id' | 'kind' | 'consumed'>[];
  readonly callbacks: readonly Pick<Row<'callback'>, 'job_id' | 'id' | 'state'>[];
  /** The assets recorded as made by jobs. */
  readonly assets: readonly Pick<Row<'asset'>, 'id' | 'is_kept'>[];
  /** The assets referenced by job results. */
  readonly named: readonly string[];
  /** The names of the files that are stored completely. */
  readonly files: readonly string[];
}

/** Reads the database and the folder. */
export async function readWritten(queries: Queries, folder: string): Promise<Written> {
  const jobs = await queries
    .selectFrom('job')
    .select(['id', 'state', 'quota', 'failure', 'failure_reason', 'result'])
    .execute();
  return {
    jobs,
    entries: await queries
      .selectFrom('ledger_entry')
      .select(['job_id', 'kind', 'consumed'])
      .where('job_id', 'is not', null)
      .orderBy('id')
      .execute(),
    callbacks: await queries.selectFrom('callback').select(['job_id', 'id', 'state']).execute(),
    assets: await queries.selectFrom('asset').select(['id', 'is_kept']).execute(),
    named: jobs.flatMap(({ result }) => assetsOf(result)),
    files: await filesIn(join(folder, 'assets')),
  };
}

function assetsOf(result: unknown): readonly string[] {
  return Object.entries(result ?? {})
    .filter(([name]) => name.endsWith('Asset'))
    .map(([, id]) => String(id));
}

/** Stored files, without partial uploads and the folder's marker file. */
async function filesIn(folder: string): Promise<readonly string[]> {
  const all = await readdir(folder, { recursive: true, withFileTypes: true });
  return all
    .filter((file) => file.isFile() && !file.parentPath.endsWith('incoming'))
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('.'));
}
