import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';

/** Opens the database of a folder, and has it evaluate an expression for each of some rows. */
const EVALUATING = `
  import { PGlite } from '@electric-sql/pglite';
  const [program, dataDir] = process.argv.slice(1);
  const { compilePglite } = await import(program);
  const waiting = setInterval(() => {}, 1000);
  const pglite = await PGlite.create({ dataDir, pgliteWasmModule: await compilePglite() });
  clearInterval(waiting);
  await pglite.query('select count(*) from generate_series(1, 20000) number where number % 3 = 1');
  await pglite.close();
`;
const PROGRAM = fileURLToPath(import.meta.resolve('../../server/database/pglite-program.ts'));
/** V8 optimises at once what it would optimise by and by, and says what it compiles. */
const FLAGS = ['--wasm-sync-tier-up', '--trace-wasm-compilation-times'];
const OPTIMISED = /using TurboFan.*bodysize (?<bytes>\d+)/g;
/** The function that evaluates expressions has 105 kB; to optimise it takes 600 MB. Of the others most have below 40. */
const GIANT_BYTES = 100_000;
const LINES_UP_TO = 64 * 2 ** 20;

it('is not optimised where that takes hundreds of megabytes, by a start and some thousand expressions', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'patchbay-pglite-program-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await run([], folder);
  const lines = await run(FLAGS, folder);
  const optimised = [...lines.matchAll(OPTIMISED)].map(({ groups }) => Number(groups?.bytes));
  expect(optimised.length).toBeGreaterThan(0);
  expect(optimised.filter((bytes) => bytes > GIANT_BYTES)).toEqual([]);
});

async function run(flags: readonly string[], folder: string): Promise<string> {
  const program = [...flags, '--input-type=module', '--eval', EVALUATING, PROGRAM, folder];
  const options = { maxBuffer: LINES_UP_TO };
  const { stdout } = await promisify(execFile)(process.execPath, program, options);
  return stdout;
}
