import { expect, test } from 'vitest';
import { putDatabase } from '../a-data-folder.ts';
import { runWithKills } from './random-kills.ts';
import { isBroken, tableOf } from './reckoning.ts';

const TEST_TIMEOUT_MS = 1_200_000;
const KILLS = 3;
const JOBS = 40;

test.concurrent.each([
  { engine: 'pglite', outages: [], prepare: putDatabase },
  { engine: 'postgresql', outages: [2], prepare: () => {} },
] as const)(
  `${JOBS} jobs on $engine, through ${KILLS} kills at random moments and $outages.length stops of the database, are all kept (D1)`,
  async ({ engine, outages, prepare }) => {
    const { figures } = await runWithKills({
      engine,
      outages,
      prepare,
      kills: KILLS,
      jobs: JOBS,
      seed: 'npm-test',
      maxFaultSeconds: 600,
      maxCalmSeconds: 500,
    });
    const broken = figures.filter(isBroken);
    expect(broken, tableOf(figures)).toEqual([]);
    const counted = new Map(figures.map(({ name, count }) => [name, count]));
    expect(counted.get('jobs accepted')).toBe(JOBS);
    expect(counted.get('kills')).toBe(KILLS);
  },
  TEST_TIMEOUT_MS,
);
