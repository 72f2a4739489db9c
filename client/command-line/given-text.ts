import { readFile } from 'node:fs/promises';
import { addAbortSignal, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
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

/**
 * Reads the files that were named, and what is piped in.
 *
 * @throws CommandFailure where a file is not there, or is no text
 */
export async function textsOf({ command, terminal, signal }: Run): Promise<readonly GivenText[]> {
  const { file = [] } = command.opts<{ file?: readonly string[] }>();
  const isPiped = terminal.stdin.isTTY !== true;
  const paths = new Set(isPiped ? [...file, STANDARD_INPUT] : file);
  const texts: GivenText[] = [];
  for (const path of paths) {
    const isInput = path === STANDARD_INPUT;
    texts.push(isInput ? await pipedIn(terminal, signal) : await textIn(path, terminal));
  }
  return texts;
}

async function textIn(path: string, terminal: InterruptibleTerminal): Promise<GivenText> {
  const bytes = await readFile(await pathGiven(path, '--file', terminal));
  try {
    return { source: path, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    throw new CommandFailure(`--file ${path}: it is no text in UTF-8.`, ExitCode.mistake);
  }
}

/** What comes on the standard input to its end, unless the user ends the waiting for it. */
async function pipedIn({ stdin }: InterruptibleTerminal, signal: AbortSignal): Promise<GivenText> {
  // The process ends when nobody reads any more.
  const readable = stdin instanceof Readable ? stdin : new Readable().wrap(stdin);
  return { source: 'the standard input', text: await text(addAbortSignal(signal, readable)) };
}
