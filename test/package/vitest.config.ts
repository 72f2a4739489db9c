import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig } from 'vitest/config';
import base from '../vitest.config.ts';

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const INSTALL_TIMEOUT_MS = 300_000;

/** Tests of the package as its users install it, from a registry; `npm test` needs none. */
export default mergeConfig(
  { ...base, test: { ...base.test, include: [], exclude: [], globalSetup: [] } },
  defineConfig({
    root: ROOT,
    test: { include: ['test/package/installed.test.ts'], hookTimeout: INSTALL_TIMEOUT_MS },
  }),
);
