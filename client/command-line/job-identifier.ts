import { CommandFailure } from './command-failure.ts';
import { ExitCode } from './exit-code.ts';

/**
 * Checks the identifier of the job that a command is about.
 *
 * @throws CommandFailure if no path can hold it
 */
export async function jobIdentifier(argument: string): Promise<string> {
  // Loaded on demand, as the client is.
  const { fitsPath } = await import('../../generated/client.ts');
  if (fitsPath(argument)) return argument;
  throw new CommandFailure(`The job must be an identifier; it is '${argument}'.`, ExitCode.mistake);
}
