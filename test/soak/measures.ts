import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import type { ProcessFigures } from '../watched/a-watched-gateway.ts';
import type { Ending } from './errands.ts';
import type { SoakStage } from './soak-stage.ts';

/** How things stand at a moment. */
export interface Measure {
  /** Since the beginning. */
  readonly seconds: number;
  readonly process: ProcessFigures;
  /** Rows and bytes of each table; empty where nobody can look, as in the built-in database. */
  readonly tables: readonly TableSize[];
  readonly files: FileCounts;
}

/** How large a table is. */
export interface TableSize {
  readonly name: string;
  readonly rows: number;
  readonly bytes: number;
}

/** How many files there are. */
export interface FileCounts {
  /** Of results and uploads. */
  readonly assets: number;
  /** Under way. */
  readonly temporary: number;
}

/** Measures, as far as it can be done just now. */
export async function measure(stage: SoakStage, began: number): Promise<Measure> {
  return {
    seconds: (performance.now() - began) / 1000,
    process: await stage.steady.figures(),
    tables: stage.postgresql === undefined ? [] : await tableSizes(stage.postgresql.url),
    files: await countFiles(stage.folder),
  };
}

async function tableSizes(connectionString: string): Promise<readonly TableSize[]> {
  const client = new Client({ connectionString });
  // The server may be stopped just now.
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ name: string; bytes: string }>(
      `select schemaname || '.' || relname as name, pg_total_relation_size(relid)::text as bytes
       from pg_stat_user_tables order by relname`,
    );
    const sizes: TableSize[] = [];
    for (const { name, bytes } of rows) {
      const counted = await client.query<{ count: string }>(`select count(*)::text from ${name}`);
      sizes.push({ name, bytes: Number(bytes), rows: Number(counted.rows[0]?.count ?? 0) });
    }
    return sizes.filter(({ rows: count }) => count > 0);
  } catch {
    return [];
  } finally {
    await client.end().catch(() => {});
  }
}

/** Counts what lies in the data folder. */
export async function countFiles(folder: string): Promise<FileCounts> {
  const all = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = all.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
  const within = (part: string): number =>
    files.filter((path) => path.slice(folder.length).startsWith(`/${part}`)).length;
  const incoming = files.filter((path) => path.includes('/incoming/')).length;
  return {
    assets: within('assets') - incoming,
    temporary: within('scratch') + within('tmp') + incoming,
  };
}

/** How many bytes all files in a folder have. */
export async function folderBytes(folder: string): Promise<number> {
  const all = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
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

/** An errand that was run. */
export interface Ran {
  readonly errand: string;
  readonly ending: Ending;
  /** In milliseconds. */
  readonly took: number;
  /** In seconds since the beginning. */
  readonly at: number;
}

/** The part of all values that are not above the answer, 0 to 1. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
