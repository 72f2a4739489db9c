import type { Command } from 'commander';

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
