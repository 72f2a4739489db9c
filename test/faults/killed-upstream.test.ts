import { expect, test } from 'vitest';
import { putDatabase } from '../a-data-folder.ts';
import { figuresOf } from './killed-upstream-figures.ts';
import { killUpstreams } from './upstream-kills.ts';

test('no request fails while one of two upstreams is killed again and again under load', async () => {
  const plan = { seconds: 8, perSecond: 20, seed: 'test', prepare: putDatabase };
  const figures = figuresOf(await killUpstreams(plan));
  expect(figures.failures).toEqual([]);
  expect(figures.kills).toBeGreaterThan(0);
  expect(figures.requests).toBeGreaterThan(50);
  expect(figures.retried).toBeGreaterThan(0);
});
