import type { FailureDocument, SavedFile } from './failure-document.ts';
import type { Progress } from './progress.ts';
import type { Terminal } from './terminal.ts';

/** What stands whatever becomes of a command: what it has saved, and what it has warned of. */
export interface Keeping {
  /** Says what is saved already, for programs that get no result. */
  keeps(file: SavedFile): void;
  /** Says to programs where something can be had for a while that is made, and not saved. */
  leaves(address: string): void;
  /** Says what has gone wrong and does not end the command: in a line that stays, and to programs. */
  warns(sentence: string): void;
  /** What has been said by `warns`. */
  readonly warnings: readonly string[];
}

/** What is kept, for whoever tells of a failure. */
export interface Kept extends Keeping {
  /** What `--json` prints of a failure, with what is kept beside it. */
  beside(document: FailureDocument): FailureDocument;
}

/** Begins to keep. A warning is no progress: it is told with `--quiet` too. */
export function openKept({ stderr }: Terminal, isQuiet: boolean, progress: Progress): Kept {
  const files: SavedFile[] = [];
  const addresses: string[] = [];
  const warnings: string[] = [];
  return {
    warnings,
    keeps(file) {
      files.push(file);
    },
    leaves(address) {
      addresses.push(address);
    },
    warns(sentence) {
      warnings.push(sentence);
      if (isQuiet) stderr.write(`${sentence}\n`);
      else progress.note(sentence);
    },
    beside: (document) => ({
      ...document,
      ...(files.length === 0 ? {} : { files }),
      ...(addresses.length === 0 ? {} : { addresses }),
      ...(warnings.length === 0 ? {} : { warnings }),
    }),
  };
}
