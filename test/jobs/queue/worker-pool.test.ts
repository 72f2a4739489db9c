import { describe, expect, test } from 'vitest';
import { makeWorkerPool } from '../../../server/jobs/queue/worker-pool.ts';

const EACH = 5;

/** A worker pool of three, and who of them is woken. */
function three() {
  const woken: number[] = [];
  const workerPool = makeWorkerPool(EACH);
  const members = [0, 1, 2].map((index) => workerPool.add(() => woken.push(index)));
  /** Keeps a worker busy until released. */
  const occupy = (index: number) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const over = members[index]?.during(() => promise);
    return { over, resolve, reject };
  };
  return { workerPool, woken, occupy };
}

describe('of a worker pool', () => {
  test.each([
    [1, [0]],
    [EACH, [0]],
    [EACH + 1, [0, 1]],
    [100, [0, 1, 2]],
  ])('for %i messages no more are woken than can handle them', (messages, expected) => {
    const { workerPool, woken } = three();
    workerPool.wakeFor(messages);
    expect(woken).toEqual(expected);
  });

  test('those at rest are woken first', () => {
    const { workerPool, woken, occupy } = three();
    occupy(0);
    workerPool.wakeFor(1);
    expect(woken).toEqual([1]);
  });

  test.each([
    ['nobody rests', [0, 1, 2], 1],
    ['too few rest', [0, 1], EACH + 1],
  ])('all are woken where %s, whoever has done first', (_case, atWork, messages) => {
    const { workerPool, woken, occupy } = three();
    for (const index of atWork) occupy(index);
    workerPool.wakeFor(messages);
    expect(woken).toEqual([0, 1, 2]);
  });

  test('one whose work has come to an end rests, whatever the end', async () => {
    const { workerPool, woken, occupy } = three();
    const done = occupy(0);
    done.resolve();
    await done.over;
    const failed = occupy(0);
    failed.reject(new Error('in vain'));
    await expect(failed.over).rejects.toThrow('in vain');
    workerPool.wakeFor(1);
    expect(woken).toEqual([0]);
  });
});
