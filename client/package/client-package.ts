import { copyFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };
import { builtPlaces } from './built-places.ts';
import { type Imported, importedIn } from './imports.ts';
import { packedGuide } from './packed-guides.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const GUIDE = 'client/README.md';
/** Folders of what was built that only commands and the gateway need. */
const NOT_OF_CLIENT = /^(server|client|openapi)(\/|$)/;

/**
 * The manifest of the client alone, made of that of the whole: under the same name and with the same entries, so that a
 * program is the same with either; without a command and the guides of the gateway; of the dependencies, those that its
 * files import.
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

/** The client alone, before it is packed. */
export interface ClientPackage {
  readonly folder: string;
  readonly manifest: ReturnType<typeof clientManifest>;
}

/** Gives a folder that has, of what was built, what programs import, under a manifest of its own. */
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

/** The guide to the client is the first page of its package. */
async function guideIn(dist: string): Promise<string> {
  const own = [
    [GUIDE, 'README.md'],
    ['LICENSE', 'LICENSE'],
  ] as const;
  const text = await readFile(join(ROOT, GUIDE), 'utf8');
  return packedGuide(text, GUIDE, new Map([...(await builtPlaces(dist)), ...own]));
}
