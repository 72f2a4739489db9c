import type { Command } from 'commander';

/**
 * Adds `help` to a command with subcommands, for these and for nested ones. The library's own silently prints the
 * general help for an unknown command.
 */
export function addHelpCommand(parent: Command, group: string): void {
  parent
    .helpCommand(false)
    .command('help')
    .helpGroup(group)
    .description('Show help for a command.')
    .argument('[command...]', 'Its name, after those of the commands that it belongs to.')
    .action((names: readonly string[]) => help(parent, names));
}

async function help(parent: Command, [name, ...names]: readonly string[]): Promise<void> {
  // Words after a command without subcommands are its arguments and do not name a help topic.
  if (name === undefined || parent.commands.length === 0) return parent.help();
  const meant = parent.commands.find((one) => [one.name(), ...one.aliases()].includes(name));
  if (meant !== undefined) return help(meant, names);
  // The library then refuses the unknown command and suggests a similar one.
  await parent.parseAsync([name], { from: 'user' });
}
