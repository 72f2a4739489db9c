import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setFlagsFromString } from 'node:v8';

/** How much a function of the program runs before V8 optimises it, about in bytes of code; the most that V8 takes. */
const TIERING_BUDGET = 2 ** 31 - 1;
/** The same for other programs; a quarter of it is the most that one call, or one round of a loop, counts for. */
const TIERING_BUDGET_AFTERWARDS = 100_000;

let compiled: Promise<WebAssembly.Module> | undefined;

/**
 * Compiles the program of the built-in database, once a process. It takes a tenth of a second on a thread of V8's own:
 * who knows early that it will be needed calls this, and loads other code meanwhile.
 */
export function compilePglite(): Promise<WebAssembly.Module> {
  compiled ??= compile();
  return compiled;
}

/**
 * Holds the optimising compiler back: V8 would use it on what merely starting runs through, which takes longer than the
 * start itself. What is used much is optimised a little later.
 *
 * V8 gives each function its budget when the program is compiled. Every call takes as much of it as the function has code,
 * wherever it returns from, so that the one that evaluates expressions, of 400 kB, would use up any budget within some
 * thousand calls, which is a start; and to optimise that one takes 600 MB for a moment, and a third of a second. How much
 * a call takes at the most depends on the flag when the function is first called, which is afterwards.
 */
async function compile(): Promise<WebAssembly.Module> {
  const main = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  // Read at once: while other code is loaded, nothing that is awaited would come to an end.
  const program = readFileSync(join(dirname(main), 'pglite.wasm'));
  setFlagsFromString(`--wasm-tiering-budget=${TIERING_BUDGET}`);
  try {
    return await WebAssembly.compile(program);
  } finally {
    setFlagsFromString(`--wasm-tiering-budget=${TIERING_BUDGET_AFTERWARDS}`);
  }
}
