import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { watchFiles } from '../../server/config/file-watch.ts';

const SOON = { timeout: 60_000, interval: 10 } as const;
const EVERY_MS = 20;

/** A watched file, and the events that its watcher reports. The file has not been polled yet. */
function aWatchedFile() {
  const folder = mkdtempSync(join(tmpdir(), 'patchbay-watch-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'file');
  writeFileSync(file, 'one');
  const told: string[] = [];
  const watch = watchFiles(EVERY_MS, {
    onChange: () => told.push('changed'),
    onEmpty: (emptied) => told.push(`${basename(emptied)} empty`),
  });
  onTestFinished(() => watch.end());
  const other = join(folder, 'other');
  writeFileSync(other, 'one');
  watch.follow([file, other]);
  return { file, other, folder, told };
}

test('a file is compared with what it was when it was named, not at the first look', async () => {
  const [removed, emptied, replaced] = [aWatchedFile(), aWatchedFile(), aWatchedFile()];
  rmSync(removed.file);
  writeFileSync(emptied.file, '');
  writeFileSync(join(replaced.folder, 'new'), 'two');
  renameSync(join(replaced.folder, 'new'), replaced.file);
  await expect.poll(() => removed.told, SOON).toEqual(['file empty']);
  await expect.poll(() => emptied.told, SOON).toEqual(['file empty']);
  await expect.poll(() => replaced.told, SOON).toEqual(['changed']);
});

test('a file that is empty for a while has changed once it has content again', async () => {
  const { file, told } = aWatchedFile();
  writeFileSync(file, '');
  await expect.poll(() => told, SOON).toEqual(['file empty']);
  writeFileSync(file, 'two');
  await expect.poll(() => told, SOON).toEqual(['file empty', 'changed']);
});

test('a file has changed also where another one goes at the same time', async () => {
  const { file, folder, other, told } = aWatchedFile();
  writeFileSync(join(folder, 'new'), 'two');
  renameSync(join(folder, 'new'), file);
  rmSync(other);
  await expect.poll(() => told, SOON).toEqual(['other empty', 'changed']);
});
