import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setFlagsFromString } from 'node:v8';

/** How much a function of WebAssembly runs before V8 optimises it, about in bytes of code; V8's own, and the most. */
const USUAL_TIERING_BUDGET = 13_000_000;
const MOST_TIERING_BUDGET = 2 ** 31 - 1;

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
 * start itself, and 600 MB for a moment (for the one function that evaluates expressions, of 100 kB). V8 gives each
 * function its budget when the program is compiled; what is used much is optimised a little later.
 */
async function compile(): Promise<WebAssembly.Module> {
  const main = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  // Read at once: while other code is loaded, nothing that is awaited would come to an end.
  const program = readFileSync(join(dirname(main), 'pglite.wasm'));
  setFlagsFromString(`--wasm-tiering-budget=${MOST_TIERING_BUDGET}`);
  try {
    return await WebAssembly.compile(program);
  } finally {
    setFlagsFromString(`--wasm-tiering-budget=${USUAL_TIERING_BUDGET}`);
  }
}
