import { expect, test } from 'vitest';
import { queueInOpening } from '../../../server/jobs/queue/opening-queue.ts';
import type { Queue } from '../../../server/jobs/queue/queue.ts';

test('is opened once, when it is asked for something first', async () => {
  const { open, times, stopped } = anOpening();
  const { queue, opened } = queueInOpening(open);
  expect(await queue.isAlive()).toBe(false);
  expect(times()).toBe(0);
  expect(await Promise.all([queue.depths(), queue.depths(), opened()])).toEqual([
    DEPTHS,
    DEPTHS,
    undefined,
  ]);
  expect(times()).toBe(1);
  expect(await queue.isAlive()).toBe(true);
  await queue.stop(3);
  expect(stopped()).toEqual([3]);
});

test('has nothing to stop where nobody has asked for it', async () => {
  const { open, times } = anOpening();
  const { queue } = queueInOpening(open);
  await queue.stop(3);
  expect(times()).toBe(0);
});

test('tells everyone who asks why it could not be opened, and can be stopped', async () => {
  const { queue, opened } = queueInOpening(async () => {
    throw new Error('There is no room.');
  });
  await expect(queue.depths()).rejects.toThrow('There is no room.');
  await expect(opened()).rejects.toThrow('There is no room.');
  expect(await queue.isAlive()).toBe(false);
  await queue.stop(3);
});

const DEPTHS = [{ name: 'sweep', ready: 1, deferred: 0, active: 0 }] as const;

/** Opens a healthy queue that holds a message. */
function anOpening() {
  let times = 0;
  const stopped: number[] = [];
  const queue: Queue = {
    sendAll: async () => {},
    everyMinute: async () => {},
    work: async () => {},
    workTogether: async () => {},
    isAlive: async () => true,
    depths: async () => DEPTHS,
    stop: async (graceSeconds) => void stopped.push(graceSeconds),
  };
  const open = async (): Promise<Queue> => {
    times += 1;
    return queue;
  };
  return { open, times: () => times, stopped: () => stopped };
}
