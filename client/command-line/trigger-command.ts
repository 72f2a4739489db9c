import { randomUUID } from 'node:crypto';
import { Argument, type Command } from 'commander';
import { callbackEvents } from '../../generated/callbacks.ts';
import { jobSamples } from '../../generated/job-samples.ts';
import { reasonOf } from '../system-error.ts';
import { CommandFailure } from './command-failure.ts';
import { addExamples } from './examples.ts';
import { ExitCode } from './exit-code.ts';
import { addGatewayOptions } from './gateway-options.ts';
import { httpAddress } from './http-address.ts';
import { LISTEN_PORT } from './listen-command.ts';
import { acting, addOutputOptions, type Run } from './running.ts';
import { secretsFor } from './secrets.ts';
import { printableProse } from './table.ts';
import type { InterruptibleTerminal } from './terminal.ts';

const DEFAULT_RECEIVER = `http://127.0.0.1:${LISTEN_PORT}/`;
const MAX_ANSWER = 1_024;

/** Adds `trigger`, which sends a signed callback from the contract's examples, for testing a receiver. */
export function addTriggerCommand(
  program: Command,
  terminal: InterruptibleTerminal,
  group: string,
): void {
  const command = program
    .command('trigger')
    .helpGroup(group)
    .summary('Send a signed sample callback.')
    .description('Send a callback from the contract’s examples, signed as the gateway signs.')
    .addArgument(new Argument('<event>', 'The event.').choices(Object.keys(callbackEvents)))
    .optionsGroup('The callback:')
    .option(
      '--to <address>',
      `The receiver. Default: ${DEFAULT_RECEIVER}, where listen listens.`,
      httpAddress,
    )
    .option(
      '--secret <secret>',
      'The secret that signs it. Default: PATCHBAY_CALLBACK_SECRET, or the account’s own.',
    );
  addGatewayOptions(addOutputOptions(command));
  addExamples(command, [
    'patchbay trigger video.succeeded',
    'patchbay trigger video.failed --to http://127.0.0.1:3000/callbacks',
  ]);
  command.action(acting({ terminal }, trigger));
}

async function trigger(run: Run): Promise<void> {
  const [event] = run.command.processedArgs;
  const { to = DEFAULT_RECEIVER } = run.command.opts<{ to?: string }>();
  const sample = Object.entries(jobSamples).find(([name]) => name === event)?.[1];
  const body = JSON.stringify(sample);
  const { signCallback } = await import('../callbacks.ts');
  const id = randomUUID();
  const { known } = await secretsFor(run);
  const signature = signCallback({ secret: known, id, body });
  const headers = { 'content-type': 'application/json', ...signature };
  const response = await sent(to, { method: 'POST', headers, body, signal: run.signal });
  const text = (await response.text()).slice(0, MAX_ANSWER);
  const { status } = response;
  if (!response.ok) {
    throw new CommandFailure(printableProse(`${to} answered ${status}. ${text}`), ExitCode.refused);
  }
  run.answer(`${to} answered ${status}.\n`, { event, id, to, status, answer: text });
}

async function sent(to: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(to, { ...request, redirect: 'manual' });
  } catch (error) {
    if (request.signal?.aborted) throw request.signal.reason;
    throw new CommandFailure(`${to} cannot be reached: ${reasonOf(error)}`, ExitCode.unavailable);
  }
}
