import { resolve } from 'node:path';
import type { Command } from 'commander';
import { jsonText } from '../../client/command-line/json-text.ts';
import type { Terminal } from '../../client/command-line/terminal.ts';
import { definedOnly } from '../foundation/json-object.ts';
import { CommandError } from './command-error.ts';
import { addPlaceOptions, type PlaceFlags } from './place-options.ts';

interface BackupFlags extends PlaceFlags {
  readonly force?: boolean;
  readonly json?: boolean;
}

const NO_STREAM =
  'A backup cannot be written to a stream, since a part of one would be useless: name a file instead of -.';

/** Adds the commands that back up all persistent data to a file, and restore it. */
export function addBackupCommands(program: Command, terminal: Terminal): void {
  addBackup(program, terminal);
  addRestore(program, terminal);
}

/** Dependencies are imported in the action, so that other commands need not load them. */
function addBackup(program: Command, { env, stdout, cwd }: Terminal): void {
  addPlaceOptions(program.command('backup'))
    .description(
      'Back up the database, its secrets and the files of the data folder; the gateway may run.',
    )
    .argument('<file>', 'the file, such as patchbay.tar.gz')
    .option('--force', 'replace an existing file')
    .option('--json', 'print a summary as JSON')
    .action(async (file: string, { force = false, json = false, ...flags }: BackupFlags) => {
      if (file === '-') throw new CommandError(NO_STREAM);
      const [{ readConfiguration }, { makeBackup }, { presentBackup }] = await Promise.all([
        import('../config/settings.ts'),
        import('../backup/making.ts'),
        import('../backup/presentation.ts'),
      ]);
      const place = readConfiguration(definedOnly({ ...flags }), env);
      const report = await makeBackup(place, { file: resolve(cwd(), file), replace: force });
      stdout.write(json ? jsonText({ file, ...report }) : presentBackup(file, report));
    });
}

function addRestore(program: Command, { env, stdout, cwd }: Terminal): void {
  addPlaceOptions(program.command('restore'))
    .description('Restore a backup into an empty database and data folder.')
    .argument('<file>', 'a file written by patchbay backup')
    .option('--json', 'print a summary as JSON')
    .action(async (file: string, { json = false, ...flags }: BackupFlags) => {
      const [{ readConfiguration }, { restoreFile }, { presentRestore }, { openLog }] =
        await Promise.all([
          import('../config/settings.ts'),
          import('../backup/restoring-file.ts'),
          import('../backup/presentation.ts'),
          import('../foundation/log.ts'),
        ]);
      const place = readConfiguration(definedOnly({ ...flags }), env);
      const report = await restoreFile(place, resolve(cwd(), file), openLog('warn'));
      stdout.write(json ? jsonText(report) : presentRestore(report));
    });
}
