import { PGlite } from '@electric-sql/pglite';
import { dropSpareDatabases } from './spare-databases.ts';

/** Program that creates a new built-in database in the folder given as its argument; run by `new-database.ts`. */
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Usage: make-database.ts FOLDER');

// The parent process has exited.
process.stdin.on('end', () => process.exit(1)).resume();
const pglite = await PGlite.create(folder);
await dropSpareDatabases(pglite);
await pglite.close();
process.exit(0);
