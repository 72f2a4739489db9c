import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { aDataFolder } from '../a-data-folder.ts';
import { eventually } from '../eventually.ts';

const PROGRAM = fileURLToPath(import.meta.resolve('../../server/main.ts'));
/** Makes V8 optimise functions immediately instead of gradually, and print which ones it compiles. */
const FLAGS = ['--wasm-sync-tier-up', '--trace-wasm-compilation-times'];
const COMPILED = /using (?<compiler>\w+),.*bodysize (?<bytes>\d+)/g;
/** The size in bytes of the function that evaluates expressions; optimising it takes 600 MB. */
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

/**
 * Starts a gateway, and stops it as soon as it serves. It writes to a file: V8 drops what a full pipe does not take at
 * once.
 *
 * @returns its output
 */
async function saidBy(folder: string): Promise<string> {
  const file = join(folder, 'output');
  const output = await open(file, 'w');
  onTestFinished(() => output.close());
  const ports = ['--port', '0', '--alternate-port', '0'];
  const child = spawn(process.execPath, [...FLAGS, PROGRAM, '--data', folder, ...ports], {
    env: { PATH: process.env.PATH },
    stdio: ['ignore', output.fd, 'ignore'],
  });
  const ended = once(child, 'exit');
  await eventually(async () => {
    expect(await readFile(file, 'utf8')).toMatch(/ {2}key /);
  });
  child.kill('SIGTERM');
  await ended;
  return readFile(file, 'utf8');
}
