import type { FailureDocument, SavedFile } from './failure-document.ts';
import type { Progress } from './progress.ts';
import type { Terminal } from './terminal.ts';

/** What a command reports regardless of its outcome: files saved and warnings given. */
export interface Keeping {
  /** Records a saved file, for the `--json` output of a failure. */
  keeps(file: SavedFile): void;
  /** Records the temporary URL of a result that was not saved, for the `--json` output of a failure. */
  leaves(address: string): void;
  /** Reports a problem that does not end the command: on a permanent line, and in `--json` output. */
  warns(sentence: string): void;
  /** The warnings so far. */
  readonly warnings: readonly string[];
}

/** The recorded facts, for reporting a failure. */
export interface Kept extends Keeping {
  /** Adds the recorded facts to the `--json` output of a failure. */
  beside(document: FailureDocument): FailureDocument;
}

/** Starts recording. Warnings are not progress, so `--quiet` does not suppress them. */
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
