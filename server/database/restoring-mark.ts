import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '../foundation/operator-error.ts';
import { isHeld } from './folder-lock.ts';

/** Restoring a backup has not finished. */
class HalfRestored extends OperatorError {
  override readonly name = 'HalfRestored';
  constructor(folder: string) {
    const { says, advice } = halfRestored(folder);
    super(`${says} ${advice}`);
  }
}

/**
 * The message and advice for a data folder with an unfinished restore. A running restore holds the folder's lock,
 * whichever database it fills; the caller must not.
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

/** Marks a data folder, so that no gateway starts on it until the restore has finished. */
export function markRestoring(folder: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(markOf(folder), 'patchbay restore is at work here, or was interrupted.\n', {
    flush: true,
  });
}

/** Whether a restore is running in a data folder, or was interrupted. */
export function isMarkedRestoring(folder: string): boolean {
  return existsSync(markOf(folder));
}

/** Removes the mark. */
export function unmarkRestoring(folder: string): void {
  rmSync(markOf(folder), { force: true });
}

/** @throws HalfRestored if a restore has not finished */
export function refuseHalfRestored(folder: string): void {
  if (isMarkedRestoring(folder)) throw new HalfRestored(folder);
}

/** The path of the mark. */
export function markOf(folder: string): string {
  return join(folder, 'restoring');
}
