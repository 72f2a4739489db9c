import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { giveBackMemoryOfStart } from '../server/memory-at-rest.ts';

/** A script for a separate process that becomes idle; the test's own process may still be busy with earlier tests. */
const RESTING = `
  const { giveBackMemoryOfStart } = await import(process.argv[1]);
  const left = (() => new WeakRef({ of: 'a start' }))();
  const looking = setInterval(() => {}, 1000);
  const hasRested = await giveBackMemoryOfStart({ everyMs: 50, upTo: 600 });
  clearInterval(looking);
  console.log(JSON.stringify({ hasRested, isKept: left.deref() !== undefined }));
`;
const PROGRAM = fileURLToPath(import.meta.resolve('../server/memory-at-rest.ts'));

/** A script for a process that is idle, works for a while, and is idle again. */
const WORKING = `
  const { giveBackMemoryOfWork } = await import(process.argv[1]);
  const left = (() => new WeakRef({ of: 'work' }))();
  const looking = setInterval(() => {}, 1000);
  const given = giveBackMemoryOfWork({ everyMs: 50, looks: 2 }, 1).then(() => 'given back');
  const others = new Promise((resolve) => setTimeout(resolve, 500, 'kept'));
  const atRest = await Promise.race([given, others]);
  const work = setInterval(() => { for (const until = performance.now() + 40; performance.now() < until;); }, 50);
  setTimeout(() => clearInterval(work), 400);
  const afterWork = await given;
  clearInterval(looking);
  console.log(JSON.stringify({ atRest, afterWork, isKept: left.deref() !== undefined }));
`;

describe('the memory that starting took', () => {
  it('is given back when the process rests', async () => {
    expect(await said(RESTING)).toEqual({ hasRested: true, isKept: false });
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

describe('the memory that work took', () => {
  it('is given back when the process has rested after it, and not before there was any', async () => {
    const given = { atRest: 'kept', afterWork: 'given back', isKept: false };
    expect(await said(WORKING)).toEqual(given);
  });
});

async function said(script: string): Promise<unknown> {
  const program = ['--input-type=module', '--eval', script, PROGRAM];
  const { stdout } = await promisify(execFile)(process.execPath, program);
  return JSON.parse(stdout);
}
