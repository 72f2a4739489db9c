import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { PollLoop } from '../../server/foundation/poll-loop.ts';

const EVERY_MS = 500;

beforeEach(() => {
  vi.useFakeTimers();
  return () => void vi.useRealTimers();
});

/** A poll loop whose looks last until they are ended, and the failures that it tells of. */
function aPollLoop(restMs?: () => number) {
  const failures: unknown[] = [];
  const scene = { looks: 0, isNeeded: true, end: Promise.withResolvers<void>() };
  const pollLoop = new PollLoop({
    look() {
      scene.looks += 1;
      scene.end = Promise.withResolvers();
      return scene.end.promise;
    },
    isNeeded: () => scene.isNeeded,
    ...(restMs === undefined ? {} : { restMs }),
    everyMs: EVERY_MS,
    onFailure: (error) => void failures.push(error),
  });
  onTestFinished(() => pollLoop.close());
  return { scene, pollLoop, failures };
}

test('a look begins when it is due, and a sooner one in its place', async () => {
  const { scene, pollLoop } = aPollLoop();
  pollLoop.lookWithin(500);
  pollLoop.lookWithin(20);
  pollLoop.lookWithin(900);
  await vi.advanceTimersByTimeAsync(19);
  expect(scene.looks).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(scene.looks).toBe(1);
});

test('looks do not overlap, whoever comes meanwhile', async () => {
  const { scene, pollLoop } = aPollLoop();
  pollLoop.lookWithin(0);
  await vi.advanceTimersByTimeAsync(0);
  pollLoop.lookWithin(0);
  await vi.advanceTimersByTimeAsync(10 * EVERY_MS);
  expect(scene.looks).toBe(1);
  scene.end.resolve();
  await vi.advanceTimersByTimeAsync(EVERY_MS);
  expect(scene.looks).toBe(2);
});

test('after a look that went well the rest is as long as it is said to be', async () => {
  const { scene, pollLoop } = aPollLoop(() => 50);
  pollLoop.lookWithin(0);
  await vi.advanceTimersByTimeAsync(0);
  scene.end.resolve();
  await vi.advanceTimersByTimeAsync(50);
  expect(scene.looks).toBe(2);
});

test('a look that fails is told of, and followed by another after the usual rest', async () => {
  const { scene, pollLoop, failures } = aPollLoop(() => 50);
  pollLoop.lookWithin(0);
  await vi.advanceTimersByTimeAsync(0);
  const rain = new Error('It rained.');
  scene.end.reject(rain);
  await vi.advanceTimersByTimeAsync(EVERY_MS - 1);
  expect([scene.looks, failures]).toEqual([1, [rain]]);
  await vi.advanceTimersByTimeAsync(1);
  expect(scene.looks).toBe(2);
});

test('nothing is looked at any more when nothing is watched, until something is', async () => {
  const { scene, pollLoop } = aPollLoop();
  pollLoop.lookWithin(0);
  await vi.advanceTimersByTimeAsync(0);
  scene.isNeeded = false;
  scene.end.resolve();
  await vi.advanceTimersByTimeAsync(10 * EVERY_MS);
  expect(scene.looks).toBe(1);
  pollLoop.lookWithin(EVERY_MS);
  await vi.advanceTimersByTimeAsync(EVERY_MS);
  expect(scene.looks).toBe(2);
});

test('nothing is looked at any more when it is closed, be it in the middle of a look', async () => {
  const { scene, pollLoop } = aPollLoop();
  pollLoop.lookWithin(0);
  await vi.advanceTimersByTimeAsync(0);
  pollLoop.close();
  scene.end.resolve();
  pollLoop.lookWithin(0);
  await vi.advanceTimersByTimeAsync(10 * EVERY_MS);
  expect([scene.looks, pollLoop.isClosed]).toEqual([1, true]);
});
