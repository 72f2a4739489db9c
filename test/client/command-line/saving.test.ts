import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  type ExpectedFile,
  filesOfKinds,
  picturesOf,
  usualFiles,
} from '../../../client/command-line/result-files.ts';
import { openSaving } from '../../../client/command-line/saving.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'patchbay-saving-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** The existing files, the requested files, and the one that conflicts. */
interface Case {
  readonly there: readonly string[];
  readonly out: string;
  readonly files: readonly ExpectedFile[];
  readonly taken?: string;
}

const VIDEO = usualFiles('video');
const TWO_PICTURES = picturesOf({ n: 2 });

test.each<Case>([
  { there: ['fox.txt', 'fox.jpg'], out: 'fox', files: picturesOf({}) },
  { there: ['fox.txt', 'fox.png'], out: 'fox', files: picturesOf({}), taken: 'fox.png' },
  {
    there: ['fox.jpg'],
    out: 'fox',
    files: picturesOf({ output_format: 'jpeg' }),
    taken: 'fox.jpg',
  },
  { there: ['fox.png'], out: 'fox', files: TWO_PICTURES },
  { there: ['fox-2.png'], out: 'fox', files: TWO_PICTURES, taken: 'fox-2.png' },
  { there: ['fox-2.png'], out: 'fox.png', files: TWO_PICTURES, taken: 'fox-2.png' },
  { there: ['fox.jpeg', 'fox'], out: 'fox.png', files: picturesOf({}) },
  { there: ['fox.data'], out: 'fox.data', files: picturesOf({}), taken: 'fox.data' },
  { there: ['pier.log', 'pier'], out: 'pier', files: VIDEO },
  { there: ['pier.log', 'pier.webm'], out: 'pier', files: VIDEO, taken: 'pier.webm' },
  { there: ['pier-cover.jpg'], out: 'pier', files: VIDEO, taken: 'pier-cover.jpg' },
  { there: ['hum.mp3'], out: 'hum', files: usualFiles('music') },
  { there: ['hum-2.mp3'], out: 'hum', files: usualFiles('music'), taken: 'hum-2.mp3' },
  { there: ['hum.mid'], out: 'hum', files: filesOfKinds(['notes']) },
  { there: ['hum.json'], out: 'hum', files: filesOfKinds(['notes']), taken: 'hum.json' },
])('of $there, --out $out has $taken in its way', async ({ there, out, files, taken }) => {
  for (const name of there) await writeFile(join(folder, name), 'mine');
  const options = { cwd: folder, out, usualName: 'unused', files };
  const opened = openSaving({ ...options, isForced: false });
  if (taken === undefined) await opened;
  else await expect(opened).rejects.toThrow(`${taken} already exists: overwrite it with --force`);
  await openSaving({ ...options, isForced: true });
  expect((await readdir(folder)).toSorted()).toEqual(there.toSorted());
});

test('however many pictures are asked for, the names of a few are looked at', () => {
  expect(picturesOf({ n: 1e12 }).length).toBe(100);
  expect([picturesOf({ n: -1 }), picturesOf({ n: 'many' })]).toEqual([[], []]);
});

test('what comes against expectation overwrites nothing either', async () => {
  await writeFile(join(folder, 'fox.bin'), 'mine');
  const options = { cwd: folder, out: 'fox', usualName: 'unused', files: picturesOf({}) };
  const saving = await openSaving({ ...options, isForced: false });
  const saved = saving.save({ label: '' }, (path) => writeFile(path, 'no picture'));
  await expect(saved).rejects.toThrow('fox.bin already exists');
  expect(await readdir(folder)).toEqual(['fox.bin']);
});
