import type { Command } from 'commander';

/**
 * Adds `help` to a command that has subcommands. The library's own prints the whole help, without a word, for a command
 * that does not exist.
 */
export function addHelpCommand(parent: Command, group: string): void {
  parent
    .helpCommand(false)
    .command('help')
    .helpGroup(group)
    .description('Show help for a command.')
    .argument('[command]', 'Its name.')
    .action(async (name: string | undefined) => {
      const meant =
        name === undefined
          ? parent
          : parent.commands.find((one) => [one.name(), ...one.aliases()].includes(name));
      if (meant !== undefined) meant.help();
      // The library then refuses the unknown command and suggests a similar one.
      await parent.parseAsync([String(name)], { from: 'user' });
    });
}
