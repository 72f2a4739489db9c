import { Command } from 'commander';
import type { LocalAccount } from './accounts/local-account.ts';
import { type Flags, readSettings, SettingsMistake } from './config/settings.ts';
import { DatabaseUnreachable } from './database/database.ts';
import { FolderInUse } from './database/folder-lock.ts';
import { openLog } from './foundation/log.ts';
import { stopWithNpm } from './foundation/parent.ts';
import { type Gateway, startGateway } from './gateway.ts';

const EXIT_MISTAKE = 2;

await new Command('patchbay')
  .description('A gateway for media and language models.')
  .option('--config <file>', 'the settings (patchbay.yaml)')
  .option('--host <address>', 'the address to listen on')
  .option('--port <number>', 'the port of the main address')
  .option('--alt-port <number>', 'the port of the alternate address')
  .option('--data <folder>', 'the folder for database and files')
  .option('--strict', 'check every answer against the contract')
  .action(serve)
  .parseAsync();

async function serve(flags: Flags): Promise<void> {
  try {
    const settings = readSettings(flags, process.env);
    const log = openLog(settings.log.level);
    const gateway = await startGateway(settings, { log });
    stopOnSignal(gateway, (error) => log.error({ error }, 'could not stop cleanly'));
    greet(gateway, settings.chosenKey !== undefined);
  } catch (error) {
    if (!isOperatorsMatter(error)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = EXIT_MISTAKE;
  }
}

/** What whoever starts the gateway can put right; its message says how. */
function isOperatorsMatter(error: unknown): error is Error {
  return [SettingsMistake, FolderInUse, DatabaseUnreachable].some((kind) => error instanceof kind);
}

function greet({ url, alternateUrl, account }: Gateway, isChosen: boolean): void {
  process.stdout.write(
    [
      'Patchbay serves.',
      `  main address       ${url}`,
      `  alternate address  ${alternateUrl} (waits longer, for slow models)`,
      `  contract           ${url}/openapi.json`,
      `  key                ${keySentence(account, isChosen)}`,
      '',
    ].join('\n'),
  );
}

function keySentence({ firstKey, prefixes }: LocalAccount, isChosen: boolean): string {
  if (isChosen) return 'the one in PATCHBAY_API_KEY';
  if (firstKey !== undefined) return `${firstKey.key} (shown this once)`;
  return `the one made before (${prefixes.join(', ')}…); PATCHBAY_API_KEY adds one of your choice`;
}

/** The first signal ends the gateway in good order, the second at once. */
function stopOnSignal(gateway: Gateway, onError: (error: unknown) => void): void {
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) process.exit(1);
    isStopping = true;
    gateway.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        onError(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  stopWithNpm(process.env, stop);
}
