import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  type Lateness,
  type LatenessWatch,
  watchLateness,
} from '../../server/foundation/lateness.ts';

const EVERY_MS = 20;
const STILL_MS = 400;

function watched() {
  const watch = watchLateness(EVERY_MS);
  onTestFinished(() => watch.end());
  return watch;
}

function standStill(): void {
  const until = performance.now() + STILL_MS;
  while (performance.now() < until);
}

/** What is told of a stand-still. A busy machine may run other timers in place of the watch's own around it: then again. */
async function ofStandStill(watch: LatenessWatch): Promise<Lateness | undefined> {
  let lateness: Lateness | undefined;
  const most = async (): Promise<number | undefined> => {
    await sleep(3 * EVERY_MS);
    standStill();
    await sleep(3 * EVERY_MS);
    lateness = watch.take();
    return lateness?.max;
  };
  await expect.poll(most).toBeGreaterThanOrEqual(STILL_MS - 2 * EVERY_MS);
  return lateness;
}

describe('how late a process is', () => {
  test('is what it stood still for, but for the time in which nothing was due', async () => {
    const lateness = await ofStandStill(watched());
    expect(lateness?.p99).toBe(lateness?.max);
    expect(lateness?.mean).toBeLessThan(lateness?.max ?? 0);
    expect(lateness?.min).toBeLessThanOrEqual(lateness?.p50 ?? 0);
  });

  test('is told of the time since it was asked before', async () => {
    const watch = watched();
    await ofStandStill(watch);
    const next = async (): Promise<number | undefined> => {
      await sleep(3 * EVERY_MS);
      return watch.take()?.max;
    };
    await expect.poll(next).toBeLessThan(STILL_MS / 2);
  });

  test('is not known where nothing was due', async () => {
    const watch = watched();
    await expect.poll(() => watch.take()).toBeDefined();
    expect(watch.take()).toBeUndefined();
  });
});
