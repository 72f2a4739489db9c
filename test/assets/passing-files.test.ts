import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchPassingFiles } from '../../server/assets/passing-files.ts';
import { collectGarbage } from '../../server/foundation/garbage-collection.ts';

const MEGABYTE = 2 ** 20;
const LOOK_MS = 10;

describe('files that pass', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('have their buffers collected whenever these have grown by 8 MB', () => {
    const { files, memory, collected } = watched();
    files.begin();
    memory.bytes += 7 * MEGABYTE;
    vi.advanceTimersByTime(LOOK_MS);
    expect(collected()).toBe(0);
    memory.bytes += MEGABYTE;
    vi.advanceTimersByTime(LOOK_MS);
    expect(collected()).toBe(1);
    memory.bytes += 7 * MEGABYTE;
    vi.advanceTimersByTime(LOOK_MS);
    expect(collected()).toBe(1);
  });

  it('have growth counted from the least that there was', () => {
    const { files, memory, collected } = watched();
    files.begin();
    memory.bytes -= 20 * MEGABYTE;
    vi.advanceTimersByTime(LOOK_MS);
    memory.bytes += 8 * MEGABYTE;
    vi.advanceTimersByTime(LOOK_MS);
    expect(collected()).toBe(1);
  });

  it('are looked after until the last of them has passed, however often that is said of one', () => {
    const { files, memory, collected } = watched();
    const first = files.begin();
    const second = files.begin();
    first();
    first();
    memory.bytes += 8 * MEGABYTE;
    vi.advanceTimersByTime(LOOK_MS);
    expect(collected()).toBe(1);
    second();
    memory.bytes += 8 * MEGABYTE;
    vi.advanceTimersByTime(10 * LOOK_MS);
    expect(collected()).toBe(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('young garbage', () => {
  it('is collected with the bytes behind it', async () => {
    const { arrayBuffers: before } = process.memoryUsage();
    dropBytes(32 * MEGABYTE);
    collectGarbage('young');
    // Another thread frees the buffers, asynchronously.
    const growth = () => process.memoryUsage().arrayBuffers - before;
    await expect.poll(growth).toBeLessThan(8 * MEGABYTE);
  });
});

function watched() {
  const memory = { bytes: 100 * MEGABYTE };
  let times = 0;
  const collect = (): void => {
    times += 1;
  };
  const files = watchPassingFiles({ held: () => memory.bytes, collect, everyMs: LOOK_MS });
  return { files, memory, collected: () => times };
}

function dropBytes(bytes: number): void {
  for (let dropped = 0; dropped < bytes; dropped += MEGABYTE) new Uint8Array(MEGABYTE).fill(1);
}
