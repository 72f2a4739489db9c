import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { operations } from '../../generated/operations.ts';
import { openLog } from '../../server/foundation/log.ts';
import { untraced } from '../../server/foundation/tracing.ts';
import { makeDraining } from '../../server/http/draining.ts';
import { rememberKeys } from '../../server/http/known-keys.ts';
import { makeObserver } from '../../server/http/observation.ts';
import { makeOverload } from '../../server/http/overload.ts';
import { admitRequest } from '../../server/http/request-admission.ts';
import { openLimits } from '../../server/limits/limits.ts';
import { openMetrics } from '../../server/metrics/metrics.ts';

/** A rate-limited operation without a key, like signing in; it returns whether it admits. */
async function aDoor(trustedProxies: string[]) {
  const operation = { ...operations.getHealth, limitBy: 'address' } as const;
  const log = openLog('silent');
  const overload = makeOverload({ eventLoopMilliseconds: 0, requests: 0 });
  const parts = {
    draining: makeDraining(),
    overload,
    authenticators: {
      keys: { authenticate: async () => ({ kind: 'wrong' }) as const },
      sessions: { session: async () => undefined, isCsrfToken: () => false },
    },
    knownKeys: rememberKeys(),
    limits: openLimits({ log }),
    entryLimits: { account: {}, addresses: { attemptsPerMinute: 2, wrongKeysPerMinute: 0 } },
    takesRequests: true,
  };
  const observer = makeObserver({ figures: openMetrics(log), tracing: untraced, log });
  const app = Fastify({ trustProxy: trustedProxies });
  app.get('/', async (request, reply) => {
    observer.arrived(request);
    const observed = observer.of(request);
    const outcome = await admitRequest({ operation, request, reply, observed }, parts);
    return outcome.ok ? 'in' : outcome.problem.message;
  });
  onTestFinished(() => app.close());
  onTestFinished(() => parts.limits.close());
  onTestFinished(overload.end);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return async (address: string) =>
    (await fetch(url, { headers: { 'x-forwarded-for': address } })).text();
}

const OFTEN = /^This address may make 2 requests a minute; try again in /;

test('what is limited by address is so for each address that a trusted proxy names', async () => {
  const knock = await aDoor(['127.0.0.1']);
  expect([await knock('192.0.2.1'), await knock('192.0.2.1')]).toEqual(['in', 'in']);
  expect(await knock('192.0.2.1')).toMatch(OFTEN);
  expect(await knock('192.0.2.2')).toBe('in');
});

test('what is limited by address does not heed the addresses that a stranger makes up', async () => {
  const knock = await aDoor(['192.0.2.99']);
  expect([await knock('192.0.2.1'), await knock('192.0.2.2')]).toEqual(['in', 'in']);
  expect(await knock('192.0.2.3')).toMatch(OFTEN);
});

test('what is limited by address counts a network of IPv6 as one', async () => {
  const knock = await aDoor(['127.0.0.1']);
  expect([await knock('2001:db8::1'), await knock('2001:db8::2')]).toEqual(['in', 'in']);
  expect(await knock('2001:db8::3')).toMatch(OFTEN);
});
