import { openAsBlob } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { databaseOn } from '../server/database/built-in-database.ts';
import { migrate } from '../server/database/migrate.ts';
import { dropSpareDatabases } from '../server/database/spare-databases.ts';
import { openLog } from '../server/foundation/log.ts';
import { openQueue } from '../server/jobs/queue/boss-queue.ts';
import { prepareServers } from './a-postgresql.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The path of a dump of an empty database, which opens faster than a new one is created. */
    databaseTemplate: string;
    /** The path of a dump with all tables and queues, so that no test waits until they are created. */
    tablesTemplate: string;
    /** The path of a data folder with such a database. */
    folderTemplate: string;
  }
}

/** Creates the databases that tests start from, once per run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'patchbay-template-'));
  const [forgetServers] = await Promise.all([prepareServers(), prepareBuiltIn(folder, project)]);
  return async () => {
    await forgetServers();
    await rm(folder, { recursive: true, force: true });
  };
}

async function prepareBuiltIn(folder: string, project: TestProject): Promise<void> {
  const pglite = await PGlite.create();
  await dropSpareDatabases(pglite);
  const dumpTo = async (name: string): Promise<string> => {
    const path = join(folder, name);
    const dump = await pglite.dumpDataDir('none');
    await writeFile(path, Buffer.from(await dump.arrayBuffer()));
    return path;
  };
  project.provide('databaseTemplate', await dumpTo('empty.tar'));
  const database = databaseOn(pglite);
  await migrate(database.queries);
  const queue = await openQueue(database, openLog('silent'));
  await queue.stop(0);
  const tables = await dumpTo('tables.tar');
  project.provide('tablesTemplate', tables);
  await database.close();
  const dataDir = join(folder, 'data', 'database');
  await mkdir(dirname(dataDir));
  const inFolder = await PGlite.create({ dataDir, loadDataDir: await openAsBlob(tables) });
  await inFolder.close();
  project.provide('folderTemplate', join(folder, 'data'));
}
