import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
/** The environment variable with the folder of the bundled programs, for the processes of a test run. */
export const BUILT_PROGRAMS = 'PATCHBAY_TESTS_PROGRAMS';

/** The programs that tests start repeatedly: their sources, and the names of their bundles. */
export const PROGRAMS: ReadonlyMap<string, string> = new Map([
  ['server/main.ts', 'main'],
  ['test/faults/gateway.ts', 'faulty-gateway'],
  ['test/watched/gateway.ts', 'watched-gateway'],
]);

/** The file that starts a program: its bundle, if this test run has built one, else its source. */
export function programAt(source: string): string {
  const [folder, name] = [process.env[BUILT_PROGRAMS], PROGRAMS.get(source)];
  const isBuilt = folder !== undefined && name !== undefined;
  return isBuilt ? join(folder, `${name}.mjs`) : join(ROOT, source);
}
