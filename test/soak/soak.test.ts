import { expect, test } from 'vitest';
import { hasFailed, soak } from './soak.ts';
import { outcomeText } from './told.ts';

const LOAD_SECONDS = 16;
const MAX_CALM_SECONDS = 150;

test('under mixed load and random faults nothing is lost, charged twice, left behind or grows', async () => {
  const outcome = await soak({
    engine: 'postgresql',
    seconds: LOAD_SECONDS,
    perSecond: 10,
    seed: '2',
    maxCalmSeconds: MAX_CALM_SECONDS,
    measureSeconds: LOAD_SECONDS / 8,
  });
  expect(hasFailed(outcome), outcomeText(outcome)).toBe(false);
});
