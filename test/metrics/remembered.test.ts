import { expect, test } from 'vitest';
import { remembered } from '../../server/metrics/remembered.ts';

const PARTS = { freshSeconds: 60, secondsUpTo: 60, onFailure: () => {} };

test('those who ask at once, and those who ask soon after, share one reading', async () => {
  let readings = 0;
  const ask = remembered(async () => {
    readings += 1;
    return readings;
  }, PARTS);
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
  expect(await ask()).toBe(1);
});

test('what is not fresh is read again', async () => {
  let readings = 0;
  const ask = remembered(
    async () => {
      readings += 1;
      return readings;
    },
    { ...PARTS, freshSeconds: 0 },
  );
  expect([await ask(), await ask()]).toEqual([1, 2]);
});

test('a reading that fails is told and answers nothing', async () => {
  const told: unknown[] = [];
  const failure = new Error('The database is away.');
  const read = () => Promise.reject(failure);
  const ask = remembered(read, { ...PARTS, onFailure: (error) => told.push(error) });
  expect(await ask()).toBe(undefined);
  expect(told).toEqual([failure]);
});

test('nobody waits for a reading that does not end', async () => {
  const ask = remembered(() => new Promise<never>(() => {}), { ...PARTS, secondsUpTo: 0.01 });
  expect(await ask()).toBe(undefined);
});
