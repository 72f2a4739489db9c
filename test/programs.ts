import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
/** Where processes of a test run find the programs that have been built for them. */
export const BUILT_PROGRAMS = 'PATCHBAY_TESTS_PROGRAMS';

/** The programs that tests start again and again, by their sources, and what the built ones are called. */
export const PROGRAMS: ReadonlyMap<string, string> = new Map([
  ['server/main.ts', 'main'],
  ['test/faults/gateway.ts', 'faulty-gateway'],
  ['test/watched/gateway.ts', 'watched-gateway'],
]);

/** The file by which to start a program: the built one, if this is a test run that has built it. */
export function programAt(source: string): string {
  const [folder, name] = [process.env[BUILT_PROGRAMS], PROGRAMS.get(source)];
  const isBuilt = folder !== undefined && name !== undefined;
  return isBuilt ? join(folder, `${name}.mjs`) : join(ROOT, source);
}
