import type { Command } from 'commander';

/** Shows at the end of a command's help how it is used: whole command lines. */
export function addExamples(command: Command, lines: readonly string[]): Command {
  const text = lines.map((line) => `  ${line}`).join('\n');
  return command.addHelpText('after', `\nExamples:\n${text}`);
}
