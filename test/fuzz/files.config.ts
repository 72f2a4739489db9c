import { defineConfig, mergeConfig } from 'vitest/config';
import base from '../vitest.config.ts';

/** This many mutations take longer than the default timeout. */
const TEST_TIMEOUT_MS = 1_200_000;

/** The mutation tests, with many times the mutations that `npm test` makes. */
export default mergeConfig(
  { ...base, test: { ...base.test, include: [] } },
  defineConfig({
    test: {
      include: [
        'test/{assets,operations}/broken-files.test.ts',
        'test/http/malformed-{form,http}.test.ts',
      ],
      testTimeout: TEST_TIMEOUT_MS,
      env: {
        FUZZ_FILES: '1000',
        FUZZ_UPLOADS: '1000',
        FUZZ_EDITS: '500',
        FUZZ_FORMS: '2000',
        FUZZ_REQUESTS: '5000',
      },
    },
  }),
);
