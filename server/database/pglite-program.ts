import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setFlagsFromString } from 'node:v8';

/** How much a function runs before V8 optimises it, roughly in bytes of code; V8's largest value. */
const TIERING_BUDGET = 2 ** 31 - 1;
/**
 * The usual value, for what is compiled later; one call, or one round of a loop, counts for a quarter of it at the
 * most.
 */
const TIERING_BUDGET_AFTERWARDS = 100_000;

let compiled: Promise<WebAssembly.Module> | undefined;

/**
 * Compiles the program of the built-in database, once in a process. It takes a tenth of a second on a thread of V8: a
 * caller that knows early that it will be needed can load other code meanwhile.
 */
export function compilePglite(): Promise<WebAssembly.Module> {
  compiled ??= compile();
  return compiled;
}

/**
 * Delays V8's optimising compiler, which would optimise what merely starting the database runs, and take longer than
 * the start itself. Functions in use are optimised a little later.
 *
 * V8 gives each function its budget when the program is compiled. Every call uses up as much of it as the function has
 * code, wherever it returns. So the function that evaluates expressions, of 400 kB, would use up any budget within some
 * thousand calls, which is a start; and to optimise it takes 600 MB for a moment, and a third of a second. The most
 * that a call uses depends on the flag when the function is first called, which is afterwards.
 */
async function compile(): Promise<WebAssembly.Module> {
  const main = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  // Synchronously, as awaited reads would wait until other code is loaded.
  const program = readFileSync(join(dirname(main), 'pglite.wasm'));
  setFlagsFromString(`--wasm-tiering-budget=${TIERING_BUDGET}`);
  try {
    return await WebAssembly.compile(program);
  } finally {
    setFlagsFromString(`--wasm-tiering-budget=${TIERING_BUDGET_AFTERWARDS}`);
  }
}
