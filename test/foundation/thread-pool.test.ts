import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ThreadPool } from '../../server/foundation/thread-pool.ts';

let folder: string;
let full: string;
let threads: ThreadPool<number, number>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'patchbay-threads-'));
  full = join(folder, 'full');
  const module = join(folder, 'doubling.mjs');
  await writeFile(
    module,
    `import { existsSync } from 'node:fs';
     if (existsSync(${JSON.stringify(full)})) throw new Error('No room for a thread.');
     export default (amount) => {
       if (amount < 0) throw new RangeError('Too little.');
       return amount * 2;
     };`,
  );
  const filename = pathToFileURL(module).href;
  threads = new ThreadPool({ filename, minThreads: 0, maxThreads: 2 });
});

afterAll(async () => {
  await threads.close();
  await rm(folder, { recursive: true });
});

describe('threads', () => {
  test('do work, and pass on what it throws', async () => {
    expect(await Promise.all([1, 2, 3].map((amount) => threads.run(amount)))).toEqual([2, 4, 6]);
    await expect(threads.run(-1)).rejects.toThrow('Too little.');
  });

  test('that cannot begin reject what waits with the reason, and the next work begins with new ones', async () => {
    await threads.close();
    await writeFile(full, '');
    const outcomes = await Promise.allSettled([1, 2, 3].map((amount) => threads.run(amount)));
    for (const outcome of outcomes) {
      expect(outcome).toMatchObject({ reason: { message: 'No room for a thread.' } });
    }
    await rm(full);
    expect(await threads.run(4)).toBe(8);
  });
});
