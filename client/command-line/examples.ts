import type { Command } from 'commander';

/** Appends example command lines to a command's help. */
export function addExamples(command: Command, lines: readonly string[]): Command {
  const text = lines.map((line) => `  ${line}`).join('\n');
  return command.addHelpText('after', `\nExamples:\n${text}`);
}
