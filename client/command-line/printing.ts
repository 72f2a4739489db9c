import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommandFailure } from './command-failure.ts';
import { ExitCode } from './exit-code.ts';
import type { ExpectedFile } from './result-files.ts';
import type { Run } from './running.ts';
import type { Saving } from './saving.ts';

/** The value of `--out` that means standard output. */
export const STANDARD_OUTPUT = '-';

/**
 * Directs a result of one file to standard output. Called before any request that costs money.
 *
 * @throws CommandFailure if there are several files, standard output is used for something else, or it is a terminal
 */
export function openPrinting(
  { terminal: { stdout }, flags }: Pick<Run, 'terminal' | 'flags'>,
  files: readonly ExpectedFile[],
): Saving {
  if (files.length > 1) throw severalFiles();
  if (flags.json === true) {
    throw refused('--out - and --json both write to standard output: use one of them.');
  }
  if (stdout.isTTY === true) {
    throw refused('--out - prints the file itself, which a terminal cannot show: redirect it.');
  }
  let isPrinted = false;
  return {
    async save(_named, write) {
      // While a job runs, the number of its files is unknown.
      if (isPrinted) throw severalFiles();
      isPrinted = true;
      const bytes = await bytesOf(write);
      await new Promise<void>((resolve) => stdout.write(bytes, () => resolve()));
      return STANDARD_OUTPUT;
    },
  };
}

/**
 * Has a result written to a temporary file and reads it. The file is removed before anything is printed, because the
 * process ends when its output is no longer read.
 */
async function bytesOf(write: (path: string) => Promise<unknown>): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'patchbay-'));
  try {
    // With an ending, so that it gets no other.
    const path = join(folder, 'result.bin');
    await write(path);
    return await readFile(path);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** One line with the path of each file that was saved rather than printed. */
export function pathLines(files: readonly { readonly path: string }[]): string {
  const saved = files.filter(({ path }) => path !== STANDARD_OUTPUT);
  return saved.map(({ path }) => `${path}\n`).join('');
}

function severalFiles(): CommandFailure {
  return refused('--out - prints a single file, and the result has several: give a path.');
}

function refused(sentence: string): CommandFailure {
  return new CommandFailure(sentence, ExitCode.mistake);
}
