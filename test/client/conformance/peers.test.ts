import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Kind } from '../../../client/conformance/check.ts';
import type { Peer } from '../../../client/conformance/known-deviations.ts';
import { verify } from '../../../client/conformance/verify.ts';
import { aMock, type TestMock } from '../../a-mock.ts';

/** The mocks must conform to the contract as well, apart from their known deviations. */
let mock: TestMock;

beforeAll(async () => {
  mock = await aMock();
});

afterAll(() => mock.stop());

const KINDS: readonly Kind[] = ['examples', 'rules', 'jobs', 'callbacks', 'streams', 'protocol'];

test.each(KINDS)('the mock keeps the contract: %s', async (kind) => {
  expect(await breaches(mock.url, 'mock', kind)).toEqual([]);
});

test.each(['rules', 'examples'] as const)('Prism keeps the contract: %s', async (kind) => {
  expect(await breaches(mock.prismUrl, 'prism', kind)).toEqual([]);
});

async function breaches(url: string, peer: Peer, kind: Kind) {
  const target = {
    url,
    apiKey: 'any',
    // The mock accepts all credentials.
    person: { cookie: 'patchbay.session_token=a-session', csrfToken: 'a-token' },
    isDisposable: true,
    seed: 1,
    maxGenerated: 0,
    callbackHost: '127.0.0.1',
    patienceMs: 5_000,
  };
  const { results } = await verify(target, { only: [kind], concurrency: 4, peer });
  expect(results.length).toBeGreaterThan(0);
  return results.filter((one) => one.breaches.length > 0);
}
