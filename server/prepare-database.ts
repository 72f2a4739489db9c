import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DATABASE_FOLDER } from './database/built-in-database.ts';
import { openDatabase } from './database/open-database.ts';
import { packDatabase } from './database/prepared.ts';
import { dropSpareDatabases } from './database/spare-databases.ts';
import { openLog } from './foundation/log.ts';
import { openQueue } from './jobs/queue/boss-queue.ts';

/**
 * Creates the database template that the package ships for the first start: all tables and queues, but no data that
 * each gateway generates for itself. The build runs this script with the path of the file to write.
 */
const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('Usage: prepare-database.ts FILE');

const folder = await mkdtemp(join(tmpdir(), 'patchbay-prepared-'));
try {
  const database = await openDatabase({ folder, onConnectionLost: () => {} });
  const queue = await openQueue(database, openLog('warn'));
  await queue.stop(0);
  if (database.engine.kind === 'pglite') await dropSpareDatabases(database.engine.pglite);
  await database.close();
  await writeFile(file, packDatabase(join(folder, DATABASE_FOLDER)));
} finally {
  await rm(folder, { recursive: true, force: true });
}
