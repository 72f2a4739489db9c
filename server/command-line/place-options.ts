import { type Command, Option } from 'commander';

/** The options of every command that reads the settings of a gateway. */
export interface PlaceFlags {
  readonly config?: string;
  readonly data?: string;
}

/** Adds the options for the settings file and the data folder. */
export function addPlaceOptions(command: Command): Command {
  return command
    .option('--config <file>', 'the settings file (default: patchbay.yaml)')
    .option('--data <folder>', 'the folder for database and files (default: .patchbay)');
}

/** Adds the options for the ports of both addresses. */
export function addPortOptions(
  command: Command,
  described: { readonly main: string; readonly alternate: string },
): Command {
  return command
    .option('--port <number>', described.main)
    .option('--alternate-port <number>', described.alternate)
    .addOption(new FormerAlternatePort('--alt-port <number>').hideHelp());
}

/** The former name of `--alternate-port`, which scripts still use. */
class FormerAlternatePort extends Option {
  override attributeName(): string {
    return 'alternatePort';
  }
}
