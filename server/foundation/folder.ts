import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder, and those it lies in. Node's own way to do so goes round and round, for ever, where the system has no
 * place for folders, such as below `/proc`.
 *
 * @throws what the system says against it
 */
export function makeFolder(folder: string): void {
  const failure = tryToMake(folder);
  if (failure === undefined) return;
  const above = dirname(folder);
  if (failure.code !== 'ENOENT' || above === folder) throw failure;
  makeFolder(above);
  const again = tryToMake(folder);
  if (again !== undefined) throw again;
}

function tryToMake(folder: string): NodeJS.ErrnoException | undefined {
  try {
    mkdirSync(folder);
    return undefined;
  } catch (error) {
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true) return undefined;
    if (error instanceof Error) return error;
    throw error;
  }
}
