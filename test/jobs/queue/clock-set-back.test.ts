import { expect, onTestFinished, test } from 'vitest';
import { ServerLost } from '../../../server/database/availability.ts';
import { openLog } from '../../../server/foundation/log.ts';
import { watchQueueClock } from '../../../server/jobs/queue/clock-set-back.ts';

const HOUR_MS = 3_600_000;

/** A fake database with a settable time, which records updates and can be unavailable for them. */
function aDatabase() {
  const seen = { now: HOUR_MS, isAway: false, looks: 0, changes: [] as string[] };
  const ask = async (statement: string) => {
    if (statement.startsWith('select')) {
      seen.looks += 1;
      return [{ now: seen.now }];
    }
    if (seen.isAway) throw new ServerLost(new Error('away'));
    seen.changes.push(statement);
    return [];
  };
  return { seen, ask };
}

test('what could not be put right while the database was away is put right when it is back (C9)', async () => {
  const { seen, ask } = aDatabase();
  const setBack: number[] = [];
  const onSetBack = async (seconds: number) => {
    setBack.push(seconds);
  };
  const parts = { ask, log: openLog('silent'), onSetBack, secondsBetween: 0.005 };
  onTestFinished(watchQueueClock(parts));
  await expect.poll(() => seen.changes.length).toBeGreaterThan(0);
  const looked = seen.looks;
  await expect.poll(() => seen.looks).toBeGreaterThan(looked + 2);
  const before = seen.changes.length;

  seen.isAway = true;
  seen.now -= HOUR_MS / 2;
  const since = seen.looks;
  await expect.poll(() => seen.looks).toBeGreaterThan(since + 2);
  expect(seen.changes).toHaveLength(before);
  expect(setBack).toEqual([]);
  seen.isAway = false;
  await expect.poll(() => seen.changes.length).toBeGreaterThan(before);
  expect(seen.changes[before]).toContain('start_after');
  await expect.poll(() => setBack).toEqual([HOUR_MS / 2 / 1_000]);
});
