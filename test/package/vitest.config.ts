import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig } from 'vitest/config';
import base from '../vitest.config.ts';

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const INSTALL_TIMEOUT_MS = 300_000;

/** Tests of the package as users install it from a registry, which `npm test` does not need. */
export default mergeConfig(
  { ...base, test: { ...base.test, include: [], exclude: [], globalSetup: [] } },
  defineConfig({
    root: ROOT,
    test: { include: ['test/package/installed.test.ts'], hookTimeout: INSTALL_TIMEOUT_MS },
  }),
);
