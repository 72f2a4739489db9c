import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { placeWhole } from './whole-folder.ts';

/** The program that makes a database; the package has none, as it brings a database. */
const MAKER = join(import.meta.dirname, 'make-database.ts');
/**
 * V8's optimising compiler left out: its code comes too late to be of use, and to make it takes a third of the time and
 * half of the memory.
 */
const BASELINE_COMPILER_ONLY = '--liftoff-only';

/**
 * Makes a new built-in database in a process of its own, which gives its memory back, unless the folder holds
 * something. Where that process fails, nothing is made: PGlite then makes the database itself, or says why it cannot.
 */
export async function placeNew(folder: string, maker = MAKER): Promise<void> {
  if (existsSync(maker)) await placeWhole(folder, (unfinished) => makes(maker, unfinished));
}

/** Whether the process has made a database in the folder. */
function makes(maker: string, folder: string): Promise<boolean> {
  return new Promise((resolve) => {
    // The pipe to its standard input is closed when this process ends, in whatever way.
    execFile(process.execPath, [BASELINE_COMPILER_ONLY, maker, folder], (error) => {
      resolve(error === null);
    });
  });
}
