import { describe, expect, it } from 'vitest';
import { giveBackMemoryOfStart } from '../server/memory-of-start.ts';

describe('the memory that starting took', () => {
  it('is given back when the process rests', async () => {
    const left = leftBehind();
    expect(await giveBackMemoryOfStart({ everyMs: 50, upTo: 600 })).toBe(true);
    expect(left.deref()).toBeUndefined();
  });

  it('is kept while the process is busy', async () => {
    let isOver = false;
    const work = (): void => {
      const until = performance.now() + 20;
      while (performance.now() < until);
      if (!isOver) setImmediate(work);
    };
    work();
    expect(await giveBackMemoryOfStart({ everyMs: 50, upTo: 3 })).toBe(false);
    isOver = true;
  });
});

function leftBehind(): WeakRef<object> {
  return new WeakRef({ of: 'a start' });
}
