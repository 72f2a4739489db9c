import { randomUUID } from 'node:crypto';
import { constants, copyFile, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, extname, join, relative, resolve } from 'node:path';
import { PatchbayError } from '../errors.ts';
import { codeOf } from '../system-error.ts';
import { CommandFailure } from './command-failure.ts';
import { ExitCode } from './exit-code.ts';
import { type ExpectedFile, labelsOf } from './result-files.ts';

/** Where results are saved. */
export interface SavingOptions {
  /** The folder that relative paths begin in. */
  readonly cwd: string;
  /** What the user named: a path with or without its ending, or a folder. */
  readonly out: string | undefined;
  /** The name of the files where the user gave none. */
  readonly usualName: string;
  /** The files that are to be saved, as far as they are known. */
  readonly files: readonly ExpectedFile[];
  /** Whether files that are there may be overwritten. */
  readonly isForced: boolean;
}

/** A place for the files of one result. */
export interface Saving {
  /**
   * Saves a file: `write` fills the path that it is given.
   *
   * @param named - what tells the file from the result's others, empty for the first; and its ending, where its
   *   content does not tell
   * @returns its path, as the user would write it
   * @throws CommandFailure where there is such a file already, or it cannot be written
   */
  save(
    named: { readonly label: string; readonly ending?: string },
    write: (path: string) => Promise<unknown>,
  ): Promise<string>;
}

/**
 * Finds the place for a result. Called before anything is asked for that costs.
 *
 * @throws CommandFailure where there is no such folder, it cannot be written to, or one of the files is in it
 */
export async function openSaving(options: SavingOptions): Promise<Saving> {
  const { cwd, isForced, files } = options;
  const place = await placeOf(options);
  const { folder, name } = place;
  const there = await filesOf(folder, cwd);
  const taken = namesOf(place, files).find((file) => there.includes(file));
  if (taken !== undefined && !isForced) throw alreadyThere(shown(join(folder, taken), cwd));
  const nextPart = (): string => join(folder, `.${name}-${randomUUID()}.part`);
  await tryOut(nextPart(), shown(join(folder, name), cwd));
  return {
    async save({ label, ending: usual }, write) {
      const part = nextPart();
      try {
        await write(part);
        const path = join(folder, fileName(place, label, usual ?? (await endingOf(part))));
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

interface Place {
  readonly folder: string;
  readonly name: string;
  readonly ending: string;
}

/** What looks like an ending: a name may be a sentence, and have other dots. */
const ENDING = /^\.[A-Za-z0-9]{2,4}$/;

async function placeOf({ cwd, out, usualName }: SavingOptions): Promise<Place> {
  if (out === undefined) return { folder: cwd, name: usualName, ending: '' };
  const path = resolve(cwd, out);
  if (/[/\\]$/.test(out) || (await isFolder(path))) {
    return { folder: path, name: usualName, ending: '' };
  }
  const ending = ENDING.test(extname(path)) ? extname(path) : '';
  return { folder: dirname(path), name: basename(path, ending), ending };
}

/** The names that the files may get, with each of their possible endings. */
function namesOf(place: Place, files: readonly ExpectedFile[]): readonly string[] {
  const labels = labelsOf(files.map(({ kind }) => kind));
  return files.flatMap(({ endings }, index) =>
    endings.map((ending) => fileName(place, labels[index] ?? '', ending)),
  );
}

/** The name of a file. The ending that the user named goes to the first one. */
function fileName({ name, ending: named }: Place, label: string, ending: string): string {
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

/** Writes a file and removes it again, so that a bad name or missing rights show before anything is paid for. */
async function tryOut(part: string, shownPath: string): Promise<void> {
  try {
    await (await open(part, 'wx')).close();
    await rm(part);
  } catch (error) {
    throw unwritable(error, shownPath) ?? error;
  }
}

/** The same failure, where what was to be saved has been made by then. */
function unsaved(error: unknown): unknown {
  const isOfPlace = error instanceof CommandFailure && error.exitCode === ExitCode.mistake;
  return isOfPlace ? new CommandFailure(error.message, ExitCode.unsaved) : error;
}

/** The failure of a file that the system does not let us write; `undefined` for other errors. */
function unwritable(error: unknown, shownPath: string): CommandFailure | undefined {
  // The client says in words of its own that there is no place for a file.
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
  const sentence = `${path} is there already: --force overwrites it, --out names another.`;
  return new CommandFailure(sentence, ExitCode.mistake);
}

/** The usual ending of a file by what is in it. */
async function endingOf(path: string): Promise<string> {
  const { fileTypeFromFile } = await import('file-type');
  return (await fileTypeFromFile(path))?.ext ?? 'bin';
}

function shown(path: string, cwd: string): string {
  const short = relative(cwd, path);
  return short === '' ? '.' : short.startsWith('..') ? path : short;
}
