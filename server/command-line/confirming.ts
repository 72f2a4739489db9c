import { Readable, Writable } from 'node:stream';
import type { Terminal } from '../../client/command-line/terminal.ts';

/** Asks for confirmation at a terminal; returns `undefined` if there is none. */
export async function confirmAt(
  { stdin: input, stdout: output }: Terminal,
  doubt: string,
): Promise<boolean | undefined> {
  const isAnswered = input.isTTY === true && output.isTTY === true;
  if (!isAnswered || !(input instanceof Readable) || !(output instanceof Writable))
    return undefined;
  // Imported only when a question is asked.
  const { confirm } = await import('@clack/prompts');
  const message = `${doubt} Continue anyway?`;
  return (await confirm({ input, output, message, initialValue: false })) === true;
}
