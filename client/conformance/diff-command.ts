import contract from '../../generated/openapi.json' with { type: 'json' };
import { CommandFailure } from '../command-line/command-failure.ts';
import { ExitCode } from '../command-line/exit-code.ts';
import type { Terminal } from '../command-line/terminal.ts';
import { readContract } from './contract-file.ts';
import { changesBetween, changesText } from './diff.ts';

/**
 * Prints the changes between two contracts; given one, the changes between it and this package's contract.
 *
 * @throws CommandFailure if there is a breaking change
 */
export async function runDiff(
  [old, revised]: readonly [string, string | undefined],
  { json = false }: { readonly json?: boolean },
  { stdout }: Terminal,
): Promise<void> {
  const theirs = revised === undefined ? contract : await readContract(revised);
  const changes = await changesBetween(await readContract(old), theirs);
  stdout.write(json ? `${JSON.stringify(changes, null, 2)}\n` : changesText(changes));
  const breaking = changes.filter(({ impact }) => impact === 'breaking').length;
  if (breaking === 0) return;
  const count = breaking === 1 ? 'One change breaks' : `${breaking} changes break`;
  throw new CommandFailure(`${count} those who use the contract.`, ExitCode.breach);
}
