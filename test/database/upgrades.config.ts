import { defineConfig, mergeConfig } from 'vitest/config';
import base from '../vitest.config.ts';

/** Tests the upgrades from every earlier level; `npm test` tests only every second one. */
export default mergeConfig(
  { ...base, test: { ...base.test, include: [] } },
  defineConfig({
    test: { include: ['test/database/upgrades.test.ts'], env: { UPGRADES: 'all' } },
  }),
);
