import { PGlite } from '@electric-sql/pglite';
import { dropSpareDatabases } from './spare-databases.ts';

/** The program that makes a new built-in database, in the folder that it is given. `new-database.ts` runs it. */
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Say in which folder to make the database.');

// Whoever asked for it has ended.
process.stdin.on('end', () => process.exit(1)).resume();
const pglite = await PGlite.create(folder);
await dropSpareDatabases(pglite);
await pglite.close();
process.exit(0);
