import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig } from 'vitest/config';
import base from '../vitest.config.ts';

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Tests in a real browser; `npm test` needs none. */
export default mergeConfig(
  { ...base, test: { ...base.test, include: [], exclude: [], globalSetup: [] } },
  defineConfig({
    root: ROOT,
    test: {
      include: ['test/browser/**/*.test.ts'],
      globalSetup: ['test/database-template.ts'],
      // A browser has processes of its own, and most of the time is waiting for it.
      maxWorkers: 3,
      // A browser on a machine that is busy now and then takes longer than anybody would wait.
      retry: 1,
    },
  }),
);
