import { expect, test } from 'vitest';
import {
  environmentLine,
  firstRequest,
} from '../../../../../client/console/pages/keys/first-request.ts';
import { operations } from '../../../../../generated/operations.ts';

const ORIGIN = 'https://gateway.example.com';

test('the first request reads the account with the key of the environment', () => {
  expect(environmentLine('pb_a_b')).toBe("export PATCHBAY_API_KEY='pb_a_b'");
  expect(firstRequest(ORIGIN, undefined)).toBe(
    `curl ${ORIGIN}${operations.getAccount.path} \\\n  --header "SVC-API-KEY: $PATCHBAY_API_KEY"`,
  );
});

test('a limited key is shown a request that it may make, or none', () => {
  expect(firstRequest(ORIGIN, ['createImage', 'listModels'])).toContain(operations.listModels.path);
  expect(firstRequest(ORIGIN, ['createImage'])).toBeUndefined();
});
