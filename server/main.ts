import { Command, CommanderError } from 'commander';
import type { LocalAccount } from './accounts/local-account.ts';
import { OperatorMistake } from './command-line/operator-mistake.ts';
import { addOperatorCommands } from './command-line/operator-program.ts';
import { type Flags, readSettings, type Settings, SettingsMistake } from './config/settings.ts';
import { DatabaseUnreachable } from './database/database.ts';
import { FolderInUse } from './database/folder-lock.ts';
import { openLog } from './foundation/log.ts';
import { stopWithNpm } from './foundation/parent.ts';
import { type Gateway, startGateway } from './gateway.ts';
import { reloadOnChange } from './reloading.ts';
import { UpstreamMistake } from './upstreams/mistake.ts';

const EXIT_MISTAKE = 2;

const program = new Command('patchbay')
  .description('A gateway for media and language models.')
  .exitOverride();

program
  .command('serve', { isDefault: true })
  .description('Serves; what is done where nothing else is asked for.')
  .option('--config <file>', 'the settings (patchbay.yaml)')
  .option('--role <role>', 'api, worker, or both: twice, or with a comma (both)', appended)
  .option('--host <address>', 'the address to listen on')
  .option('--port <number>', 'the port of the main address')
  .option('--alt-port <number>', 'the port of the alternate address')
  .option('--data <folder>', 'the folder for database and files')
  .option('--strict', 'check every answer against the contract')
  .action(serve);

addOperatorCommands(program, {
  environment: process.env,
  write: (text) => process.stdout.write(text),
});

try {
  await program.parseAsync();
} catch (error) {
  process.exitCode = exitCodeOf(error);
}

/** An option that is given more than once is a list. */
function appended(text: string, before: readonly string[] = []): readonly string[] {
  return [...before, text];
}

async function serve(flags: Flags): Promise<void> {
  const settings = readSettings(flags, process.env);
  const log = openLog(settings.log.level);
  const gateway = await startGateway(settings, { log });
  reloadOnChange({ gateway, settings, read: () => readSettings(flags, process.env), log });
  stopOnSignal(gateway, (error) => log.error({ error }, 'could not stop cleanly'));
  greet(gateway, settings);
}

/** What the process ends with. Only a surprise is thrown on. */
function exitCodeOf(error: unknown): number {
  // What was wrong with the command line has been said already; to have asked for help is no mistake.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : EXIT_MISTAKE;
  if (!isOperatorsMatter(error)) throw error;
  process.stderr.write(`${error.message}\n`);
  return EXIT_MISTAKE;
}

/** What whoever runs the gateway can put right; its message says how. */
function isOperatorsMatter(error: unknown): error is Error {
  return [SettingsMistake, UpstreamMistake, FolderInUse, DatabaseUnreachable, OperatorMistake].some(
    (kind) => error instanceof kind,
  );
}

function greet({ url, alternateUrl, account }: Gateway, { roles, chosenKey }: Settings): void {
  const takesRequests = roles.includes('api');
  const alternate = `${alternateUrl} (waits longer, for slow models)`;
  const work = takesRequests ? 'takes requests' : 'does the work of jobs';
  process.stdout.write(
    [
      'Patchbay serves.',
      ...(roles.length === 1 ? [`  role               ${roles[0]} (only ${work})`] : []),
      `  main address       ${url}`,
      ...(takesRequests ? [`  alternate address  ${alternate}`] : []),
      `  contract           ${url}/openapi.json`,
      `  key                ${keySentence(account, chosenKey !== undefined)}`,
      '',
    ].join('\n'),
  );
}

function keySentence({ firstKey, prefixes }: LocalAccount, isChosen: boolean): string {
  if (isChosen) return 'the one in PATCHBAY_API_KEY';
  if (firstKey !== undefined) return `${firstKey.key} (shown this once)`;
  if (prefixes.length === 0) return 'none is live; patchbay keys create local makes one';
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
