import { randomUUID } from 'node:crypto';
import { constants, copyFile, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, extname, join, relative, resolve } from 'node:path';
import { PatchbayError } from '../errors.ts';
import { codeOf } from '../system-error.ts';
import { CommandFailure } from './command-failure.ts';
import { ExitCode } from './exit-code.ts';
import { type ExpectedFile, labelsOf } from './result-files.ts';

/** Options for saving results. */
export interface SavingOptions {
  /** The directory against which relative paths are resolved. */
  readonly cwd: string;
  /** The user's choice: a path with or without extension, or a directory. */
  readonly out: string | undefined;
  /** The default name of the files. */
  readonly usualName: string;
  /** The expected files, as far as they are known. */
  readonly files: readonly ExpectedFile[];
  /** Whether existing files may be overwritten. */
  readonly isForced: boolean;
}

/** The destination for the files of one result. */
export interface Saving {
  /**
   * Saves a file: `write` writes to the path that it is given.
   *
   * @param named - a label that distinguishes the file from the result's others, empty for the first; and its
   *   extension, if it cannot be detected from the content
   * @returns its path, as the user would write it
   * @throws CommandFailure if the file already exists or cannot be written
   */
  save(
    named: { readonly label: string; readonly ending?: string },
    write: (path: string) => Promise<unknown>,
  ): Promise<string>;
}

/**
 * Determines the destination of a result. Called before any request that costs money.
 *
 * @throws CommandFailure if the directory does not exist or is not writable, or already contains one of the files
 */
export async function openSaving(options: SavingOptions): Promise<Saving> {
  const { cwd, isForced, files } = options;
  const output = await outputOf(options);
  const { folder, name } = output;
  const there = await filesOf(folder, cwd);
  const taken = namesOf(output, files).find((file) => there.includes(file));
  if (taken !== undefined && !isForced) throw alreadyThere(shown(join(folder, taken), cwd));
  const nextPart = (): string => join(folder, `.${name}-${randomUUID()}.part`);
  await tryOut(nextPart(), shown(join(folder, name), cwd));
  return {
    async save({ label, ending: usual }, write) {
      const part = nextPart();
      try {
        await write(part);
        const path = join(folder, fileName(output, label, usual ?? (await endingOf(part))));
        await put(part, path, { cwd, isForced });
        return shown(path, cwd);
      } catch (error) {
        throw unsaved(unwritable(error, shown(join(folder, name), cwd)) ?? error);
      } finally {
        await rm(part, { force: true });
      }
    },
  };
}

interface OutputName {
  readonly folder: string;
  readonly name: string;
  readonly ending: string;
}

/** What counts as an extension: a name may be a sentence that contains other dots. */
const ENDING = /^\.[A-Za-z0-9]{2,4}$/;

async function outputOf({ cwd, out, usualName }: SavingOptions): Promise<OutputName> {
  if (out === undefined) return { folder: cwd, name: usualName, ending: '' };
  const path = resolve(cwd, out);
  if (/[/\\]$/.test(out) || (await isFolder(path))) {
    return { folder: path, name: usualName, ending: '' };
  }
  const ending = ENDING.test(extname(path)) ? extname(path) : '';
  return { folder: dirname(path), name: basename(path, ending), ending };
}

/** The possible names of the files, with each of their possible extensions. */
function namesOf(output: OutputName, files: readonly ExpectedFile[]): readonly string[] {
  const labels = labelsOf(files.map(({ kind }) => kind));
  return files.flatMap(({ endings }, index) =>
    endings.map((ending) => fileName(output, labels[index] ?? '', ending)),
  );
}

/** The name of a file. An extension given by the user applies to the first one. */
function fileName({ name, ending: named }: OutputName, label: string, ending: string): string {
  if (label === '') return name + (named === '' ? `.${ending}` : named);
  return `${name}-${label}.${ending}`;
}

async function isFolder(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found?.isDirectory() === true;
}

async function filesOf(folder: string, cwd: string): Promise<readonly string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    const code = codeOf(error);
    const why = code === undefined ? '' : ` (${code})`;
    const sentence = `The folder ${shown(folder, cwd)} cannot be read${why}.`;
    throw new CommandFailure(sentence, ExitCode.mistake);
  }
}

/** Writes and removes a test file, so that a bad name or missing permissions show before anything is charged. */
async function tryOut(part: string, shownPath: string): Promise<void> {
  try {
    await (await open(part, 'wx')).close();
    await rm(part);
  } catch (error) {
    throw unwritable(error, shownPath) ?? error;
  }
}

/** The same failure with the exit code for a result that exists but was not saved. */
function unsaved(error: unknown): unknown {
  const isOfPlace = error instanceof CommandFailure && error.exitCode === ExitCode.mistake;
  return isOfPlace ? new CommandFailure(error.message, ExitCode.unsaved) : error;
}

/** The failure for a file that the system refuses to write; `undefined` for other errors. */
function unwritable(error: unknown, shownPath: string): CommandFailure | undefined {
  // The client wraps the system's error if a file cannot be created.
  const told = error instanceof PatchbayError && error.kind === 'unexpected' ? error.cause : error;
  const code = told instanceof Error && 'syscall' in told ? codeOf(told) : undefined;
  if (code === undefined) return undefined;
  const sentence = `${shownPath} cannot be written (${code}).`;
  return new CommandFailure(sentence, ExitCode.mistake);
}

async function put(
  part: string,
  path: string,
  { cwd, isForced }: Pick<SavingOptions, 'cwd' | 'isForced'>,
): Promise<void> {
  if (isForced) return rename(part, path);
  try {
    await copyFile(part, path, constants.COPYFILE_EXCL);
  } catch (error) {
    throw codeOf(error) === 'EEXIST' ? alreadyThere(shown(path, cwd)) : error;
  }
}

function alreadyThere(path: string): CommandFailure {
  const sentence = `${path} already exists: overwrite it with --force, or name another with --out.`;
  return new CommandFailure(sentence, ExitCode.mistake);
}

/** The default extension of a file, detected from its content. */
async function endingOf(path: string): Promise<string> {
  const { fileTypeFromFile } = await import('file-type');
  return (await fileTypeFromFile(path))?.ext ?? 'bin';
}

function shown(path: string, cwd: string): string {
  const short = relative(cwd, path);
  return short === '' ? '.' : short.startsWith('..') ? path : short;
}
