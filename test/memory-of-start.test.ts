import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { giveBackMemoryOfStart } from '../server/memory-of-start.ts';

/** A process of its own, which rests: this one does what tests before left it to do. */
const RESTING = `
  const { giveBackMemoryOfStart } = await import(process.argv[1]);
  const left = (() => new WeakRef({ of: 'a start' }))();
  const looking = setInterval(() => {}, 1000);
  const hasRested = await giveBackMemoryOfStart({ everyMs: 50, upTo: 600 });
  clearInterval(looking);
  console.log(JSON.stringify({ hasRested, isKept: left.deref() !== undefined }));
`;
const PROGRAM = fileURLToPath(import.meta.resolve('../server/memory-of-start.ts'));

describe('the memory that starting took', () => {
  it('is given back when the process rests', async () => {
    const program = ['--input-type=module', '--eval', RESTING, PROGRAM];
    const { stdout } = await promisify(execFile)(process.execPath, program);
    expect(JSON.parse(stdout)).toEqual({ hasRested: true, isKept: false });
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
