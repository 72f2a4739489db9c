import type { Command } from 'commander';

/**
 * Adds `help` to a command that has others below it. The library's own prints everything where there is no such command,
 * and does not say so.
 */
export function addHelpCommand(parent: Command, group: string): void {
  parent
    .helpCommand(false)
    .command('help')
    .helpGroup(group)
    .description('Show the help of a command.')
    .argument('[command]', 'Its name.')
    .action(async (name: string | undefined) => {
      const meant =
        name === undefined
          ? parent
          : parent.commands.find((one) => [one.name(), ...one.aliases()].includes(name));
      if (meant !== undefined) meant.help();
      // To ask for it is refused in the words of the library, which names what is near.
      await parent.parseAsync([String(name)], { from: 'user' });
    });
}
