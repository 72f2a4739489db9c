import type { Command } from 'commander';
import { httpAddress } from '../command-line/http-address.ts';
import type { Terminal } from '../command-line/terminal.ts';
import type { VerifyFlags } from './verify-command.ts';

/** Adds `verify` and `diff`. A breach is thrown as a `CommandFailure`. */
export function addConformanceCommands(program: Command, terminal: Terminal): void {
  program
    .command('verify <url>')
    .description('Tell whether a deployment keeps the contract.')
    .option('--api-key <key>', 'a key of an account (PATCHBAY_API_KEY)')
    .option('--alt-url <url>', 'the alternate address, for the requests that suit it', httpAddress)
    .option('--operations <names>', 'only these operations: createVideo,getJob', listed)
    .option(
      '--only <kinds>',
      'only examples, rules, generated, bounds, jobs, callbacks, streams or protocol',
      listed,
    )
    .option('--name <part>', 'only checks with this in their names')
    .option('--seed <number>', 'what the requests are made up from', '1')
    .option('--max-generated <number>', 'how many are made up for each form of a body', '10')
    .option('--concurrency <number>', 'how many checks run at a time', '4')
    .option('--callback-host <address>', 'where callbacks are received', '127.0.0.1')
    .option('--patience <seconds>', 'how long a job or a callback is waited for', '120')
    .option('--email <address>', 'who signs in, with PATCHBAY_PASSWORD, for what people do')
    .option('--disposable', 'the account may be changed: keys made, secrets replaced, mails sent')
    .option('--peer <name>', 'set aside what a mock cannot do: mock or prism')
    .option('--format <name>', 'text, json or junit', 'text')
    .option('--out <file>', 'where the report is written')
    .action(async (url: string, flags: VerifyFlags) => {
      const { runVerify } = await import('./verify-command.ts');
      await runVerify(url, flags, terminal);
    });
  program
    .command('diff <old> [new]')
    .description('Tell breaking from harmless changes of a contract, by file or address.')
    .option('--json', 'the changes as JSON')
    .addHelpText(
      'after',
      '\nWithout a second one, the first is compared with that of this package.',
    )
    .action(async (old: string, revised: string | undefined, flags: { readonly json?: true }) => {
      const { runDiff } = await import('./diff-command.ts');
      await runDiff([old, revised], flags, terminal);
    });
}

function listed(text: string, before: readonly string[] = []): readonly string[] {
  return [...before, ...text.split(',').filter((name) => name !== '')];
}
