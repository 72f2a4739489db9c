#!/usr/bin/env node
import module from 'node:module';
import { Command, CommanderError } from 'commander';
import { CommandFailure } from '../client/command-line/command-failure.ts';
import { ExitCode } from '../client/command-line/exit-code.ts';
import { addUserCommands } from '../client/command-line/user-program.ts';
import { addConformanceCommands } from '../client/conformance/conformance-program.ts';
import { checkNode, missingPackage } from './command-line/gateway-needs.ts';
import { addOperatorCommands } from './command-line/operator-program.ts';
import { addSetupCommands } from './command-line/setup-program.ts';
import type { Flags } from './config/settings.ts';
import { OperatorsMatter } from './foundation/operators-matter.ts';

// What is loaded from here on need not be compiled again at the next start; older Nodes do not know this.
module.enableCompileCache?.();

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
  .action(async (flags: Flags) => {
    // Loaded here, so that nobody waits for the gateway who asks for something else.
    const { serve } = await import('./serving.ts');
    await serve(flags);
  });

program.hook('preAction', (_program, command) => {
  checkNode(topOf(command).name(), process.versions.node);
});

addSetupCommands(program, process);
addOperatorCommands(program, {
  environment: process.env,
  write: (text) => process.stdout.write(text),
});
addUserCommands(program, process);
addConformanceCommands(program, process);

try {
  await program.parseAsync();
} catch (error) {
  process.exitCode = exitCodeOf(error);
}

/** The command right below `patchbay` that a command belongs to. */
function topOf(command: Command): Command {
  const { parent } = command;
  return parent === null || parent === program ? command : topOf(parent);
}

/** An option that is given more than once is a list. */
function appended(text: string, before: readonly string[] = []): readonly string[] {
  return [...before, text];
}

/** What the process ends with. Only a surprise is thrown on. */
function exitCodeOf(error: unknown): number {
  // What was wrong with the command line has been said already; to have asked for help is no mistake.
  if (error instanceof CommanderError)
    return error.exitCode === 0 ? ExitCode.done : ExitCode.mistake;
  if (error instanceof CommandFailure) {
    process.stderr.write(`${error.message}\n`);
    return error.exitCode;
  }
  const matter = missingPackage(error) ?? error;
  if (!(matter instanceof OperatorsMatter)) throw error;
  process.stderr.write(`${matter.message}\n`);
  return ExitCode.mistake;
}
