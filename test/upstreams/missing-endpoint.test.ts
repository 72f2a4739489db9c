import { expect, test } from 'vitest';
import { MissingEndpoint } from '../../server/upstreams/missing-endpoint.ts';
import { failed } from '../../server/upstreams/port/outcome.ts';
import { upstreamParts } from './upstream-parts.ts';

const GONE = failed({ kind: 'refused', message: 'Not found.', because: 'no-address' });

function anAddress(askedAgainMinutes = 10) {
  const { parts, logged } = upstreamParts({ baseUrl: 'http://127.0.0.1:9', askedAgainMinutes });
  let minutes = 0;
  const now = () => new Date(minutes * 60_000);
  const address = new MissingEndpoint({ ...parts, now }, '/there; it is done without');
  return {
    address,
    logged,
    later: (by: number) => {
      minutes = by;
    },
  };
}

test('an address that an upstream knows nothing at is lacking for a while, and the log says so once', () => {
  const { address, logged, later } = anAddress();
  expect(address.isLacking).toBe(false);
  for (const _ of ['asked', 'asked at the same time']) expect(address.heard(GONE)).toBe(GONE);
  expect(address.isLacking).toBe(true);
  later(9.9);
  expect(address.isLacking).toBe(true);
  later(10);
  expect(address.isLacking).toBe(false);
  expect(logged.map((line) => JSON.parse(line))).toMatchObject([
    {
      upstream: 'tested',
      minutes: 10,
      msg: 'upstream knows nothing at /there; it is done without',
    },
  ]);
});

test('an address is not lacking where something else is wrong, or nothing', () => {
  const { address, logged } = anAddress();
  address.heard({ ok: true, value: 1 });
  address.heard(failed({ kind: 'failed', message: 'No.' }));
  address.heard(failed({ kind: 'refused', message: 'No.', because: 'not-there' }));
  expect([address.isLacking, logged]).toEqual([false, []]);
});

test('an address is asked again at once where the operator wants it so', () => {
  const { address } = anAddress(0);
  address.heard(GONE);
  expect(address.isLacking).toBe(false);
});

test('an address is asked again where the clock was put back since', () => {
  const { address, later } = anAddress();
  later(100);
  address.heard(GONE);
  expect(address.isLacking).toBe(true);
  later(50);
  expect(address.isLacking).toBe(false);
});
