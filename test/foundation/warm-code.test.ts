import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

/** A process of its own, as what is told to V8 holds for all of one. It says how many of its ticks are there still. */
const PROCESS = `
  import { createHook } from 'node:async_hooks';
  import { setTimeout as sleep } from 'node:timers/promises';
  const [warmCode, garbage, isKept] = process.argv.slice(1);
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

describe('warm code', () => {
  it('has one tick that outlives all collections of garbage', async () => {
    expect(await ticksOf('kept')).toEqual({ seen: 1, left: 1 });
  });

  it('needs one: a tick that nobody keeps is gone', async () => {
    expect(await ticksOf('left')).toEqual({ seen: 1, left: 0 });
  });
});

async function ticksOf(what: 'kept' | 'left'): Promise<unknown> {
  const [warmCode, garbage] = ['warm-code', 'garbage'].map((name) =>
    fileURLToPath(import.meta.resolve(`../../server/foundation/${name}.ts`)),
  );
  const program = ['--input-type=module', '--eval', PROCESS, `${warmCode}`, `${garbage}`, what];
  const { stdout } = await promisify(execFile)(process.execPath, program);
  return JSON.parse(stdout);
}
