import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

/** Opens a new database, and has it evaluate an expression for each of some rows. */
const EVALUATING = `
  import { PGlite } from '@electric-sql/pglite';
  const { compilePglite } = await import(process.argv[1]);
  const waiting = setInterval(() => {}, 1000);
  const pglite = await PGlite.create({ pgliteWasmModule: await compilePglite() });
  clearInterval(waiting);
  await pglite.query('select count(*) from generate_series(1, 50000) number where number % 3 = 1');
  await pglite.close();
`;
const PROGRAM = fileURLToPath(import.meta.resolve('../../server/database/pglite-program.ts'));
/** V8 optimises at once what it would optimise by and by, and says what it compiles. */
const FLAGS = ['--wasm-sync-tier-up', '--trace-wasm-compilation-times'];
const OPTIMISED = /using TurboFan.*bodysize (?<bytes>\d+)/g;
/** The function that evaluates expressions has 105 kB; to optimise it takes 600 MB. The next has 39 kB. */
const GIANT_BYTES = 100_000;
const LINES_UP_TO = 64 * 2 ** 20;

it('is not optimised where that takes hundreds of megabytes, by starting and some thousand expressions', async () => {
  const program = [...FLAGS, '--input-type=module', '--eval', EVALUATING, PROGRAM];
  const { stdout } = await promisify(execFile)(process.execPath, program, {
    maxBuffer: LINES_UP_TO,
  });
  const optimised = [...stdout.matchAll(OPTIMISED)].map(({ groups }) => Number(groups?.bytes));
  expect(optimised.length).toBeGreaterThan(0);
  expect(optimised.filter((bytes) => bytes > GIANT_BYTES)).toEqual([]);
});
