import { expect, test } from 'vitest';
import { daysOfUse, lastDays } from '../../../../../client/console/pages/overview/days.ts';

test('two weeks end with the day that it is in UTC', () => {
  const { from, to } = lastDays(new Date('2026-03-05T00:30:00+02:00'));
  expect({ from, to }).toEqual({ from: '2026-02-19', to: '2026-03-04' });
});

test('a day on which nothing was used is there, too', () => {
  const nothing = {
    requests: 0,
    units: '0',
    seconds: 0,
    images: 0,
    songs: 0,
    inputTokens: 0,
    cachedInputTokens: 0,
    cacheWriteTokens: 0,
    outputTokens: 0,
  };
  const days = daysOfUse({
    from: '2026-02-27',
    to: '2026-03-01',
    rows: [{ ...nothing, day: '2026-02-28', requests: 1, units: '2.5' }],
    total: nothing,
  });
  expect(days).toEqual([
    { day: '2026-02-27', units: 0 },
    { day: '2026-02-28', units: 2.5 },
    { day: '2026-03-01', units: 0 },
  ]);
});
