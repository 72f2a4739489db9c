import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** A package as it would be published. */
export interface Tarball {
  readonly path: string;
  /** Packed, in bytes. */
  readonly size: number;
  /** Unpacked, in bytes. */
  readonly unpackedSize: number;
  readonly files: readonly { readonly path: string; readonly size: number }[];
}

/** Packs what has been built into a tarball in a folder. */
export async function pack(root: string, folder: string): Promise<Tarball> {
  const words = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder];
  const { stdout } = await promisify(execFile)('npm', words, { cwd: root });
  const [packed] = JSON.parse(stdout);
  return { ...packed, path: join(folder, packed.filename) };
}

/**
 * What users need: the guides with their images and the build, without tests and sources; the console as served, the
 * database that a first start unpacks, example settings, and the systemd unit.
 */
const WANTED =
  /^((client\/|server\/)?README\.md|client\/console\/pictures\/[^/]+\.webp|LICENSE|package\.json|dist\/(?!.*\.test\.).*(\.js|\.d\.ts|\.js\.map)|dist\/(server\/)?licences\.txt|dist\/generated\/openapi\.json|dist\/server\/prepared-database\.br|dist\/server\/systemd\/patchbay\.service|dist\/server\/container\/[^/]+\.(json|yaml)|dist\/server\/config\/patchbay\.example\.yaml|dist\/openapi\/examples\/files\/[^/]+|dist\/client\/console\/built\/([^/]+\.html|licences\.txt|assets\/[^/]+\.(js|css|svg|woff2))(\.br|\.gz)?)$/;

/** The files of a tarball that users do not need. */
export function unwanted({ files }: Tarball): readonly string[] {
  return files.map(({ path }) => path).filter((path) => !WANTED.test(path));
}

/** Scripts that npm runs, or asks about, when a package is installed. */
const INSTALL_SCRIPTS = ['preinstall', 'install', 'postinstall', 'prepublish', 'prepare'];

/**
 * The install scripts of a manifest. What this repository itself needs after an installation is in the `dependencies`
 * script, which npm runs only for the root project.
 */
export function installScripts(manifest: { readonly scripts: object }): readonly string[] {
  return Object.keys(manifest.scripts).filter((name) => INSTALL_SCRIPTS.includes(name));
}

/** The number and size of the files in each folder of a tarball, one line each. */
export function listing({ files }: Tarball): readonly string[] {
  const folders = new Map<string, { count: number; size: number }>();
  for (const { path, size } of files) {
    const [first = '', second] = path.split('/');
    const folder =
      second === undefined ? first : `${first}/${path.split('/').length > 2 ? `${second}/` : ''}`;
    const { count, size: before } = folders.get(folder) ?? { count: 0, size: 0 };
    folders.set(folder, { count: count + 1, size: before + size });
  }
  return [...folders]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(
      ([folder, { count, size }]) => `  ${folder.padEnd(20)} ${count} files, ${kilobytes(size)}`,
    );
}

/** Formats a number of bytes in kilobytes. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/** Formats a number of bytes in megabytes. */
export function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
