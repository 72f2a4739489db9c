import { mkdir, readFile, realpath, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type OutputChunk, rolldown } from 'rolldown';
import { contractBeside } from '../client/package/contract-beside.ts';
import { runtimeImports } from '../client/package/runtime-imports.ts';
import manifest from '../package.json' with { type: 'json' };
import { hasCode } from '../server/foundation/error-code.ts';
import { BUILT_PROGRAMS, PROGRAMS } from './programs.ts';

const ROOT = dirname(import.meta.dirname);
/**
 * Inside `node_modules`, so that packages resolve as from the sources, and the folder is removed along with the
 * packages.
 */
const BUILT = join(ROOT, 'node_modules', '.cache', 'programs');
/** Two levels deep, like those sources that look for files relative to themselves. */
const PARTS = join(BUILT, 'server', 'parts');
/** The folders with those files. */
const AROUND = ['client', 'generated', 'openapi'];

/** The threads that programs start, under the names that they expect. */
const THREADS = {
  'sound-worker': 'server/assets/sound-worker.ts',
  'length-worker': 'server/assets/length-worker.ts',
  'studio-worker': 'server/upstreams/sandbox/media/studio-worker.ts',
} as const;

/**
 * Bundles the programs that tests start, from the current sources: a few files, which load in a third of the time of
 * the thousand modules that they consist of.
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

/** Writes the bundles; `false` where `node_modules` is read-only, so that programs start from their sources. */
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

/** Links to a folder of these sources, replacing the link to another checkout from which `node_modules` was copied. */
async function link(target: string, path: string): Promise<void> {
  const before = await realpath(path).catch(() => undefined);
  if (before === (await realpath(target))) return;
  await rm(path, { force: true });
  await symlink(target, path, 'junction').catch((error: unknown) => {
    if (!hasCode(error, 'EEXIST')) throw error;
  });
}

/** Writes a file atomically, unless it is unchanged: another run may be reading it. */
async function put(path: string, content: string): Promise<void> {
  const before = await readFile(path, 'utf8').catch(() => undefined);
  if (before === content) return;
  const unfinished = `${path}.${process.pid}`;
  await writeFile(unfinished, content);
  await rename(unfinished, path);
}
