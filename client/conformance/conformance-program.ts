import { type Command, Option } from 'commander';
import { addExamples } from '../command-line/examples.ts';
import { httpAddress } from '../command-line/http-address.ts';
import type { Terminal } from '../command-line/terminal.ts';
import type { VerifyFlags } from './verify-command.ts';

/** Adds `verify` and `diff`. A contract violation is thrown as a `CommandFailure`. */
export function addConformanceCommands(program: Command, terminal: Terminal): void {
  addVerifyCommand(program, terminal);
  addDiffCommand(program, terminal);
}

function addVerifyCommand(program: Command, terminal: Terminal): void {
  const verify = program
    .command('verify <url>')
    .description('Check a deployment against the contract.')
    .option('--api-key <key>', 'a key of an account (PATCHBAY_API_KEY)')
    .option(
      '--alt-base-url <address>',
      'the alternate address, for requests meant for it',
      httpAddress,
    )
    // The option's former name.
    .addOption(new Option('--alt-url <address>').argParser(httpAddress).hideHelp())
    .option('--operations <names>', 'only these operations: createVideo,getJob', listed)
    .option(
      '--only <kinds>',
      'only examples, rules, generated, bounds, jobs, callbacks, streams or protocol',
      listed,
    )
    .option('--name <part>', 'only checks with this in their names')
    .option('--seed <number>', 'the seed of generated requests', '1')
    .option(
      '--max-generated <number>',
      'how many requests to generate for each form of a body',
      '10',
    )
    .option('--concurrency <number>', 'how many checks run at a time', '4')
    .option('--callback-host <address>', 'where callbacks are received', '127.0.0.1')
    .option('--patience <seconds>', 'how long to wait for a job or a callback', '120')
    .option(
      '--email <address>',
      'sign in as this person, with PATCHBAY_PASSWORD, for what no key can do',
    )
    .option('--disposable', 'the account may be changed: keys made, secrets replaced, mails sent')
    .option('--peer <name>', 'ignore the known deviations of a mock: mock or prism')
    .option('--format <name>', 'text, json or junit', 'text')
    .option('--out <file>', 'where to write the report')
    .action(async (url: string, flags: VerifyFlags) => {
      const { runVerify } = await import('./verify-command.ts');
      await runVerify(url, flags, terminal);
    });
  addExamples(verify, [
    'patchbay verify https://gateway.example.com',
    'patchbay verify http://127.0.0.1:8080 --operations createVideo,getJob --only rules,bounds',
    'patchbay verify http://127.0.0.1:4010 --peer mock --format junit --out verify.xml',
  ]);
}

function addDiffCommand(program: Command, terminal: Terminal): void {
  program
    .command('diff <old> [new]')
    .description('Compare two contracts, by file or address, for breaking changes.')
    .option('--json', 'print the changes as JSON')
    .addHelpText('after', '\nWithout [new], <old> is compared with the contract of this package.')
    .action(async (old: string, revised: string | undefined, flags: { readonly json?: true }) => {
      const { runDiff } = await import('./diff-command.ts');
      await runDiff([old, revised], flags, terminal);
    });
}

function listed(text: string, before: readonly string[] = []): readonly string[] {
  return [...before, ...text.split(',').filter((name) => name !== '')];
}
