import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aScriptedServer, json, type Line } from '../a-scripted-server.ts';
import { aCommandLine, type TestCommandLine } from './a-command-line.ts';

const PNG = Buffer.concat([
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]),
  Buffer.from('IHDR'),
]);
const PICTURE = { b64_json: PNG.toString('base64') };

let line: TestCommandLine;
/** The folder for temporary files. */
let temporary: string;

beforeEach(async () => {
  line = await aCommandLine({ PATCHBAY_API_KEY: 'any' });
  temporary = await mkdtemp(join(tmpdir(), 'patchbay-saving-anyway-'));
  vi.stubEnv('TMPDIR', temporary);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await line.remove();
  await rm(temporary, { recursive: true, force: true });
});

/** Answers pictures after something has happened to the place where they belong. */
function picturesAfter(happens: () => void, ...data: readonly object[]): Line {
  return (response, request) => {
    happens();
    json({ created: 1, data })(response, request);
  };
}

function imageFrom({ url }: { readonly url: string }, ...more: readonly string[]) {
  return ['image', 'a fox', '--base-url', url, '--out', join('foxes', 'fox'), ...more];
}

function putInTheWay(name: string): void {
  writeFileSync(join(line.folder, 'foxes', name), 'mine');
}

beforeEach(() => mkdirSync(join(line.folder, 'foxes')));

test('a picture that is paid for and cannot be saved where it was wanted is kept, and its user told where', async () => {
  const isRemoved = () => rmSync(join(line.folder, 'foxes'), { recursive: true });
  await using server = await aScriptedServer(picturesAfter(isRemoved, PICTURE));
  const { exitCode, stdout, stderr } = await line.run(imageFrom(server));
  expect([exitCode, stdout]).toEqual([7, '']);
  const [, why, path = ''] =
    /^(.+) cannot be written \(ENOENT\)\.\nWhat was made is in (.+)$/m.exec(stderr) ?? [];
  expect(why).toBe(join('foxes', 'fox'));
  expect(path.startsWith(temporary)).toBe(true);
  expect(await readFile(path)).toEqual(PNG);
});

test('each of several pictures is where it belongs, or kept, and programs are told of all', async () => {
  const isInTheWay = () => putInTheWay('fox-2.png');
  await using server = await aScriptedServer(picturesAfter(isInTheWay, PICTURE, PICTURE, PICTURE));
  const { exitCode, stdout } = await line.run(imageFrom(server, '--n', '3', '--json'));
  const { error, files } = JSON.parse(stdout);
  expect([exitCode, error.kind]).toEqual([7, 'unsaved']);
  const [first, second, third]: readonly string[] = files.map(
    (file: { readonly path: string }) => file.path,
  );
  expect([first, third]).toEqual([join('foxes', 'fox-1.png'), join('foxes', 'fox-3.png')]);
  expect(await readFile(second ?? '')).toEqual(PNG);
  expect(await readFile(join(line.folder, 'foxes', 'fox-2.png'), 'utf8')).toBe('mine');
});

test('a picture for which there is no room anywhere is told with its address', async () => {
  vi.stubEnv('TMPDIR', join(temporary, 'gone'));
  const isInTheWay = () => putInTheWay('fox.png');
  await using pictures = await aScriptedServer((response) => response.end(PNG));
  const url = `${pictures.url}/fox.png`;
  await using server = await aScriptedServer(picturesAfter(isInTheWay, { url }));
  const { exitCode, stderr } = await line.run(imageFrom(server));
  expect(exitCode).toBe(7);
  expect(stderr).toContain(
    `fox.png is there already: --force overwrites it, --out names another.\nWhat was made can be had for a while at ${url}\n`,
  );
});
