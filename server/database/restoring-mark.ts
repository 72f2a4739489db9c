import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorsMatter } from '../foundation/operators-matter.ts';
import { isHeld } from './folder-lock.ts';

/** A backup has not been restored to its end. */
class HalfRestored extends OperatorsMatter {
  override readonly name = 'HalfRestored';
  constructor(folder: string) {
    const { says, advice } = halfRestored(folder);
    super(`${says} ${advice}`);
  }
}

/**
 * What is said of a data folder whose restore has not come to its end, and what to do about it. A restore that is at
 * work holds the folder, whichever database it fills. Whoever asks does not.
 */
export function halfRestored(folder: string): { readonly says: string; readonly advice: string } {
  if (isHeld(folder)) {
    return {
      says: `A restore into the data folder ${folder} is in progress.`,
      advice: 'Wait for its end.',
    };
  }
  return {
    says: `A restore into the data folder ${folder} was interrupted.`,
    advice: 'Run patchbay restore again: it clears what it left and begins anew.',
  };
}

/** Marks a data folder, so that nothing starts on it until the restore has ended. */
export function markRestoring(folder: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(markOf(folder), 'patchbay restore is at work here, or was interrupted.\n', {
    flush: true,
  });
}

/** Whether a restore is at work in a data folder, or was interrupted. */
export function isMarkedRestoring(folder: string): boolean {
  return existsSync(markOf(folder));
}

/** Takes the mark away. */
export function unmarkRestoring(folder: string): void {
  rmSync(markOf(folder), { force: true });
}

/** @throws HalfRestored where a restore has not come to its end */
export function refuseHalfRestored(folder: string): void {
  if (isMarkedRestoring(folder)) throw new HalfRestored(folder);
}

/** Where the mark lies. */
export function markOf(folder: string): string {
  return join(folder, 'restoring');
}
