import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import manifest from '../../package.json' with { type: 'json' };
import { withClientPackage } from './client-package.ts';
import { misplaced } from './dependency-facts.ts';
import { importedIn, misdeclared } from './imports.ts';
import { installedSize } from './installed-size.ts';
import { packagesToldIn } from './licences.ts';
import { filesLinkedIn } from './packed-guides.ts';
import { sizeOf } from './size.ts';
import { thePage } from './supply-chain.ts';
import {
  installScripts,
  kilobytes,
  listing,
  megabytes,
  pack,
  type Tarball,
  unwanted,
} from './tarball.ts';
import { withWholePackage } from './whole-package.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const DIST = join(ROOT, 'dist');
/** Files in which the build lists the packages that it bundled. */
const LICENCES = ['licences.txt', 'server/licences.txt'];
/** Size limit of the core with openapi-fetch, minified and gzipped. */
const CORE_BYTES_BELOW = 12_000;

const run = promisify(execFile);

/** How a package is built and named in messages. */
interface Packable {
  readonly title: string;
  readonly root: string;
  readonly manifest: Parameters<typeof installedSize>[0] & Parameters<typeof misdeclared>[1];
}

/** Checks the built packages as users of a registry would receive them, and reports their contents. */
async function check(): Promise<readonly string[]> {
  const whole = await withWholePackage(({ folder, manifest: own }) =>
    checkPackage({ title: 'The package', root: folder, manifest: own }),
  );
  const client = await withClientPackage(({ folder, manifest: own }) =>
    checkPackage({ title: 'The client alone', root: folder, manifest: own }),
  );
  const scripts = installScripts(manifest);
  return [
    ...whole,
    ...client,
    ...scripts.map((name) => `No user wants to be asked about ${name}.`),
    ...misplaced(await bundled(), thePage(), manifest),
    ...(await olderNodes()),
    ...(await sizes()),
  ];
}

async function checkPackage({ title, root, manifest: own }: Packable): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'patchbay-package-'));
  try {
    const tarball = await pack(root, folder);
    const { size, unpackedSize, files } = tarball;
    const inAll = `unpacked ${kilobytes(unpackedSize)}, ${files.length} files`;
    say(`${title}: ${kilobytes(size)}, ${inAll}`);
    for (const line of listing(tarball)) say(line);
    const { packages, bytes } = await installedSize(own);
    say(`Installed, with ${packages} packages: ${megabytes(unpackedSize + bytes)}`);
    const { packages: imported, hidden } = await importedIn(join(root, 'dist'));
    return [
      ...unwanted(tarball).map((path) => `No user needs ${path}.`),
      ...(await leadingNowhere(tarball, root)),
      ...misdeclared(imported, own),
      ...hidden,
      ...(await lint(tarball)),
      ...(await typesOf(tarball)),
    ];
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Link targets in the guides that are not packed. */
async function leadingNowhere({ files }: Tarball, root: string): Promise<readonly string[]> {
  const paths = files.map(({ path }) => path);
  const guides = paths.filter((path) => path.endsWith('.md'));
  const linked = guides.map(async (guide) => {
    const targets = filesLinkedIn(await readFile(join(root, guide), 'utf8'), guide);
    const missing = targets.filter((target) => !paths.includes(target));
    return missing.map((target) => `${guide} leads to ${target}, which is not packed.`);
  });
  return (await Promise.all(linked)).flat();
}

/** The packages whose code is bundled. */
async function bundled(): Promise<readonly string[]> {
  const texts = LICENCES.map((path) => readFile(join(DIST, path), 'utf8'));
  return (await Promise.all(texts)).flatMap(packagesToldIn);
}

async function lint({ path }: Tarball): Promise<readonly string[]> {
  const { buffer } = new Uint8Array(await readFile(path));
  const { messages, pkg } = await publint({ pack: { tarball: buffer } });
  say(`publint: ${messages.length} messages`);
  return messages.map((message) => `publint: ${formatMessage(message, pkg)}`);
}

/** Resolves every entry point as TypeScript does, as `nodenext` and as `bundler`. */
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

/** Checks that the client uses only syntax of the oldest supported Node version. */
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
