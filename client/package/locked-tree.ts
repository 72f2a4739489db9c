import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(import.meta.dirname, '..', '..');

/** A package and what is installed for its users. */
export interface Installable {
  readonly name: string;
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

/**
 * Provides a temporary folder in which npm knows only the dependencies of some packages, at the versions locked here.
 * `--omit=dev` is no substitute: it also omits packages that both development and the package need, or omits too
 * little.
 */
export async function withLockedTree<Result>(
  { name, version, dependencies }: Installable,
  use: (folder: string) => Promise<Result>,
): Promise<Result> {
  const temporary = await mkdtemp(join(tmpdir(), 'patchbay-tree-'));
  // A bill of materials names the package after its folder.
  const folder = join(temporary, name);
  try {
    await mkdir(folder);
    const manifest = JSON.stringify({ name, version, dependencies });
    await writeFile(join(folder, 'package.json'), manifest);
    await copyFile(join(ROOT, 'package-lock.json'), join(folder, 'package-lock.json'));
    const words = ['--package-lock-only', '--offline', '--ignore-scripts', '--no-audit'];
    await promisify(execFile)('npm', ['install', ...words], { cwd: folder });
    return await use(folder);
  } finally {
    await rm(temporary, { recursive: true });
  }
}
