import { expect, test } from 'vitest';
import type { Clock } from '../../../server/foundation/clock.ts';
import { resultAddresses } from '../../../server/jobs/job/result-addresses.ts';

const HOUR = 3_600;
const DAY = 24 * HOUR;
const FILE = '01a1fd2d-13f6-725e-b84d-8dbc74254770';
/** A time that is no multiple of a step, in Unix seconds. */
const NOW = 1_795_248_952.345;

/** When an address that is made at a time expires, in seconds after that time. */
function lifetimeAt(now: number, { finished = now, resultAddress = DAY } = {}): number {
  const clock: Clock = { now: () => new Date(now * 1000) };
  let seconds = Number.NaN;
  const address = resultAddresses({
    clock,
    lifetimes: { resultAddress, job: 30 * DAY },
    assets: {
      address(_id, until) {
        seconds = until.getTime() / 1000 - now;
        return '';
      },
    },
  });
  address(FILE, { finishedAt: new Date(finished * 1000) });
  return seconds;
}

const STEP = DAY / 4;

test.each([0, 1, HOUR, STEP - 1, STEP, 5 * STEP + 0.001])(
  'an address made %f seconds later is valid for its lifetime, and up to a quarter longer',
  (later) => {
    const lifetime = lifetimeAt(NOW + later);
    expect(lifetime).toBeGreaterThanOrEqual(DAY);
    expect(lifetime).toBeLessThan(DAY + STEP);
  },
);

test('the address stays the same for a quarter of its lifetime, so that a file can be cached', () => {
  const start = Math.ceil(NOW / STEP) * STEP;
  const expiries = [1, STEP / 2, STEP].map((later) => start + later + lifetimeAt(start + later));
  expect(new Set(expiries).size).toBe(1);
});

test('an address whose lifetime is seconds is valid that long', () => {
  const lifetime = lifetimeAt(NOW, { resultAddress: 0.9 });
  expect(lifetime).toBeGreaterThanOrEqual(0.9);
  expect(lifetime).toBeLessThan(2);
});

test('no address outlives its file', () => {
  const finished = NOW - 30 * DAY + HOUR;
  expect(lifetimeAt(NOW, { finished })).toBeCloseTo(HOUR, 3);
});
