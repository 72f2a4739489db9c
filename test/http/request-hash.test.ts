import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { operations } from '../../generated/operations.ts';
import { digest } from '../../server/foundation/digest.ts';
import { keyedRequest } from '../../server/http/request-hash.ts';

const caller = {
  kind: 'key',
  accountId: 'an-account',
  keyId: 'a-key',
  keyFamilyId: 'a-key',
  limits: {},
} as const;
const BODY = { prompt: 'A fox' };

async function hashOf(operationId: string, parameters: object): Promise<string> {
  const hash = createHash('sha256');
  await digest({ operationId, parameters, body: BODY }, hash);
  return hash.digest('hex');
}

function keyed(operationId: 'createVideo' | 'createImage', preferences: object) {
  const parameters = { 'Idempotency-Key': 'k', ...preferences };
  return keyedRequest(operations[operationId], caller, {
    input: { parameters, body: BODY },
    fileRules: {},
    names: new Map(),
  });
}

describe('what a request asks for under its key', () => {
  test.each([
    ['createVideo', {}],
    ['createImage', {}],
    ['createImage', { Prefer: 'respond-async' }],
  ] as const)('is what older versions kept, of %s with %j', async (operationId, preferences) => {
    const requestHash = await hashOf(operationId, preferences);
    expect(await keyed(operationId, preferences)).toEqual({
      accountId: 'an-account',
      key: 'k',
      requestHash,
    });
  });

  test.each([
    ['createVideo', { Prefer: 'respond-async' }, {}],
    ['createVideo', { Prefer: 'wait=5' }, {}],
    ['createImage', { Prefer: 'wait=5, Respond-Async' }, { Prefer: 'respond-async' }],
  ] as const)(
    'has only the preferences that are heeded, and what older versions kept beside: %s with %j',
    async (operationId, preferences, heeded) => {
      const request = await keyed(operationId, preferences);
      expect(request?.requestHash).toBe(await hashOf(operationId, heeded));
      expect(await request?.earlierHash?.()).toBe(await hashOf(operationId, preferences));
    },
  );

  test('is nothing where the price is asked for', async () => {
    expect(await keyed('createImage', { Prefer: 'Quote' })).toBeUndefined();
  });
});
