import { execFileSync } from 'node:child_process';
import fs, { readlinkSync, rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk that a test can fill completely. */
export interface SmallDisk {
  readonly folder: string;
  fill(): void;
  /** Frees the space again. */
  empty(): void;
  remove(): Promise<void>;
}

/** Whether this process may mount file systems, as root may on Linux. */
export const mayMount = canMount();

function canMount(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  const folder = fs.mkdtempSync(join(tmpdir(), 'patchbay-mount-'));
  try {
    mount(folder, 1);
    execFileSync('umount', [folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function mount(folder: string, mebibytes: number): void {
  const options = ['-t', 'tmpfs', '-o', `size=${mebibytes}m`, 'tmpfs', folder];
  execFileSync('mount', options, { stdio: 'ignore' });
}

/** Mounts a file system in memory. */
export async function aMountedDisk(mebibytes: number): Promise<SmallDisk> {
  const folder = await mkdtemp(join(tmpdir(), 'patchbay-disk-'));
  mount(folder, mebibytes);
  const filler = join(folder, 'filler');
  return {
    folder,
    fill() {
      const file = fs.openSync(filler, 'a');
      const zeros = Buffer.alloc(65_536);
      try {
        while (fs.writeSync(file, zeros) > 0);
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
      } finally {
        fs.closeSync(file);
      }
    },
    empty: () => rmSync(filler, { force: true }),
    async remove() {
      execFileSync('umount', ['--lazy', folder], { stdio: 'ignore' });
      await rm(folder, { recursive: true, force: true });
    },
  };
}

type Written = (error: NodeJS.ErrnoException) => void;

/** A folder that simulates a full disk: while it is full, this process's write streams to its files fail. */
export async function aDiskThatSaysItIsFull(): Promise<SmallDisk> {
  const folder = await mkdtemp(join(tmpdir(), 'patchbay-disk-'));
  const { write, writev } = fs;
  let isFull = false;
  const isRefused = (file: number): boolean => {
    return isFull && readlinkSync(`/proc/self/fd/${file}`).startsWith(folder);
  };
  const refusing =
    <Call extends typeof write | typeof writev>(call: Call) =>
    (file: number, ...rest: readonly unknown[]): void => {
      const written = rest.at(-1) as Written;
      if (isRefused(file)) setImmediate(written, fullError());
      else Reflect.apply(call, fs, [file, ...rest]);
    };
  Object.assign(fs, { write: refusing(write), writev: refusing(writev) });
  syncBuiltinESMExports();
  return {
    folder,
    fill() {
      isFull = true;
    },
    empty() {
      isFull = false;
    },
    async remove() {
      Object.assign(fs, { write, writev });
      syncBuiltinESMExports();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function fullError(): NodeJS.ErrnoException {
  return Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
}
