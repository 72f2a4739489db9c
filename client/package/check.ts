import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import manifest from '../../package.json' with { type: 'json' };
import { sizeOf } from './size.ts';
import { installScripts, kilobytes, listing, pack, type Tarball, unwanted } from './tarball.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const DIST = join(ROOT, 'dist');
/** What the core may weigh with openapi-fetch, minified and gzipped. */
const CORE_BYTES_BELOW = 12_000;

const run = promisify(execFile);

/** Checks the package that was built as a registry's users would see it, and says what there is. */
async function check(): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'patchbay-package-'));
  try {
    const tarball = await pack(ROOT, folder);
    const { size, unpackedSize, files } = tarball;
    say(
      `The tarball: ${kilobytes(size)}, unpacked ${kilobytes(unpackedSize)}, ${files.length} files`,
    );
    for (const line of listing(tarball)) say(line);
    const found = [...unneeded(tarball), ...(await lint(tarball)), ...(await typesOf(tarball))];
    return [...found, ...(await olderNodes()), ...(await sizes())];
  } finally {
    await rm(folder, { recursive: true });
  }
}

function unneeded(tarball: Tarball): readonly string[] {
  return [
    ...unwanted(tarball).map((path) => `No user needs ${path}.`),
    ...installScripts(manifest).map((name) => `No user wants to be asked about ${name}.`),
  ];
}

async function lint({ path }: Tarball): Promise<readonly string[]> {
  const { buffer } = new Uint8Array(await readFile(path));
  const { messages, pkg } = await publint({ pack: { tarball: buffer } });
  say(`publint: ${messages.length} messages`);
  return messages.map((message) => `publint: ${formatMessage(message, pkg)}`);
}

/** Resolves every entry as TypeScript does, as `nodenext` and as `bundler`. */
async function typesOf({ path }: Tarball): Promise<readonly string[]> {
  const words = ['--profile', 'esm-only', '--no-emoji', '--no-color', '--format', 'ascii'];
  const attw = join(ROOT, 'node_modules', '.bin', 'attw');
  const told = await run(attw, [path, ...words]).then(
    () => [],
    ({ stdout }: { stdout: string }) => [`attw: ${stdout}`],
  );
  say(`attw: ${told.length === 0 ? 'no problems' : 'problems'}`);
  return told;
}

/** Looks whether what speaks to gateways keeps to the language of the oldest Node that the package is for. */
async function olderNodes(): Promise<readonly string[]> {
  const tsc = join(ROOT, 'node_modules', '.bin', 'tsc');
  const told = await run(tsc, ['-p', import.meta.dirname]).then(
    () => [],
    ({ stdout }: { stdout: string }) => [`Node 20: ${stdout}`],
  );
  say(`Node 20: ${told.length === 0 ? 'nothing that is newer' : 'problems'}`);
  return told;
}

async function sizes(): Promise<readonly string[]> {
  say('Minified and gzipped, with what they import:');
  const core = await sizeOf(join(DIST, 'index.js'));
  const later = `${kilobytes(core.inAll)} with what is loaded when it is needed`;
  say(`  the core      ${kilobytes(core.atOnce)} (below ${kilobytes(CORE_BYTES_BELOW)}); ${later}`);
  for (const entry of ['direct', 'callbacks']) {
    const { inAll } = await sizeOf(join(DIST, `${entry}.js`));
    say(`  ${entry.padEnd(13)} ${kilobytes(inAll)}`);
  }
  const { inAll } = await sizeOf(join(DIST, 'react.js'), [/^@tanstack\//]);
  say(`  react         ${kilobytes(inAll)}, without React Query`);
  if (core.atOnce < CORE_BYTES_BELOW) return [];
  return [`The core has ${core.atOnce} bytes, and must have fewer than ${CORE_BYTES_BELOW}.`];
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

const problems = await check();
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
