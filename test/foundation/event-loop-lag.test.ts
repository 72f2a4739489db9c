import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  type EventLoopLag,
  type EventLoopLagWatch,
  watchEventLoopLag,
} from '../../server/foundation/event-loop-lag.ts';

const EVERY_MS = 20;
const STILL_MS = 400;

function watched() {
  const watch = watchEventLoopLag(EVERY_MS);
  onTestFinished(() => watch.end());
  return watch;
}

function standStill(): void {
  const until = performance.now() + STILL_MS;
  while (performance.now() < until);
}

/**
 * Blocks the event loop and returns the lateness measured. Retries, since a busy machine may delay the watch's own
 * timers.
 */
async function ofStandStill(watch: EventLoopLagWatch): Promise<EventLoopLag | undefined> {
  let eventLoopLag: EventLoopLag | undefined;
  const most = async (): Promise<number | undefined> => {
    await sleep(3 * EVERY_MS);
    standStill();
    await sleep(3 * EVERY_MS);
    eventLoopLag = watch.take();
    return eventLoopLag?.max;
  };
  await expect.poll(most).toBeGreaterThanOrEqual(STILL_MS - 2 * EVERY_MS);
  return eventLoopLag;
}

describe('how late a process is', () => {
  test('is what it stood still for, but for the time in which nothing was due', async () => {
    const eventLoopLag = await ofStandStill(watched());
    expect(eventLoopLag?.p99).toBe(eventLoopLag?.max);
    expect(eventLoopLag?.mean).toBeLessThan(eventLoopLag?.max ?? 0);
    expect(eventLoopLag?.min).toBeLessThanOrEqual(eventLoopLag?.p50 ?? 0);
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
