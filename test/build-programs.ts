import { mkdir, readFile, realpath, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type OutputChunk, rolldown } from 'rolldown';
import { contractBeside } from '../client/package/contract-beside.ts';
import { runtimeImports } from '../client/package/runtime-imports.ts';
import manifest from '../package.json' with { type: 'json' };
import { hasCode } from '../server/foundation/error-code.ts';
import { BUILT_PROGRAMS, PROGRAMS } from './programs.ts';

const ROOT = dirname(import.meta.dirname);
/** Packages are found from here as from the sources; the folder goes when they go. */
const BUILT = join(ROOT, 'node_modules', '.cache', 'programs');
/** Two folders deep, as the sources are that look for files around them. */
const PARTS = join(BUILT, 'server', 'parts');
/** The folders that have such files. */
const AROUND = ['client', 'generated', 'openapi'];

/** What programs start as threads, under the names that they know. */
const THREADS = {
  'sound-worker': 'server/assets/sound-worker.ts',
  'studio-worker': 'server/upstreams/sandbox/media/studio-worker.ts',
} as const;

/**
 * Builds, from the sources as they are now, the programs that tests start: a few files, which load in a third of the
 * time of the thousand modules that they are made of.
 */
export async function setup(): Promise<void> {
  const beside = [...Object.keys(manifest.dependencies), 'pg-native'];
  const bundle = await rolldown({
    cwd: ROOT,
    input: { ...THREADS, ...Object.fromEntries([...PROGRAMS].map(([path, name]) => [name, path])) },
    platform: 'node',
    external: (id) => beside.some((name) => id === name || id.startsWith(`${name}/`)),
    plugins: [contractBeside(), runtimeImports()],
  });
  const { output } = await bundle.generate({
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name].mjs',
  });
  await bundle.close();
  const chunks = output.filter((file) => file.type === 'chunk');
  if (await isKept(chunks)) process.env[BUILT_PROGRAMS] = PARTS;
}

/** Keeps what was built; `false` where packages may only be read, so that programs start from their sources. */
async function isKept(chunks: readonly OutputChunk[]): Promise<boolean> {
  try {
    await mkdir(PARTS, { recursive: true });
    for (const folder of AROUND) await link(join(ROOT, folder), join(BUILT, folder));
    for (const { fileName, code } of chunks) await put(join(PARTS, fileName), code);
    return true;
  } catch (error) {
    if (hasCode(error, 'EROFS', 'EACCES')) return false;
    throw error;
  }
}

/** Links to a folder of these sources: where packages were copied from another checkout, the link is to that one's. */
async function link(target: string, path: string): Promise<void> {
  const before = await realpath(path).catch(() => undefined);
  if (before === (await realpath(target))) return;
  await rm(path, { force: true });
  await symlink(target, path, 'junction').catch((error: unknown) => {
    if (!hasCode(error, 'EEXIST')) throw error;
  });
}

/** Writes a file as a whole, unless it is there: another run may be reading it. */
async function put(path: string, content: string): Promise<void> {
  const before = await readFile(path, 'utf8').catch(() => undefined);
  if (before === content) return;
  const unfinished = `${path}.${process.pid}`;
  await writeFile(unfinished, content);
  await rename(unfinished, path);
}
