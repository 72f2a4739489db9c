import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { COMPILED_CODE } from './compiled-code.ts';

/** A safeguard against tests that never end, with room for several long waits. */
const TEST_TIMEOUT_MS = 240_000;
/** The timeout of `expect.poll`: the default of a second is too short on a busy machine. */
const POLLED_MS = 60_000;

export default defineConfig({
  root: dirname(dirname(fileURLToPath(import.meta.url))),
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/browser/**', 'test/bench/**', 'test/package/installed.test.ts'],
    globalSetup: ['test/database-template.ts', 'test/build-programs.ts'],
    // Processes and threads start several times as fast with the shared compile cache.
    env: COMPILED_CODE,
    reporters: ['default', './test/closing-line.ts'],
    testTimeout: TEST_TIMEOUT_MS,
    hookTimeout: TEST_TIMEOUT_MS,
    expect: { poll: { timeout: POLLED_MS } },
    pool: 'forks',
    // Files share their imports: loading a gateway again for each file would take longer than most tests.
    isolate: false,
    // Half of the time is spent waiting, for servers to start, leases to expire, and callbacks, so two cores can serve
    // four workers.
    maxWorkers: 4,
    // The built-in database's memory is outside V8's heap, where by default each 64 MB of it would trigger a full
    // garbage collection.
    execArgv: ['--external-memory-accounted-in-global-limit'],
  },
});
