import { Readable, Writable } from 'node:stream';
import type { Terminal } from '../../client/command-line/terminal.ts';

/** Asks at a terminal whether something is to be done all the same; answers `undefined` where there is none. */
export async function confirmAt(
  { stdin: input, stdout: output }: Terminal,
  doubt: string,
): Promise<boolean | undefined> {
  const isAnswered = input.isTTY === true && output.isTTY === true;
  if (!isAnswered || !(input instanceof Readable) || !(output instanceof Writable))
    return undefined;
  // Loaded here, so that nobody waits for it who is asked nothing.
  const { confirm } = await import('@clack/prompts');
  const message = `${doubt} Do it all the same?`;
  return (await confirm({ input, output, message, initialValue: false })) === true;
}
