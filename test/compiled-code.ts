import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Where Node keeps what it has compiled, for all that tests start: processes and threads. The name of the variable is
 * Node's own.
 */
export const COMPILED_CODE = {
  NODE_COMPILE_CACHE: join(tmpdir(), 'patchbay-compiled'),
} as const;
