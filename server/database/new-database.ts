import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { placeWhole } from './whole-folder.ts';

/** The program that creates a database; absent from the package, which contains a prepared database. */
const MAKER = join(import.meta.dirname, 'make-database.ts');
/**
 * Disables V8's optimising compiler: its code would be ready too late to help, and compiling it takes a third of the
 * time and half of the memory.
 */
const BASELINE_COMPILER_ONLY = '--liftoff-only';

/**
 * Creates a new built-in database in a child process, so that its memory is freed, unless the folder is not empty. If
 * that process fails, nothing is created: PGlite then creates the database itself, or reports why it cannot.
 */
export async function placeNew(folder: string, maker = MAKER): Promise<void> {
  if (existsSync(maker)) await placeWhole(folder, (unfinished) => makes(maker, unfinished));
}

/** Runs the program; resolves to whether it has created a database in the folder. */
function makes(maker: string, folder: string): Promise<boolean> {
  return new Promise((resolve) => {
    // The pipe to its standard input closes when this process ends for any reason.
    execFile(process.execPath, [BASELINE_COMPILER_ONLY, maker, folder], (error) => {
      resolve(error === null);
    });
  });
}
