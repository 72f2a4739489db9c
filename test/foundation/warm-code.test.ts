import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

/**
 * Runs in a process of its own, since V8 flags apply to a whole process. Prints how many tick objects it saw and how
 * many are left after garbage collection.
 */
const PROCESS = `
  import { createHook } from 'node:async_hooks';
  import { setTimeout as sleep } from 'node:timers/promises';
  const [warmCode, isKept, garbage] = process.argv.slice(1);
  const { keepCodeWarm } = await import(warmCode);
  const { collectGarbage } = await import(garbage);
  const ticks = [];
  const seen = createHook({
    init: (_id, type, _trigger, tick) => {
      if (type === 'TickObject') ticks.push(new WeakRef(tick));
    },
  });
  seen.enable();
  if (isKept === 'kept') keepCodeWarm();
  else process.nextTick(() => {});
  seen.disable();
  await sleep(1);
  for (let times = 0; times < 3; times += 1) {
    collectGarbage('all');
    await sleep(1);
  }
  console.log(JSON.stringify({ seen: ticks.length, left: ticks.filter((one) => one.deref() !== undefined).length }));
`;

/** Calls a function often, but fewer times than V8's default optimisation threshold. */
const CALLS = `
  import { setImmediate as others } from 'node:timers/promises';
  const [warmCode, isEarly] = process.argv.slice(1);
  const { compileEarly } = await import(warmCode);
  if (isEarly === 'early') compileEarly();
  let sum = 0;
  function digitsOf(number) {
    for (const digit of String(number)) sum += Number(digit) * 2;
    return sum;
  }
  for (let times = 0; times < 2000; times += 1) {
    digitsOf(times);
    await others();
  }
`;

describe('early compiling', () => {
  it('has what is called some hundreds of times optimised', async () => {
    expect(await optimisedOf('early')).toContain('TURBOFAN');
  });

  it('is needed: V8 by itself waits for some thousands of calls', async () => {
    expect(await optimisedOf('late')).not.toContain('TURBOFAN');
  });
});

/** V8's optimisation trace of the function. */
async function optimisedOf(what: 'early' | 'late'): Promise<string> {
  const said = ['--trace-opt', '--no-concurrent-recompilation'];
  const { stdout } = await inProcess([...said, '--input-type=module', '--eval', CALLS], what);
  return stdout
    .split('\n')
    .filter((line) => line.includes('digitsOf'))
    .join('\n');
}

describe('warm code', () => {
  it('has one tick that outlives all collections of garbage', async () => {
    expect(await ticksOf('kept')).toEqual({ seen: 1, left: 1 });
  });

  it('needs one: a tick that nobody keeps is gone', async () => {
    expect(await ticksOf('left')).toEqual({ seen: 1, left: 0 });
  });
});

async function ticksOf(what: 'kept' | 'left'): Promise<unknown> {
  const { stdout } = await inProcess(['--input-type=module', '--eval', PROCESS], what);
  return JSON.parse(stdout);
}

/** Runs a program with the paths of the modules under test and its mode as arguments. */
function inProcess(program: readonly string[], what: string): Promise<{ readonly stdout: string }> {
  const [warmCode, garbage] = ['warm-code', 'garbage-collection'].map((name) =>
    fileURLToPath(import.meta.resolve(`../../server/foundation/${name}.ts`)),
  );
  return promisify(execFile)(process.execPath, [...program, `${warmCode}`, what, `${garbage}`]);
}
