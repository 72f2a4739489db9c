import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { putDatabase } from '../a-data-folder.ts';
import { aFailedStart } from '../a-process.ts';
import { aMountedDisk, mayMount } from '../faults/a-small-disk.ts';
import { programAt } from '../programs.ts';
import { aLastingGateway, anEmptyFolder } from './a-lasting-gateway.ts';

/** Enough for the folder, not for a database. */
const SMALL_MEBIBYTES = 20;
const PROGRAM = programAt('server/main.ts');

async function aFolder(): Promise<string> {
  const { path, remove } = await anEmptyFolder();
  onTestFinished(remove);
  return path;
}

test('a restore that is killed leaves nothing that starts, and the next one begins anew', async () => {
  const [source, target] = [await aFolder(), await aFolder()];
  putDatabase(source);
  const first = await aLastingGateway({ data: source });
  const { json } = await first.call('/v1/images/generations', { json: { prompt: 'A fox' } });
  const file = join(source, 'kept.tar.gz');
  // The backup is made while the gateway runs and holds the folder's lock.
  const said = await aFailedStart({ PATCHBAY_DATA: source }, ['backup', file]);
  expect(said).toMatchObject({ code: 0, stderr: '' });
  await first.stop();

  const mark = join(target, 'restoring');
  const child = spawn(process.execPath, [PROGRAM, 'restore', file, '--data', target]);
  await expect.poll(() => existsSync(mark), { timeout: 60_000, interval: 2 }).toBe(true);
  // While stopped, it keeps the folder's lock.
  child.kill('SIGSTOP');
  for (const words of [[], ['doctor', '--offline']]) {
    const early = await aFailedStart({ PATCHBAY_DATA: target }, words);
    expect([early.code, early.stdout + early.stderr]).toEqual([
      2,
      expect.stringMatching(/A restore into .* is in progress\. Wait for its end\./),
    ]);
  }
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(existsSync(mark)).toBe(true);
  await mkdir(join(target, 'assets', 'ab'), { recursive: true });
  await writeFile(join(target, 'assets', 'ab', 'a-file-of-the-first-try'), 'x');
  const started = await aFailedStart({ PATCHBAY_DATA: target });
  expect([started.code, started.stderr]).toEqual([2, expect.stringContaining('interrupted')]);
  for (const words of [
    ['doctor', '--offline'],
    ['accounts', 'list'],
    ['backup', `${file}2`],
  ]) {
    const asked = await aFailedStart({ PATCHBAY_DATA: target }, words);
    expect([asked.code, asked.stdout + asked.stderr]).toEqual([
      2,
      expect.stringMatching(/was interrupted\. Run patchbay restore again/),
    ]);
  }

  const again = await aFailedStart({ PATCHBAY_DATA: target }, ['restore', file]);
  expect(again).toMatchObject({ code: 0, stderr: '' });
  expect(existsSync(join(target, 'assets', 'ab'))).toBe(false);
  const second = await aLastingGateway({ data: target });
  const { pathname, search } = new URL(json.data[0].url);
  expect((await fetch(second.url + pathname + search)).status).toBe(200);
  await second.stop();
});

test.skipIf(!mayMount)('a restore onto a disk that is too small leaves nothing (D3)', async () => {
  const source = await aFolder();
  putDatabase(source);
  const file = join(source, 'kept.tar.gz');
  const made = await aFailedStart({ PATCHBAY_DATA: source }, ['backup', file]);
  expect(made.code).toBe(0);
  const disk = await aMountedDisk(SMALL_MEBIBYTES);
  onTestFinished(() => disk.remove());
  const target = join(disk.folder, 'data');
  const restored = await aFailedStart({ PATCHBAY_DATA: target }, ['restore', file]);
  expect(restored).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^A new database needs 128 MB .* has \d+ MB\. Make room/),
  });
  expect(await readdir(target)).toEqual(['lock']);
});
