import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withClientPackage } from '../../client/package/client-package.ts';
import { pack } from '../../client/package/tarball.ts';
import { withWholePackage } from '../../client/package/whole-package.ts';
import manifest from '../../package.json' with { type: 'json' };
import { isNewEnough } from '../../server/foundation/node-version.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const MACHINES_NODE = '/usr/bin/node';
/** An older Node that runs programs and most commands but not the gateway; `undefined` if the machine has none. */
const OLDER_NODE = olderNode();
const NO_OLDER_NODE = `${MACHINES_NODE} is no Node that is too old for the gateway`;
const NODES = [
  ['the Node of the project', process.execPath],
  ['an older Node', OLDER_NODE],
] as const;
const KEY = 'a-key-for-tests';
/** Keeps jobs short. */
const SETTINGS = 'upstreams: { sandbox: { kind: sandbox, jobSeconds: 1 } }\n';
const run = promisify(execFile);
const bin = () => join(folders.whole, 'node_modules', 'patchbay', manifest.bin.patchbay);

function olderNode(): string | undefined {
  if (!existsSync(MACHINES_NODE)) return undefined;
  const words = ['-p', 'process.versions.node'];
  const version = execFileSync(MACHINES_NODE, words, { encoding: 'utf8' });
  return isNewEnough(version.trim()) ? undefined : MACHINES_NODE;
}

const PROGRAM = `
import { JobFailedError, Patchbay } from 'patchbay';
import { createPatchbay } from 'patchbay/direct';
import { unwrap, signCallback, type CallbackEvent } from 'patchbay/callbacks';
import { callbackHandler } from 'patchbay/callbacks/next';
import { callbackHandler as ofExpress } from 'patchbay/callbacks/express';
import { callbackHandler as ofHono } from 'patchbay/callbacks/hono';
import { callbackPlugin } from 'patchbay/callbacks/fastify';

const patchbay = new Patchbay();
const job = await patchbay.videos.create({ prompt: 'A lighthouse at dusk', video_length: '6' });
try {
  const { data } = await job.wait({ onProgress: ({ progress }) => console.log(\`\${progress * 100}%\`) });
  console.log(data.videoUrl);
  const { path, bytes } = await job.download('lighthouse.webm');
  console.log(\`saved \${path} \${bytes}\`);
} catch (error) {
  if (error instanceof JobFailedError) console.error(error.reason);
  throw error;
}
// @ts-expect-error a length that no model makes
await patchbay.quotes.video({ prompt: 'A lighthouse', video_length: '7' }).catch(({ message }) => console.log(message));
export const uses = [createPatchbay, unwrap, signCallback, callbackHandler, ofExpress, ofHono, callbackPlugin];
export type { CallbackEvent };
`;

/** Where each package is installed. */
const folders = { whole: '', client: '' };
let gateway: ChildProcess;
let address: string;
/** The Node modules that the gateway has loaded at startup. */
let loadedOfNode: unknown;

/** Also loaded in the gateway's worker threads, which have no IPC channel. */
const TELLS_WHAT_IS_LOADED = `
process.on('message', () => process.send(process.moduleLoadList));
process.channel?.unref();
`;

beforeAll(async () => {
  [folders.whole, folders.client] = await Promise.all([
    installed((folder) => withWholePackage((whole) => pack(whole.folder, folder))),
    installed((folder) => withClientPackage((client) => pack(client.folder, folder))),
  ]);
  await writeFile(join(folders.whole, 'patchbay.yaml'), SETTINGS);
  // The gateway itself also runs from the installed package.
  await writeFile(join(folders.whole, 'tells.cjs'), TELLS_WHAT_IS_LOADED);
  gateway = spawn(process.execPath, ['--require', './tells.cjs', bin(), 'serve'], {
    cwd: folders.whole,
    env: { PATCHBAY_PORT: '0', PATCHBAY_ALT_PORT: '0', PATCHBAY_API_KEY: KEY },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let greeting = '';
  for await (const chunk of gateway.stdout ?? []) {
    greeting += String(chunk);
    if (greeting.includes('  key ')) break;
  }
  address = /main address\s+(\S+)/.exec(greeting)?.[1] ?? '';
  gateway.send('what is loaded?');
  [loadedOfNode] = await once(gateway, 'message');
});

afterAll(async () => {
  gateway.kill();
  await once(gateway, 'exit');
  for (const folder of Object.values(folders)) await rm(folder, { recursive: true, force: true });
});

/** Installs the packed package into a new folder that holds a program using it. */
async function installed(packInto: (folder: string) => ReturnType<typeof pack>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'patchbay-installed-'));
  const { path } = await packInto(folder);
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  await run('npm', ['install', path, '--no-audit', '--no-fund'], { cwd: folder });
  await writeFile(join(folder, 'video.ts'), PROGRAM);
  return folder;
}

/** Type-checks the program like its author would, and compiles it to JavaScript. */
async function compile(folder: string, options: readonly string[]): Promise<string> {
  const tsc = join(ROOT, 'node_modules', '.bin', 'tsc');
  const usual = ['--strict', '--target', 'es2023', '--ignoreConfig', 'video.ts'];
  const compiled = await run(tsc, [...usual, ...options], { cwd: folder }).catch(
    ({ stdout }: { stdout: string }) => ({ stdout }),
  );
  return compiled.stdout;
}

const TYPES = ['--types', 'node', '--typeRoots', join(ROOT, 'node_modules', '@types')];

describe.each(['whole', 'client'] as const)('a program beside the %s package', (which) => {
  test.each([
    ['nodenext', ['--module', 'nodenext', ...TYPES]],
    ['bundler', ['--module', 'esnext', '--moduleResolution', 'bundler', ...TYPES]],
    [
      'bundler, for browsers',
      [
        '--module',
        'esnext',
        '--moduleResolution',
        'bundler',
        '--lib',
        'es2023,dom,dom.iterable',
        '--types',
        '',
      ],
    ],
  ])('keeps to the types as %s resolves them, and they to themselves', async (_, options) => {
    expect(await compile(folders[which], options)).toBe('');
  });

  test.for(NODES)(
    'makes a video with %s, waits for it, and saves it',
    async ([, node], { skip }) => {
      if (node === undefined) return skip(NO_OLDER_NODE);
      const cwd = folders[which];
      await rm(join(cwd, 'lighthouse.webm'), { force: true });
      const env = { PATCHBAY_API_KEY: KEY, PATCHBAY_BASE_URL: address };
      const { stdout, stderr } = await run(node, ['video.js'], { cwd, env });
      expect(stderr).toBe('');
      expect(stdout).toMatch(/^[\d.]+%\n/);
      expect(stdout).toContain('100%\n');
      const { length } = await readFile(join(cwd, 'lighthouse.webm'));
      expect(stdout).toContain(`saved lighthouse.webm ${length}`);
      expect(stdout).toContain('video_length must be');
    },
  );

  test('finds the contract', async () => {
    const code =
      "import contract from 'patchbay/openapi.json' with { type: 'json' }; console.log(contract.openapi)";
    const words = ['--input-type=module', '-e', code];
    const { stdout } = await run(process.execPath, words, { cwd: folders[which] });
    expect(stdout).toMatch(/^3\.1/);
  });
});

test('the client alone brings no command, and only what it stands on', async () => {
  const brought = await readdir(join(folders.client, 'node_modules'));
  expect(brought.filter((name) => !name.startsWith('.'))).toEqual([
    '@stablelib',
    'fast-sha256',
    'openapi-fetch',
    'openapi-typescript-helpers',
    'patchbay',
    'standardwebhooks',
  ]);
  expect(brought).not.toContain('.bin');
  expect(await readdir(join(folders.client, 'node_modules', 'patchbay', 'dist'))).not.toContain(
    'server',
  );
});

describe.each(NODES)('the command line, with %s', (_, node) => {
  test('helps', async ({ skip }) => {
    if (node === undefined) return skip(NO_OLDER_NODE);
    const { stdout, stderr } = await run(node, [bin(), '--help'], { cwd: folders.whole });
    expect(stdout).toContain('Usage: patchbay');
    expect(stderr).toBe('');
  });

  test('tells whether a gateway keeps the contract', async ({ skip }) => {
    if (node === undefined) return skip(NO_OLDER_NODE);
    const words = ['verify', address, '--operations', 'createImage', '--only', 'rules'];
    const env = { PATCHBAY_API_KEY: KEY };
    const { stdout } = await run(node, [bin(), ...words], { cwd: folders.whole, env });
    expect(stdout).toContain(`${address} keeps the contract`);
  });
});

describe.each(NODES)('what a result is, is read by the command line, with %s', (_, node) => {
  test.for([
    ['image', 'png'],
    ['video', 'webm'],
  ])('%s', async ([command = '', ending], { skip }) => {
    if (node === undefined) return skip(NO_OLDER_NODE);
    const cwd = await mkdtemp(join(folders.whole, 'results-'));
    const env = { PATCHBAY_API_KEY: KEY, PATCHBAY_BASE_URL: address };
    await run(node, [bin(), command, 'A fox', '--out', 'fox'], { cwd, env });
    expect(await readdir(cwd)).toContain(`fox.${ending}`);
  });
});

test("a start does not load Node's own fetch, for which it has no use", () => {
  expect(loadedOfNode).toContain('NativeModule net');
  expect(loadedOfNode).not.toContain('NativeModule internal/deps/undici/undici');
});

describe('the gateway, beside no package that only its makers need, reads what a file is', () => {
  test('of a picture that is edited', async () => {
    const { status, body } = await sent('/v1/images/edits', {
      image: await example('picture.png'),
      prompt: 'A fox',
      mode: 'imgx-image-1',
    });
    expect(status, body).toBe(200);
  });

  test('of a recording', async () => {
    const { status, body } = await sent('/musx/v1/upload', { file: await example('song.mp3') });
    expect(status, body).toBe(200);
  });

  test('of the files in the examples of the contract', async () => {
    const operations = ['--operations', 'editImage,uploadSample', '--only', 'examples'];
    const env = { PATCHBAY_API_KEY: KEY };
    const words = [bin(), 'verify', address, ...operations];
    const { stdout } = await run(process.execPath, words, { cwd: folders.whole, env });
    expect(stdout).toContain(`${address} keeps the contract`);
  });
});

/** A file included in the package. */
async function example(name: string): Promise<File> {
  const files = join(folders.whole, 'node_modules', 'patchbay', 'dist', 'openapi', 'examples');
  return new File([await readFile(join(files, 'files', name))], name);
}

/** The gateway's reply to a form. */
async function sent(path: string, fields: Readonly<Record<string, string | File>>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const headers = { authorization: `Bearer ${KEY}`, 'SVC-API-KEY': KEY };
  const answer = await fetch(new URL(path, address), { method: 'POST', headers, body: form });
  return { status: answer.status, body: await answer.text() };
}

test.for(['serve', 'doctor', 'init --interactive'])(
  'the command line says in a sentence that it needs a newer Node for %s',
  async (command, { skip }) => {
    if (OLDER_NODE === undefined) return skip(NO_OLDER_NODE);
    const words = [bin(), ...command.split(' ')];
    const failed = await run(OLDER_NODE, words, { cwd: folders.whole }).catch((error) => error);
    expect(failed.code).toBe(2);
    expect(failed.stderr).toMatch(new RegExp(`^patchbay ${command} needs Node [^\\n]*\\n$`));
  },
);
