import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { COMPILED_CODE } from './compiled-code.ts';
import { LongOnesBetween } from './long-ones-between.ts';

/** A test ends by itself; this is for one that never would, and has room for several waits that are all long. */
const TEST_TIMEOUT_MS = 240_000;
/** What is polled for comes soon; on a busy machine, not within the second that is usual. */
const POLLED_MS = 60_000;

export default defineConfig({
  root: dirname(dirname(fileURLToPath(import.meta.url))),
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/browser/**', 'test/bench/**', 'test/package/installed.test.ts'],
    globalSetup: ['test/database-template.ts', 'test/build-programs.ts'],
    // Processes and threads begin several times as fast with code that others have compiled.
    env: COMPILED_CODE,
    reporters: ['default', './test/closing-line.ts'],
    testTimeout: TEST_TIMEOUT_MS,
    hookTimeout: TEST_TIMEOUT_MS,
    expect: { poll: { timeout: POLLED_MS } },
    pool: 'forks',
    sequence: { sequencer: LongOnesBetween },
    // Files share what they import: to load a gateway again for each would take longer than most tests do.
    isolate: false,
    // Half of the time is waiting: for servers to come up, for leases to lapse, for callbacks. So two cores have work for four.
    maxWorkers: 4,
    // A built-in database is memory outside of V8's heap, each 64 MB of which would have all of the heap looked through.
    execArgv: ['--external-memory-accounted-in-global-limit'],
  },
});
