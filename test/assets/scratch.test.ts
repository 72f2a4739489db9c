import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openScratchRoom } from '../../server/assets/scratch.ts';

test('the files of a request pass from its first path to its end', async () => {
  await using room = await aRoom();
  const scratch = room.open();
  expect(room.passing()).toBe(0);
  const path = await scratch.newPath();
  await writeFile(path, 'a file');
  await scratch.newPath();
  expect(room.passing()).toBe(1);
  const other = room.open();
  await other.newPath();
  expect(room.passing()).toBe(2);
  await scratch.dispose();
  expect(room.passing()).toBe(1);
  await expect(stat(path)).rejects.toThrow('ENOENT');
  await other.dispose();
  expect(room.passing()).toBe(0);
});

test('a request has no files any more after its end', async () => {
  await using room = await aRoom();
  const scratch = room.open();
  await scratch.dispose();
  await expect(scratch.newPath()).rejects.toThrow('deleted');
  expect(room.passing()).toBe(0);
});

async function aRoom() {
  const folder = await mkdtemp(join(tmpdir(), 'patchbay-scratch-'));
  let underWay = 0;
  const begin = (): (() => void) => {
    underWay += 1;
    return () => {
      underWay -= 1;
    };
  };
  const { open, close } = await openScratchRoom(folder, { alone: true, passing: { begin } });
  return {
    open,
    passing: () => underWay,
    async [Symbol.asyncDispose]() {
      await close();
      await rm(folder, { recursive: true });
    },
  };
}

test("what an earlier process left is cleared away, and what is not the gateway's stays", async () => {
  const data = await mkdtemp(join(tmpdir(), 'patchbay-scratch-'));
  onTestFinished(() => rm(data, { recursive: true }));
  const folder = join(data, 'scratch');
  await (await openScratchRoom(folder, { alone: true })).open().newPath();
  expect(await readdir(folder)).toHaveLength(1);
  await writeFile(join(folder, 'notes.txt'), 'of somebody else');
  const again = await openScratchRoom(folder, { alone: true });
  await again.close();
  expect(await readdir(folder)).toEqual(['notes.txt']);
});

test('nobody but the owner looks into the room, also where a folder was open to all', async () => {
  const data = await mkdtemp(join(tmpdir(), 'patchbay-scratch-'));
  onTestFinished(() => rm(data, { recursive: true }));
  const folder = join(data, 'scratch');
  await mkdir(folder);
  await chmod(folder, 0o755);
  await openScratchRoom(folder, { alone: true });
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
});
