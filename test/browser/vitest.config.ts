import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig } from 'vitest/config';
import base from '../vitest.config.ts';

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Tests in a real browser. `npm test` does not run them. */
export default mergeConfig(
  { ...base, test: { ...base.test, include: [], exclude: [], globalSetup: [] } },
  defineConfig({
    root: ROOT,
    test: {
      include: ['test/browser/**/*.test.ts'],
      globalSetup: ['test/database-template.ts'],
      // The browser runs in processes of its own, and tests mostly wait for it.
      maxWorkers: 3,
      // On a busy machine, a browser occasionally exceeds every reasonable timeout.
      retry: 1,
    },
  }),
);
