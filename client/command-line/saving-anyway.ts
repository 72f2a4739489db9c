import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommandFailure } from './command-failure.ts';
import type { Run } from './running.ts';
import { openSaving, type Saving } from './saving.ts';

/** A place for files that are paid for, and cannot be had again. */
export interface SavingAnyway {
  /**
   * Saves a file, as `Saving` does, wherever there is room.
   *
   * @param named - what tells the file from the result's others, and where it can be had for a while, if anywhere
   * @throws CommandFailure where there is no room anywhere
   */
  save(
    named: { readonly label: string; readonly address: string | undefined },
    write: (path: string) => Promise<unknown>,
  ): Promise<string>;
  /** Fails where something is not where it was wanted, and says where it is. */
  end(): void;
}

/** Saves files where the user wants them; where that fails, in a temporary folder. */
export function savingAnyway(
  { goesOn }: Pick<Run, 'goesOn'>,
  saving: Saving,
  usualName: string,
): SavingAnyway {
  const elsewhere: string[] = [];
  let failure: CommandFailure | undefined;
  return {
    async save({ label, address }, write) {
      try {
        return await saving.save({ label }, write);
      } catch (error) {
        if (!(error instanceof CommandFailure)) throw error;
        failure ??= error;
      }
      try {
        const path = await saveElsewhere(usualName, (place) => place.save({ label }, write));
        elsewhere.push(path);
        goesOn(`What was made is in ${elsewhere.join(', ')}`);
        return path;
      } catch {
        if (address !== undefined) goesOn(`What was made can be had for a while at ${address}`);
        throw failure;
      }
    },
    end() {
      if (failure !== undefined) throw failure;
    },
  };
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
