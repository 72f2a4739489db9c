import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { anEmptyFolder } from './a-lasting-gateway.ts';

const MODULE = join(import.meta.dirname, '../../server/backup/unfinished-file.ts');
/** Writes a file, reports that, and never exits. */
const PROGRAM = `
  import { writeFileSync } from 'node:fs';
  import { removeIfStopped } from ${JSON.stringify(MODULE)};
  const [file, isFinished] = process.argv.slice(1);
  const leaveIt = removeIfStopped(file);
  writeFileSync(file, 'half of it');
  if (isFinished) leaveIt();
  setInterval(() => {}, 1000);
  process.stdout.write('written');
`;

async function aFile(): Promise<string> {
  const { path, remove } = await anEmptyFolder();
  onTestFinished(remove);
  return join(path, 'a-file');
}

/** Sends a signal to a process that has written a file; returns the signal that ended it. */
async function stopped(signal: NodeJS.Signals, ...words: readonly string[]): Promise<unknown> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM, ...words]);
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  child.kill(signal);
  const [, by] = await once(child, 'exit');
  return by;
}

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'an unfinished file goes with the process that %s ends',
  async (signal) => {
    const file = await aFile();
    expect(await stopped(signal, file)).toBe(signal);
    expect(existsSync(file)).toBe(false);
  },
);

test('a finished one stays', async () => {
  const file = await aFile();
  expect(await stopped('SIGTERM', file, 'finished')).toBe('SIGTERM');
  expect(existsSync(file)).toBe(true);
});
