import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { aDataFolder } from '../a-data-folder.ts';

const PROGRAM = fileURLToPath(import.meta.resolve('../../server/main.ts'));
/** V8 optimises at once what it would optimise by and by, and says what it compiles. */
const FLAGS = ['--wasm-sync-tier-up', '--trace-wasm-compilation-times'];
const COMPILED = /using (?<compiler>\w+),.*bodysize (?<bytes>\d+)/g;
/** The size of the function that evaluates expressions; to optimise it takes 600 MB. */
const GIANT_BYTES = 104_930;

it('is not optimised by a start where that takes hundreds of megabytes', async () => {
  const folder = await aDataFolder('pglite-program');
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const said = await saidBy(folder);
  const compilers = [...said.matchAll(COMPILED)]
    .filter(({ groups }) => Number(groups?.bytes) === GIANT_BYTES)
    .map(({ groups }) => groups?.compiler);
  expect(compilers).toEqual(['Liftoff']);
});

/** Starts a gateway, and ends it as soon as it serves. @returns what it has said until then */
async function saidBy(folder: string): Promise<string> {
  const ports = ['--port', '0', '--alt-port', '0'];
  const child = spawn(process.execPath, [...FLAGS, PROGRAM, '--data', folder, ...ports], {
    env: { PATH: process.env.PATH },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(child, 'exit');
  let said = '';
  let isAsked = false;
  for await (const chunk of child.stdout) {
    said += String(chunk);
    if (isAsked || !/ {2}key /.test(said)) continue;
    // Asked twice, it would go at once, and what V8 has still to write would be lost.
    isAsked = true;
    child.kill('SIGTERM');
  }
  await ended;
  return said;
}
