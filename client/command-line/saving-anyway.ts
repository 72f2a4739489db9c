import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Run } from './running.ts';
import { openSaving, type Saving } from './saving.ts';

/** A result that has been charged and cannot be fetched again. */
export interface Made {
  /** Distinguishes its file from the result's others. */
  readonly label: string;
  /** Its temporary URL, if it has one. */
  readonly address: string | undefined;
  readonly read: () => Promise<Uint8Array>;
}

/** Saves results that have been charged and cannot be fetched again. */
export interface SavingAnyway {
  /**
   * Saves a file like `Saving`, falling back to a temporary directory. Failures are thrown by `end`, so that the
   * result's other files are saved first.
   *
   * @returns its path; `undefined` if it could not be saved at all
   */
  save(made: Made): Promise<string | undefined>;
  /** Throws if a file could not be saved at the requested place, after reporting where every file is. */
  end(): void;
}

/** Saves files at the requested place, or in a temporary directory if that fails. */
export function savingAnyway(
  { goesOn, leaves }: Pick<Run, 'goesOn' | 'leaves'>,
  saving: Saving,
  usualName: string,
): SavingAnyway {
  const paths: string[] = [];
  const addresses: string[] = [];
  const failures: unknown[] = [];
  async function pathOf({ label, read }: Made): Promise<string | undefined> {
    try {
      const bytes = await read();
      const write = (path: string) => writeFile(path, bytes);
      try {
        return await saving.save({ label }, write);
      } catch (error) {
        failures.push(error);
      }
      return await saveElsewhere(usualName, (place) => place.save({ label }, write));
    } catch (error) {
      failures.push(error);
      return undefined;
    }
  }
  return {
    async save(made) {
      const path = await pathOf(made);
      if (path !== undefined) paths.push(path);
      else if (made.address !== undefined) {
        addresses.push(made.address);
        leaves(made.address);
      }
      return path;
    },
    end() {
      if (failures.length === 0) return;
      const hint = hintOf(paths, addresses);
      if (hint !== undefined) goesOn(hint);
      throw failures[0];
    },
  };
}

function hintOf(paths: readonly string[], addresses: readonly string[]): string | undefined {
  const saved = `What was made is in ${paths.join(', ')}`;
  const left = `can be had for a while at ${addresses.join(', ')}`;
  if (addresses.length === 0) return paths.length === 0 ? undefined : saved;
  return paths.length === 0 ? `What was made ${left}` : `${saved}; the rest ${left}`;
}

async function saveElsewhere(
  usualName: string,
  save: (place: Saving) => Promise<string>,
): Promise<string> {
  const cwd = await mkdtemp(join(tmpdir(), 'patchbay-'));
  try {
    const place = await openSaving({ cwd, out: undefined, usualName, files: [], isForced: false });
    return join(cwd, await save(place));
  } catch (error) {
    await rm(cwd, { recursive: true });
    throw error;
  }
}
