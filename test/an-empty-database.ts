import { openAsBlob } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import { databaseOn } from '../server/database/built-in-database.ts';
import type { Database } from '../server/database/database.ts';
import { keepStatements } from '../server/database/known-statements.ts';
import { lend } from './lent-pglite.ts';

/** The default buffers of 128 MB would be cleared for every database, which takes longer than many tests. */
const SMALL_BUFFERS = ['-c', 'shared_buffers=4MB', '-c', 'wal_buffers=256kB'];
/** The maximum number of idle databases in the pool. */
const MAX_SPARE = 3;
/** Recreated after this many tests, as the memory of a database grows with its use. */
const MAX_TESTS_EACH = 30;

/** Larger tables are truncated, smaller ones deleted from. */
const MAX_DELETED_BYTES = 65_536;

/** A table, with its size in bytes. */
interface Table {
  readonly name: string;
  readonly size: number;
}

/** A database that is reused by one test after another. */
interface Reused {
  readonly pglite: PGlite;
  tests: number;
}

/** The initial state of a database: the rows of its tables as JSON, by table, and a fingerprint of its structure. */
interface Beginning {
  readonly rows: ReadonlyMap<string, string>;
  readonly structure: string;
}

const spare: Reused[] = [];
let beginning: Promise<Beginning> | undefined;

/**
 * A PostgreSQL in this process, in memory, with all tables, all empty. Creating one takes ten times as long as emptying
 * one, so databases with an unchanged structure are reused.
 */
export async function anEmptyDatabase(): Promise<Database> {
  const reused = spare.pop() ?? { pglite: await aNewOne(), tests: 0 };
  const { pglite } = reused;
  reused.tests += 1;
  beginning ??= readBeginning(pglite);
  const begun = await beginning;
  const lent = lend(pglite, async () => {
    const isBusy = pglite.isInTransaction();
    await lent.takeBack();
    const isAsNew = !isBusy && reused.tests < MAX_TESTS_EACH && spare.length < MAX_SPARE;
    if (isAsNew && (await emptied(pglite, begun))) spare.push(reused);
    else await pglite.close();
  });
  keepStatements(lent.pglite);
  return databaseOn(lent.pglite);
}

/** A database that has never been written to, for tests that examine its files. */
export async function aNewDatabase(): Promise<Database> {
  const pglite = await aNewOne();
  keepStatements(pglite);
  return databaseOn(pglite);
}

async function aNewOne(): Promise<PGlite> {
  const startParams = [...PGlite.defaultStartParams, ...SMALL_BUFFERS];
  return PGlite.create({ loadDataDir: await openAsBlob(inject('tablesTemplate')), startParams });
}

const TABLES = `
  select format('%I.%I', nspname, relname) as name, pg_relation_size(pg_class.oid) as size
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where relkind = 'r' and nspname in ('public', 'pgboss')
  order by 1`;

/**
 * A fingerprint that changes with every table, column, constraint, trigger, function or setting, and once a table has
 * been analyzed.
 */
const STRUCTURE = `
  select concat_ws(' ',
    (select md5(string_agg(r::text, ',' order by oid)) from (
      select oid, relname, relnamespace, reloptions, reltuples >= 0 from pg_class where relkind <> 't' and oid >= 16384) r),
    (select md5(string_agg(a::text, ',' order by attrelid, attnum)) from (
      select attrelid, attnum, attname, atttypid, attnotnull, attisdropped, atthasdef
      from pg_attribute where attrelid >= 16384) a),
    (select md5(string_agg(c::text, ',' order by oid)) from (
      select oid, conname, convalidated from pg_constraint where oid >= 16384) c),
    (select md5(string_agg(t::text, ',' order by oid)) from (
      select oid, tgname, tgenabled from pg_trigger where oid >= 16384) t),
    (select md5(string_agg(prosrc, ',' order by oid)) from pg_proc where oid >= 16384),
    (select count(*) from pg_db_role_setting), (select count(*) from pg_namespace), (select count(*) from pg_roles),
    (select count(*) from pg_database)
  ) as structure`;

async function readBeginning(pglite: PGlite): Promise<Beginning> {
  const rows = new Map<string, string>();
  for (const { name, size } of await tablesOf(pglite)) {
    if (size > 0) rows.set(name, await textOf(pglite, name));
  }
  return { rows, structure: await structureOf(pglite) };
}

/** Restores the initial state of a database; `false` where its structure has changed. */
async function emptied(pglite: PGlite, { rows, structure }: Beginning): Promise<boolean> {
  await pglite.exec('discard all');
  if ((await structureOf(pglite)) !== structure) return false;
  const others: Table[] = [];
  for (const table of await tablesOf(pglite)) {
    const before = rows.get(table.name);
    const isAsBefore =
      before === undefined ? table.size === 0 : (await textOf(pglite, table.name)) === before;
    if (!isAsBefore) others.push(table);
  }
  if (others.length === 0) return true;
  await pglite.transaction(async (transaction) => {
    // Disables triggers that guard the tables, such as the rule that ledger entries never change.
    await transaction.exec('set local session_replication_role = replica');
    // Truncating creates new files for a table and all that refer to it, which takes longer than deleting a few rows.
    for (const { name, size } of others) {
      await transaction.exec(
        size > MAX_DELETED_BYTES ? `truncate ${name} cascade` : `delete from ${name}`,
      );
    }
    for (const [name, text] of rows) {
      const insert = `insert into ${name} select * from json_populate_recordset(null::${name}, $1)`;
      const { rows: left } = await transaction.query(`select from ${name} limit 1`);
      if (left.length === 0) await transaction.query(insert, [text]);
    }
  });
  return true;
}

async function tablesOf(pglite: PGlite): Promise<readonly Table[]> {
  return (await pglite.query<Table>(TABLES)).rows;
}

async function textOf(pglite: PGlite, table: string): Promise<string> {
  const { rows } = await pglite.query<{ text: string }>(
    `select coalesce(json_agg(row order by row::text), '[]')::text as text from ${table} row`,
  );
  return rows[0]?.text ?? '[]';
}

async function structureOf(pglite: PGlite): Promise<string> {
  return (await pglite.query<{ structure: string }>(STRUCTURE)).rows[0]?.structure ?? '';
}
