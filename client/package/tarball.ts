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
 * What a user needs: the guides and their pictures, and what has been built, without tests and sources; the console as it is served, the
 * database that a first start unpacks, settings to copy from, and the unit of systemd.
 */
const WANTED =
  /^((client\/|server\/)?README\.md|client\/console\/pictures\/[^/]+\.webp|LICENSE|package\.json|dist\/(?!.*\.test\.).*(\.js|\.d\.ts|\.js\.map)|dist\/(server\/)?licences\.txt|dist\/generated\/openapi\.json|dist\/server\/prepared-database\.br|dist\/server\/systemd\/patchbay\.service|dist\/server\/container\/[^/]+\.(json|yaml)|dist\/server\/config\/patchbay\.example\.yaml|dist\/openapi\/examples\/files\/[^/]+|dist\/client\/console\/built\/([^/]+\.html|licences\.txt|assets\/[^/]+\.(js|css|svg|woff2))(\.br|\.gz)?)$/;

/** The files of a tarball that no user needs. */
export function unwanted({ files }: Tarball): readonly string[] {
  return files.map(({ path }) => path).filter((path) => !WANTED.test(path));
}

/** What npm runs, or asks its users about, where a package is installed. */
const INSTALL_SCRIPTS = ['preinstall', 'install', 'postinstall', 'prepublish', 'prepare'];

/**
 * The scripts of a manifest that whoever installs the package is asked about. What has to be done here after an
 * installation is in `dependencies`, which npm runs for the project itself alone.
 */
export function installScripts(manifest: { readonly scripts: object }): readonly string[] {
  return Object.keys(manifest.scripts).filter((name) => INSTALL_SCRIPTS.includes(name));
}

/** How many files of a tarball lie in each of its folders, and how large they are, in a line each. */
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

/** A number of bytes, for people. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/** A large number of bytes, for people. */
export function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
