import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(import.meta.dirname, '..', '..');

/** What is installed for a package's users. */
export interface Installable {
  readonly name: string;
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

/**
 * Gives a folder in which npm knows what some packages bring along, at the versions that are locked here, and nothing
 * else: what `--omit=dev` leaves out is also what both development and the package stand on, or too little of it.
 */
export async function withLockedTree<Result>(
  { name, version, dependencies }: Installable,
  use: (folder: string) => Promise<Result>,
): Promise<Result> {
  const temporary = await mkdtemp(join(tmpdir(), 'patchbay-tree-'));
  // By the name of its folder a bill of materials calls it.
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
