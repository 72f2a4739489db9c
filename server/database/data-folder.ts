import { makeFolder } from '../foundation/folder.ts';
import { OperatorError } from '../foundation/operator-error.ts';

/** Nothing can be written into the data folder. */
export class FolderUnusable extends OperatorError {
  override readonly name = 'FolderUnusable';
  constructor(folder: string, cause?: unknown) {
    const detail = cause instanceof Error ? `: ${cause.message}` : '';
    super(
      `The data folder ${folder} cannot be written${detail}. Let this user of the machine write there, make room, or ` +
        'choose another folder with PATCHBAY_DATA; patchbay doctor says more.',
      { cause },
    );
  }
}

/**
 * Creates the data folder and its missing parents; only the owner can enter it.
 *
 * @throws FolderUnusable if the system refuses
 */
export function makeDataFolder(folder: string): void {
  try {
    makeFolder(folder);
  } catch (error) {
    throw new FolderUnusable(folder, error);
  }
}
