import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Command } from 'commander';
import { expect, onTestFinished, test } from 'vitest';
import { addBackupCommands } from '../../server/command-line/backup-program.ts';
import { aDataFolder } from '../a-data-folder.ts';
import { aTerminal } from '../a-terminal.ts';

/** Runs a command in a folder; returns its output. */
async function type(folder: string, ...words: readonly string[]): Promise<string> {
  const terminal = aTerminal(folder, {});
  const program = new Command('patchbay').exitOverride();
  addBackupCommands(program, terminal);
  await program.parseAsync([...words], { from: 'user' });
  return terminal.printed();
}

test('backup and restore tell programs in JSON what they tell people', async () => {
  const data = await aDataFolder('backup-program');
  onTestFinished(() => rm(data, { recursive: true, force: true }));
  const file = join(data, 'backup.tar.gz');
  const made = JSON.parse(await type(data, 'backup', file, '--data', data, '--json'));
  expect(made).toMatchObject({ file, kept: 'folder', files: 0, missing: [] });
  const emptied = join(data, 'restored');
  const restored = JSON.parse(await type(data, 'restore', file, '--data', emptied, '--json'));
  expect(restored).toMatchObject({ takenAt: made.takenAt, rows: made.rows, files: 0, jobs: 0 });
});

test('a backup is no stream, and no file is called as one', async () => {
  await expect(type('.', 'backup', '-')).rejects.toMatchObject({
    name: 'CommandError',
    message: expect.stringContaining('name a file instead of -'),
  });
});
