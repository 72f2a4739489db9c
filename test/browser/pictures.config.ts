import { defineConfig, mergeConfig } from 'vitest/config';
import base from './vitest.config.ts';

/** Takes the screenshots of the console for the README. It tests nothing. */
export default mergeConfig(
  { ...base, test: { ...base.test, include: [] } },
  defineConfig({ test: { include: ['test/browser/console/pictures.ts'] } }),
);
