import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aScriptedServer, hangUp, json, type Line } from '../a-scripted-server.ts';
import { aCommandLine, type TestCommandLine } from './a-command-line.ts';

const PNG = Buffer.concat([
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]),
  Buffer.from('IHDR'),
]);
const NONE = { status: 404 } as const;
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

/** Responds with pictures, after an action that obstructs the place where they are to be saved. */
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

test('a picture that cannot be fetched at once is tried again, and its user is told why it cannot be had', async () => {
  await using pictures = await aScriptedServer(hangUp, (response) => response.end(PNG));
  await using server = await aScriptedServer(
    json({ created: 1, data: [{ url: `${pictures.url}/fox.png` }] }),
  );
  expect(await line.run(imageFrom(server))).toMatchObject({ exitCode: 0 });
  expect(await readFile(join(line.folder, 'foxes', 'fox.png'))).toEqual(PNG);

  await using gone = await aScriptedServer(json({ status: 'FAILED', message: 'No asset.' }, NONE));
  await using other = await aScriptedServer(
    json({ created: 1, data: [{ url: `${gone.url}/fox.png` }] }),
  );
  const { exitCode, stderr } = await line.run(imageFrom(other, '--force'));
  expect(exitCode).toBe(5);
  expect(stderr).toContain('The image was created, but cannot be downloaded (No asset.).');
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
    `fox.png already exists: overwrite it with --force, or name another with --out.\nWhat was made can be had for a while at ${url}\n`,
  );
});

test('several pictures for which there is no room anywhere are all told with their addresses, to programs too', async () => {
  vi.stubEnv('TMPDIR', join(temporary, 'gone'));
  const isRemoved = () => rmSync(join(line.folder, 'foxes'), { recursive: true });
  await using pictures = await aScriptedServer((response) => response.end(PNG));
  const [first, second] = [`${pictures.url}/1.png`, `${pictures.url}/2.png`];
  const made = picturesAfter(isRemoved, { url: first }, { url: second });
  await using server = await aScriptedServer(made);
  const { exitCode, stdout, stderr } = await line.run(imageFrom(server, '--n', '2', '--json'));
  expect(exitCode).toBe(7);
  expect(stderr).toContain(`What was made can be had for a while at ${first}, ${second}\n`);
  expect(JSON.parse(stdout)).toEqual({
    error: expect.objectContaining({ kind: 'unsaved' }),
    addresses: [first, second],
  });
});

test('a picture that cannot be fetched loses none of the others, and each is told where it is', async () => {
  const gone = 'http://127.0.0.1:9/gone.png';
  const inTheWay = () => putInTheWay('fox-3.png');
  await using server = await aScriptedServer(
    picturesAfter(inTheWay, { url: gone }, PICTURE, PICTURE),
  );
  const { exitCode, stdout, stderr } = await line.run(imageFrom(server, '--n', '3', '--json'));
  const { error, files, addresses } = JSON.parse(stdout);
  const [second, third]: readonly string[] = files.map(
    (file: { readonly path: string }) => file.path,
  );
  expect([exitCode, error.kind, addresses]).toEqual([5, 'unavailable', [gone]]);
  expect(second).toBe(join('foxes', 'fox-2.png'));
  expect(await readFile(third ?? '')).toEqual(PNG);
  expect(stderr).toContain(
    `What was made is in ${second}, ${third}; the rest can be had for a while at ${gone}\n`,
  );
});

test('pictures that are not fetched yet when the user interrupts are told with their addresses', async () => {
  const asked = Promise.withResolvers<void>();
  await using pictures = await aScriptedServer(() => asked.resolve());
  const [first, second] = [`${pictures.url}/1.png`, `${pictures.url}/2.png`];
  await using server = await aScriptedServer(
    picturesAfter(() => {}, { url: first }, { url: second }),
  );
  const running = line.begin(imageFrom(server, '--n', '2', '--json'));
  await asked.promise;
  running.interrupt();
  const { exitCode, stdout } = await running.ended;
  const { error, addresses } = JSON.parse(stdout);
  expect([exitCode, error.kind, addresses]).toEqual([130, 'aborted', [first, second]]);
});
