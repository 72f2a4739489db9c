import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setFlagsFromString } from 'node:v8';

/** How much a function may run before V8 optimises it, roughly in bytes of code; V8's maximum. */
const TIERING_BUDGET = 2 ** 31 - 1;
/** The normal value, for code compiled later; one call, or one iteration of a loop, uses up at most a quarter of it. */
const TIERING_BUDGET_AFTERWARDS = 100_000;

let compiled: Promise<WebAssembly.Module> | undefined;

/**
 * Compiles the built-in database's WebAssembly, once in a process. It takes a tenth of a second on a V8 thread: a
 * caller that knows early that it will be needed can load other code meanwhile.
 */
export function compilePglite(): Promise<WebAssembly.Module> {
  compiled ??= compile();
  return compiled;
}

/**
 * Delays V8's optimising compiler, which would optimise what only the start of the database runs, and take longer than
 * the start itself. Functions in use are optimised a little later.
 *
 * V8 sets each function's budget at compile time. Every call uses up as much of it as the function has code, wherever
 * it returns. So the function that evaluates expressions, of 400 kB, would use up any budget within some thousand
 * calls, as many as a start makes; and optimising it takes 600 MB for a moment, and a third of a second. The maximum
 * that a call uses depends on the flag when the function is first called, which is after compilation.
 */
async function compile(): Promise<WebAssembly.Module> {
  const main = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  // Synchronous, as awaited reads would wait until other code is loaded.
  const program = readFileSync(join(dirname(main), 'pglite.wasm'));
  setFlagsFromString(`--wasm-tiering-budget=${TIERING_BUDGET}`);
  try {
    return await WebAssembly.compile(program);
  } finally {
    setFlagsFromString(`--wasm-tiering-budget=${TIERING_BUDGET_AFTERWARDS}`);
  }
}
