import { Command, CommanderError } from 'commander';
import { CommandFailure } from '../client/command-line/command-failure.ts';
import { addExamples } from '../client/command-line/examples.ts';
import { ExitCode } from '../client/command-line/exit-code.ts';
import type { FailureDocument } from '../client/command-line/failure-document.ts';
import { jsonText } from '../client/command-line/json-text.ts';
import { addLastHelp, addUserCommands } from '../client/command-line/user-program.ts';
import { addConformanceCommands } from '../client/conformance/conformance-program.ts';
import { fingerprint } from '../generated/stamp.ts';
import manifest from '../package.json' with { type: 'json' };
import { addBackupCommands } from './command-line/backup-program.ts';
import { confirmAt } from './command-line/confirming.ts';
import { checkNode, missingPackage } from './command-line/gateway-needs.ts';
import { addOperatorCommands } from './command-line/operator-program.ts';
import { addPlaceOptions, addPortOptions } from './command-line/place-options.ts';
import { addSetupCommands } from './command-line/setup-program.ts';
import type { Flags } from './config/overrides.ts';
import { OperatorError } from './foundation/operator-error.ts';

/** Runs the command given on the command line. */
export async function run(): Promise<void> {
  process.stdout.on('error', endUnwritten);
  // Without a standard error stream, the exit code is the only way to report the failure.
  process.stderr.on('error', (error) => process.exit(unwrittenCode(error)));
  try {
    await makeProgram().parseAsync();
  } catch (error) {
    process.exitCode = exitCodeOf(error);
  }
}

function makeProgram(): Command {
  const program = new Command('patchbay')
    .description('Call and run a gateway for media and language models.')
    .version(
      `patchbay ${manifest.version}, contract ${fingerprint}`,
      '-V, --version',
      'show the versions of program and contract',
    )
    .exitOverride();
  addUserCommands(program, process);
  program.commandsGroup('Checking:');
  addConformanceCommands(program, process);
  program.commandsGroup('Running a gateway:');
  addServe(program);
  addSetupCommands(program, process);
  addBackupCommands(program, process);
  addOperatorCommands(program, {
    environment: process.env,
    write: (text) => process.stdout.write(text),
    confirm: (doubt) => confirmAt(process, doubt),
  });
  addLastHelp(program);
  program.hook('preAction', (_program, command) => {
    const running = { version: process.versions.node, program: process.argv[1] };
    checkNode(topOf(program, command).name(), running);
  });
  return program;
}

const ORDER_OF_SETTINGS =
  'These options override environment variables such as PATCHBAY_PORT, which\n' +
  'override the settings file. patchbay init writes one with every setting.';

function addServe(program: Command): void {
  const [firstWord] = process.argv.slice(2);
  // A first argument that is not an option was meant as a command. Without the default command, commander's error
  // suggests similar command names.
  const isDefault = firstWord === undefined || firstWord.startsWith('-');
  const serve = addPlaceOptions(program.command('serve', { isDefault }))
    .description('Run the gateway; the default command.')
    .option('--role <role>', 'api, worker, or api,worker (default: both)', appended)
    .option('--host <address>', 'the address to listen on (default: 127.0.0.1)');
  addPortOptions(serve, {
    main: 'the port of the main address (default: 8080)',
    alternate: 'the port of the alternate address, for slow models (default: 8081)',
  })
    .option('--strict', 'check every answer against the contract; for development')
    .addHelpText('after', `\n${ORDER_OF_SETTINGS}`)
    .action(async (flags: Flags) => {
      // Imported lazily, so that other commands need not load the gateway.
      const { serve: startGateway } = await import('./serving.ts');
      await startGateway(flags);
    });
  addExamples(serve, [
    'patchbay',
    'patchbay --port 9000 --data /var/lib/patchbay',
    'patchbay serve --config patchbay.yaml --role api',
  ]);
}

/** The top-level command (a direct child of `patchbay`) that a command belongs to. */
function topOf(program: Command, command: Command): Command {
  const { parent } = command;
  return parent === null || parent === program ? command : topOf(program, parent);
}

/** Collects a repeated option into a list. */
function appended(text: string, before: readonly string[] = []): readonly string[] {
  return [...before, text];
}

/** Exits when standard output is no longer writable. A closed reader (EPIPE) is not an error, so nothing is printed. */
function endUnwritten(error: NodeJS.ErrnoException): void {
  const exitCode = unwrittenCode(error);
  if (exitCode !== ExitCode.unread) {
    process.stderr.write(`The standard output cannot be written (${error.code}).\n`);
  }
  process.exit(exitCode);
}

function unwrittenCode({ code }: NodeJS.ErrnoException): ExitCode {
  return code === 'EPIPE' ? ExitCode.unread : ExitCode.mistake;
}

/** Maps an error to the exit code and reports it. Unexpected errors are rethrown. */
function exitCodeOf(error: unknown): number {
  // Commander has already printed the error. Asking for help (exit code 0) is not an error.
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return ExitCode.done;
    tellProgram(error.message.replace(/^error: /, ''));
    return ExitCode.mistake;
  }
  if (error instanceof CommandFailure) {
    process.stderr.write(`${error.message}\n`);
    return error.exitCode;
  }
  const matter = missingPackage(error) ?? error;
  if (!(matter instanceof OperatorError)) throw error;
  process.stderr.write(`${matter.message}\n`);
  if (!matter.isTold) tellProgram(matter.message);
  return ExitCode.mistake;
}

/** With `--json`, prints a JSON document for failures, too. */
function tellProgram(message: string): void {
  if (!process.argv.includes('--json')) return;
  const document: FailureDocument = { error: { kind: 'mistake', message } };
  process.stdout.write(jsonText(document));
}
