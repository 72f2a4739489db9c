import { CommandFailure } from './command-failure.ts';
import { ExitCode } from './exit-code.ts';

/**
 * Checks the identifier of the job that a command is about.
 *
 * @throws CommandFailure if no path can hold it
 */
export function jobIdentifier(argument: string): string {
  if (!/^\.{0,2}$/.test(argument)) return argument;
  throw new CommandFailure(`The job must be an identifier; it is '${argument}'.`, ExitCode.mistake);
}
