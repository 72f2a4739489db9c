import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pack } from '../../client/package/tarball.ts';
import manifest from '../../package.json' with { type: 'json' };

const ROOT = join(import.meta.dirname, '..', '..');
/** The machine's own Node, which may be older than the one that the gateway runs on. */
const NODES = [process.execPath, '/usr/bin/node'].filter((path) => existsSync(path));
const KEY = 'a-key-for-tests';
const run = promisify(execFile);
const bin = () => join(folder, 'node_modules', 'patchbay', manifest.bin.patchbay);

const PROGRAM = `
import { JobFailedError, Patchbay } from 'patchbay';
import { createPatchbay } from 'patchbay/direct';
import { unwrap, signCallback, type CallbackEvent } from 'patchbay/callbacks';
import { callbackHandler } from 'patchbay/callbacks/next';

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
export const uses = [createPatchbay, unwrap, signCallback, callbackHandler];
export type { CallbackEvent };
`;

let folder: string;
let gateway: ChildProcess;
let address: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'patchbay-installed-'));
  const { path } = await pack(ROOT, folder);
  await run('npm', ['init', '-y'], { cwd: folder });
  await run('npm', ['pkg', 'set', 'type=module'], { cwd: folder });
  await run('npm', ['install', path, '--no-audit', '--no-fund'], {
    cwd: folder,
  });
  await writeFile(join(folder, 'video.ts'), PROGRAM);
  // The gateway, too, is the one that has been installed.
  gateway = spawn(process.execPath, [bin(), 'serve'], {
    cwd: folder,
    env: { PATCHBAY_PORT: '0', PATCHBAY_ALT_PORT: '0', PATCHBAY_API_KEY: KEY },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let greeting = '';
  for await (const chunk of gateway.stdout ?? []) {
    greeting += String(chunk);
    if (greeting.includes('  key ')) break;
  }
  address = /main address\s+(\S+)/.exec(greeting)?.[1] ?? '';
});

afterAll(async () => {
  gateway.kill();
  await once(gateway, 'exit');
  await rm(folder, { recursive: true, force: true });
});

/** Type-checks the program as its author would, and writes it as JavaScript. */
async function compile(options: readonly string[]): Promise<string> {
  const tsc = join(ROOT, 'node_modules', '.bin', 'tsc');
  const usual = ['--strict', '--target', 'es2023', '--ignoreConfig', 'video.ts'];
  const compiled = await run(tsc, [...usual, ...options], { cwd: folder }).catch(
    ({ stdout }: { stdout: string }) => ({ stdout }),
  );
  return compiled.stdout;
}

const TYPES = ['--types', 'node', '--typeRoots', join(ROOT, 'node_modules', '@types')];

describe('a program in an empty folder', () => {
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
    expect(await compile(options)).toBe('');
  });

  test.each(NODES)('makes a video with %s, waits for it, and saves it', async (node) => {
    await rm(join(folder, 'lighthouse.webm'), { force: true });
    const env = { PATCHBAY_API_KEY: KEY, PATCHBAY_BASE_URL: address };
    const { stdout, stderr } = await run(node, ['video.js'], { cwd: folder, env });
    expect(stderr).toBe('');
    expect(stdout).toMatch(/^[\d.]+%\n/);
    expect(stdout).toContain('100%\n');
    const { length } = await readFile(join(folder, 'lighthouse.webm'));
    expect(stdout).toContain(`saved lighthouse.webm ${length}`);
    expect(stdout).toContain('video_length must be');
  });

  test('finds the contract', async () => {
    const code =
      "import contract from 'patchbay/openapi.json' with { type: 'json' }; console.log(contract.openapi)";
    const words = ['--input-type=module', '-e', code];
    const { stdout } = await run(process.execPath, words, { cwd: folder });
    expect(stdout).toMatch(/^3\.1/);
  });
});

describe.each(NODES)('the command line, with %s', (node) => {
  test('helps', async () => {
    const { stdout, stderr } = await run(node, [bin(), '--help'], { cwd: folder });
    expect(stdout).toContain('Usage: patchbay');
    expect(stderr).toBe('');
  });

  test('tells whether a gateway keeps the contract', async () => {
    const words = ['verify', address, '--operations', 'createImage', '--only', 'rules'];
    const env = { PATCHBAY_API_KEY: KEY };
    const { stdout } = await run(node, [bin(), ...words], { cwd: folder, env });
    expect(stdout).toContain(`${address} keeps the contract`);
  });
});

test.each([[['serve']], [['doctor']], [['init', '--interactive']]])(
  'the command line says in a sentence that it needs a newer Node for %j',
  async (words) => {
    const old = NODES.at(-1) ?? '';
    if (old === process.execPath) return;
    const failed = await run(old, [bin(), ...words], { cwd: folder }).catch((error) => error);
    expect(failed.code).toBe(2);
    const command = words.join(' ');
    expect(failed.stderr).toMatch(new RegExp(`^patchbay ${command} needs Node [^\\n]*\\n$`));
  },
);
