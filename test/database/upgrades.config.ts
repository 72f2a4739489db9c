import { defineConfig, mergeConfig } from 'vitest/config';
import base from '../vitest.config.ts';

/** The upgrades from every earlier level, of which `npm test` tries every second one. */
export default mergeConfig(
  { ...base, test: { ...base.test, include: [] } },
  defineConfig({
    test: { include: ['test/database/upgrades.test.ts'], env: { UPGRADES: 'all' } },
  }),
);
