import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** A dump of an empty database, which opens faster than a new one is made. */
    databaseTemplate: string;
  }
}

/** Makes the empty database that all tests begin with, once a run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'patchbay-template-'));
  const path = join(folder, 'empty.tar');
  const pglite = await PGlite.create();
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  await writeFile(path, Buffer.from(await dump.arrayBuffer()));
  project.provide('databaseTemplate', path);
  return () => rm(folder, { recursive: true, force: true });
}
