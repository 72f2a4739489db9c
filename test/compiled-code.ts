import { fileURLToPath } from 'node:url';

/**
 * Node's compile cache for all processes and threads that tests start. Node creates the folder, which is removed along
 * with the packages. The variable is Node's own.
 */
export const COMPILED_CODE = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)),
} as const;
