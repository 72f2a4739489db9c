import type { Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import type { ProcessFigures } from '../watched/a-watched-gateway.ts';
import type { Books } from './books.ts';
import type { Ending } from './errands.ts';
import type { SoakStage } from './soak-stage.ts';

/** Measurements at one moment. */
export interface Measure {
  /** Seconds since the beginning. */
  readonly seconds: number;
  readonly process: ProcessFigures;
  /** Rows and bytes of each table; empty for the built-in database, which cannot be inspected. */
  readonly tables: readonly TableSize[];
  /** The size of all tables, or of the built-in database's folder. */
  readonly databaseBytes: number;
  readonly files: FileCounts;
  readonly jobs: JobCounts;
}

/** The results of jobs so far. */
export interface JobCounts {
  readonly accepted: number;
  /** The number of callbacks accepted by a good receiver. */
  readonly told: number;
  /** The number of jobs that ended and of those charged; `undefined` if the database cannot be inspected. */
  readonly ended?: number;
  readonly charged?: number;
}

/** The size of a table. */
export interface TableSize {
  readonly name: string;
  readonly rows: number;
  readonly bytes: number;
}

/** The number of files. */
export interface FileCounts {
  /** Files of results and uploads. */
  readonly assets: number;
  /** Temporary files of requests to the steady gateway. */
  readonly temporary: number;
  /** Temporary files of gateways that were or may be killed; they are removed when they reach a certain age. */
  readonly left: number;
}

/** Measures everything that is currently accessible. */
export async function measure(
  { steady, postgresql, folder, receiver }: SoakStage,
  { jobs }: Books,
  began: number,
): Promise<Measure> {
  const looked = postgresql === undefined ? NOTHING_SEEN : await lookInto(postgresql.url);
  const bytes = looked.tables.reduce((sum, one) => sum + one.bytes, 0);
  const told = [...receiver.told.values()].filter(({ accepted }) => accepted > 0).length;
  return {
    seconds: (performance.now() - began) / 1000,
    process: await steady.figures(),
    tables: looked.tables,
    databaseBytes: postgresql === undefined ? await folderBytes(join(folder, 'database')) : bytes,
    files: await countFiles(folder),
    jobs: { accepted: jobs.size, told, ...looked.jobs },
  };
}

interface Looked {
  readonly tables: readonly TableSize[];
  readonly jobs: Pick<JobCounts, 'ended' | 'charged'>;
}

const NOTHING_SEEN: Looked = { tables: [], jobs: {} };

async function lookInto(connectionString: string): Promise<Looked> {
  const client = new Client({ connectionString });
  // The server may be stopped at this moment.
  client.on('error', () => {});
  try {
    await client.connect();
    return { tables: await tableSizes(client), jobs: await jobCounts(client) };
  } catch {
    return NOTHING_SEEN;
  } finally {
    await client.end().catch(() => {});
  }
}

async function tableSizes(client: Client): Promise<readonly TableSize[]> {
  const { rows } = await client.query<{ name: string; bytes: string }>(
    `select schemaname || '.' || relname as name, pg_total_relation_size(relid)::text as bytes
     from pg_stat_user_tables order by relname`,
  );
  const sizes: TableSize[] = [];
  for (const { name, bytes } of rows) {
    const count = await countOf(client, `select count(*)::text as count from ${name}`);
    if (count > 0) sizes.push({ name, bytes: Number(bytes), rows: count });
  }
  return sizes;
}

async function jobCounts(client: Client): Promise<Looked['jobs']> {
  const jobs =
    "select count(*)::text as count from job where state in ('succeeded', 'failed', 'cancelled')";
  const entries =
    "select count(*)::text as count from ledger_entry where kind = 'settle' and job_id is not null";
  return { ended: await countOf(client, jobs), charged: await countOf(client, entries) };
}

async function countOf(client: Client, sql: string): Promise<number> {
  const { rows } = await client.query<{ count: string }>(sql);
  return Number(rows[0]?.count ?? 0);
}

/** Counts the files in the data folder. */
export async function countFiles(folder: string): Promise<FileCounts> {
  const all = await entriesIn(folder);
  const files = all.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
  const within = (part: string): number =>
    files.filter((path) => path.startsWith(`${folder}/${part}`)).length;
  const incoming = files.filter((path) => path.includes('/incoming/')).length;
  // Scratch folders are named in order of time, and the steady gateway was the first.
  const rooms = await readdir(join(folder, 'scratch')).catch(() => []);
  const temporary = within(`scratch/${rooms.toSorted()[0] ?? ''}`);
  return {
    assets: within('assets') - incoming,
    temporary,
    left: within('scratch') - temporary + incoming,
  };
}

const MAX_LOOKS = 5;

/** Lists a folder. Retries when a request's folder disappears meanwhile. */
async function entriesIn(folder: string, looks = MAX_LOOKS): Promise<readonly Dirent[]> {
  try {
    return await readdir(folder, { recursive: true, withFileTypes: true });
  } catch (error) {
    if (looks <= 1) throw error;
    return entriesIn(folder, looks - 1);
  }
}

/** The total size of all files in a folder, in bytes. */
async function folderBytes(folder: string): Promise<number> {
  const all = await entriesIn(folder);
  const sizes = await Promise.all(
    all
      .filter((file) => file.isFile())
      .map((file) =>
        stat(join(file.parentPath, file.name)).then(
          ({ size }) => size,
          () => 0,
        ),
      ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** A completed errand. */
export interface Ran {
  readonly errand: string;
  readonly ending: Ending;
  /** The duration in milliseconds. */
  readonly took: number;
  /** Seconds since the beginning. */
  readonly at: number;
}

/** The value at this fraction, 0 to 1, of the values in ascending order. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
