import { readFile } from 'node:fs/promises';
import { addAbortSignal, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Command } from 'commander';
import { CommandFailure } from './command-failure.ts';
import { ExitCode } from './exit-code.ts';
import { pathGiven } from './files-given.ts';
import type { Run } from './running.ts';
import type { InterruptibleTerminal } from './terminal.ts';

/** A text that was not given as an argument: from a file or standard input. */
export interface GivenText {
  /** Its origin, for messages. */
  readonly source: string;
  readonly text: string;
}

const STANDARD_INPUT = '-';
/** Short enough that the command does not appear to hang. */
const SILENCE_TOLD_AFTER_MS = 3_000;
/** Longer than a piped program takes to start writing, even if a model thinks first. */
const LONGEST_SILENCE_SECONDS = 120;

/** Adds `--file`; `textsOf` reads the files. */
export function addFileOption(command: Command, description: string): Command {
  return command.option(
    '--file <path>',
    `${description} - is the standard input. May be given several times.`,
    (path: string, before: readonly string[] = []) => [...before, path],
  );
}

/** The named files, in order. Standard input is read only once, however often it is named. */
export function filesOf({ command }: Run): readonly string[] {
  const { file = [] } = command.opts<{ file?: readonly string[] }>();
  return file.filter((path, index) => path !== STANDARD_INPUT || file.indexOf(path) === index);
}

/** The named files, and standard input if something is piped in. */
export function filesAndPiped(run: Run): readonly string[] {
  const files = filesOf(run);
  const isAsked = run.terminal.stdin.isTTY === true || files.includes(STANDARD_INPUT);
  return isAsked ? files : [...files, STANDARD_INPUT];
}

/**
 * Reads files one after the other.
 *
 * @throws CommandFailure if a file does not exist or is not text, or nothing arrives on a standard input that was not
 *   named
 */
export async function textsOf(run: Run, files: readonly string[]): Promise<readonly GivenText[]> {
  const texts: GivenText[] = [];
  for (const path of files) {
    const isInput = path === STANDARD_INPUT;
    texts.push(isInput ? await pipedIn(run) : await textIn(path, run.terminal));
  }
  return texts;
}

async function textIn(path: string, terminal: InterruptibleTerminal): Promise<GivenText> {
  const bytes = await readFile(await pathGiven(path, '--file', terminal));
  return { source: path, text: decoded(bytes, `--file ${path}: it`) };
}

/**
 * Reads standard input to its end, unless the user interrupts. If it was not named, the calling program may have left
 * it open unintentionally, so the wait is limited.
 */
async function pipedIn(run: Run): Promise<GivenText> {
  const { stdin } = run.terminal;
  const silence = filesOf(run).includes(STANDARD_INPUT) ? undefined : boundedSilence(run);
  const signals = silence === undefined ? [run.signal] : [run.signal, silence.signal];
  // The process ends when its output is no longer read.
  const readable = stdin instanceof Readable ? stdin : new Readable().wrap(stdin);
  try {
    const bytes = await buffer(heard(addAbortSignal(AbortSignal.any(signals), readable), silence));
    return { source: 'the standard input', text: decoded(bytes, 'The standard input') };
  } catch (error) {
    silence?.signal.throwIfAborted();
    throw error;
  } finally {
    silence?.end();
  }
}

/** Watches for input that does not arrive. */
interface Silence {
  /** Aborted when nothing has arrived for too long; its reason is the message for the user. */
  readonly signal: AbortSignal;
  readonly end: () => void;
}

function boundedSilence({ progress }: Run): Silence {
  const tooLong = new AbortController();
  const told = setTimeout(() => {
    progress.note('Waiting for standard input; add < /dev/null if there is none.');
  }, SILENCE_TOLD_AFTER_MS);
  const longest = setTimeout(() => {
    const silent = `Nothing arrived on standard input within ${LONGEST_SILENCE_SECONDS} s.`;
    const remedy = 'Add < /dev/null if nothing will, or keep waiting with --file -.';
    tooLong.abort(new CommandFailure(`${silent} ${remedy}`, ExitCode.mistake));
  }, LONGEST_SILENCE_SECONDS * 1_000);
  return {
    signal: tooLong.signal,
    end() {
      clearTimeout(told);
      clearTimeout(longest);
    },
  };
}

/** Passes the input on; the first chunk ends the silence. */
async function* heard(pieces: Readable, silence: Silence | undefined): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) {
    silence?.end();
    yield piece;
  }
}

function decoded(bytes: Uint8Array, subject: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new CommandFailure(`${subject} is not UTF-8 text.`, ExitCode.mistake);
  }
}
