import { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect } from 'kysely';
import { migrate } from '../../server/database/migrate.ts';
import { pgliteDialect } from '../../server/database/pglite-dialect.ts';
import { openPatientPool } from '../../server/database/server-pool.ts';
import type { Tables } from '../../server/database/tables.ts';

/**
 * Migrates a database and kills itself after a statement. The arguments are the statement's number and the database:
 * the URL of a server, or a folder.
 */
const [, , statement = '1', place = ''] = process.argv;
let made = 0;

const database = new Kysely<Tables>({
  dialect: place.startsWith('postgres:')
    ? new PostgresDialect({ pool: openPatientPool(place) })
    : pgliteDialect(await PGlite.create({ dataDir: place })),
  log() {
    made += 1;
    if (made === Number(statement)) process.kill(process.pid, 'SIGKILL');
  },
});
await migrate(database);
process.exit();
