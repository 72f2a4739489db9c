import { readFile } from 'node:fs/promises';
import { addAbortSignal, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Command } from 'commander';
import { CommandFailure } from './command-failure.ts';
import { ExitCode } from './exit-code.ts';
import { pathGiven } from './files-given.ts';
import type { Run } from './running.ts';
import type { InterruptibleTerminal } from './terminal.ts';

/** A text that was given beside the arguments. */
export interface GivenText {
  /** Where it is from, for people. */
  readonly source: string;
  readonly text: string;
}

const STANDARD_INPUT = '-';

/** Adds `--file`, whose texts `textsOf` reads. */
export function addFileOption(command: Command, description: string): Command {
  return command.option(
    '--file <path>',
    `${description} - is the standard input. May be given several times.`,
    (path: string, before: readonly string[] = []) => [...before, path],
  );
}

/** The files that were named, in order. The standard input can be read once, however often it is named. */
export function filesOf({ command }: Run): readonly string[] {
  const { file = [] } = command.opts<{ file?: readonly string[] }>();
  return file.filter((path, index) => path !== STANDARD_INPUT || file.indexOf(path) === index);
}

/** The files that were named, and the standard input where something is piped in. */
export function filesAndPiped(run: Run): readonly string[] {
  const files = filesOf(run);
  const isAsked = run.terminal.stdin.isTTY === true || files.includes(STANDARD_INPUT);
  return isAsked ? files : [...files, STANDARD_INPUT];
}

/**
 * Reads files, one after the other.
 *
 * @throws CommandFailure where a file is not there, or is no text
 */
export async function textsOf(
  { terminal, signal }: Run,
  files: readonly string[],
): Promise<readonly GivenText[]> {
  const texts: GivenText[] = [];
  for (const path of files) {
    const isInput = path === STANDARD_INPUT;
    texts.push(isInput ? await pipedIn(terminal, signal) : await textIn(path, terminal));
  }
  return texts;
}

async function textIn(path: string, terminal: InterruptibleTerminal): Promise<GivenText> {
  const bytes = await readFile(await pathGiven(path, '--file', terminal));
  return { source: path, text: decoded(bytes, `--file ${path}: it`) };
}

/** What comes on the standard input to its end, unless the user ends the waiting for it. */
async function pipedIn({ stdin }: InterruptibleTerminal, signal: AbortSignal): Promise<GivenText> {
  // The process ends when nobody reads any more.
  const readable = stdin instanceof Readable ? stdin : new Readable().wrap(stdin);
  const bytes = await buffer(addAbortSignal(signal, readable));
  return { source: 'the standard input', text: decoded(bytes, 'The standard input') };
}

function decoded(bytes: Uint8Array, subject: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new CommandFailure(`${subject} is no text in UTF-8.`, ExitCode.mistake);
  }
}
