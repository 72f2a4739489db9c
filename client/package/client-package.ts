import { copyFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };
import { builtPlaces } from './built-places.ts';
import { type Imported, importedIn } from './imports.ts';
import { packedGuide } from './packed-guides.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const GUIDE = 'client/README.md';
/** Folders of the build that only the commands and the gateway need. */
const NOT_OF_CLIENT = /^(server|client|openapi)(\/|$)/;

/**
 * Derives the manifest of the client-only package from that of the whole: the same name and entry points, so that
 * programs work with either; no command and no gateway guides; only the dependencies that its files import.
 */
export function clientManifest(whole: typeof manifest, imported: Imported) {
  const { bin, scripts, devDependencies, overrides, allowScripts, ...kept } = whole;
  const dependencies = Object.entries(kept.dependencies).filter(([name]) => imported.has(name));
  return {
    ...kept,
    files: ['dist'],
    description: `${kept.description} The client alone.`,
    sideEffects: false,
    dependencies: Object.fromEntries(dependencies),
  };
}

/** The client-only package before packing. */
export interface ClientPackage {
  readonly folder: string;
  readonly manifest: ReturnType<typeof clientManifest>;
}

/** Provides a temporary folder with the importable part of the build and its own manifest. */
export async function withClientPackage<Result>(
  use: (client: ClientPackage) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'patchbay-client-'));
  try {
    const [built, dist] = [join(ROOT, 'dist'), join(folder, 'dist')];
    const filter = (path: string) =>
      !NOT_OF_CLIENT.test(relative(built, path).replaceAll('\\', '/'));
    await cp(built, dist, { recursive: true, filter });
    await copyFile(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'));
    await writeFile(join(folder, 'README.md'), await guideIn(dist));
    const own = clientManifest(manifest, (await importedIn(dist)).packages);
    await writeFile(join(folder, 'package.json'), JSON.stringify(own, undefined, 2));
    return await use({ folder, manifest: own });
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Uses the client guide as the README of its package. */
async function guideIn(dist: string): Promise<string> {
  const own = [
    [GUIDE, 'README.md'],
    ['LICENSE', 'LICENSE'],
  ] as const;
  const text = await readFile(join(ROOT, GUIDE), 'utf8');
  return packedGuide(text, GUIDE, new Map([...(await builtPlaces(dist)), ...own]));
}
