import { copyFile, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };
import { builtPlaces } from './built-places.ts';
import { filesLinkedIn, packedGuide } from './packed-guides.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const GUIDES = ['README.md', 'client/README.md', 'server/README.md'];
const PICTURES = 'client/console/pictures';

/** The whole package before packing. */
export interface WholePackage {
  readonly folder: string;
  readonly manifest: typeof manifest;
}

/** The manifest of the whole package: the repository's, without the script that prevents packing the repository. */
export function wholeManifest() {
  const { prepack: _refusal, ...scripts } = manifest.scripts;
  return { ...manifest, scripts, files: [...manifest.files, PICTURES] };
}

/** Provides a temporary folder with the build, the guides, and the images of the README. */
export async function withWholePackage<Result>(
  use: (whole: WholePackage) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'patchbay-whole-'));
  try {
    await cp(join(ROOT, 'dist'), join(folder, 'dist'), { recursive: true });
    const texts = await Promise.all(GUIDES.map((path) => readFile(join(ROOT, path), 'utf8')));
    const [first = ''] = texts;
    const pictures = filesLinkedIn(first, 'README.md').filter((path) => path.startsWith(PICTURES));
    const copied = ['LICENSE', ...new Set(pictures)];
    for (const path of copied) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await copyFile(join(ROOT, path), join(folder, path));
    }
    const built = await builtPlaces(join(folder, 'dist'));
    const places = new Map([
      ...built,
      ...[...GUIDES, ...copied].map((path) => [path, path] as const),
    ]);
    for (const [index, path] of GUIDES.entries()) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), packedGuide(texts[index] ?? '', path, places));
    }
    await writeFile(join(folder, 'package.json'), JSON.stringify(wholeManifest(), undefined, 2));
    return await use({ folder, manifest });
  } finally {
    await rm(folder, { recursive: true });
  }
}
