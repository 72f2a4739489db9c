import { expect, test } from 'vitest';
import { putDatabase } from '../a-data-folder.ts';
import { rushAtOnce, rushUnderKills } from './quota-exact.ts';
import type { QuotaPlan } from './quota-stage.ts';
import { isBroken, tableOf } from './reckoning.ts';

const RUSH = { worth: 10, requests: 40 } as const;
const KILLS = 3;
/** Does not wait for accepted work to end: after kills that takes half a minute. */
const PLAN = { seed: 'npm-test', secondsUpTo: 200, maxCalmSeconds: 0 } as const;

test.each([
  { engine: 'pglite', prepare: putDatabase },
  { engine: 'postgresql', prepare: () => {} },
] as const)(
  `of ${RUSH.requests} requests at once, a balance on $engine for ${RUSH.worth} pays those and no more (G7)`,
  async ({ engine, prepare }) => {
    await expectKept(rushAtOnce, { ...PLAN, engine, prepare, kills: 0 });
  },
);

// `npm run test:quota` also runs this on the built-in database.
test(`the same holds on postgresql through ${KILLS} kills at random moments, when callers repeat what was lost (G7)`, async () => {
  await expectKept(rushUnderKills, { ...PLAN, engine: 'postgresql', kills: KILLS });
});

async function expectKept(play: typeof rushAtOnce, plan: QuotaPlan): Promise<void> {
  const { figures } = await play(plan, RUSH);
  expect(figures.filter(isBroken), tableOf(figures)).toEqual([]);
}
