import { fileURLToPath } from 'node:url';

/**
 * Where Node keeps what it has compiled, for all that tests start: processes and threads. It makes the folder, which goes
 * when the packages go. The name of the variable is Node's own.
 */
export const COMPILED_CODE = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)),
} as const;
