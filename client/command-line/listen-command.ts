import { type Command, InvalidArgumentError } from 'commander';
import { addExamples } from './examples.ts';
import { addGatewayOptions } from './gateway-options.ts';
import { httpAddress } from './http-address.ts';
import type { Received } from './receiver.ts';
import { acting, addOutputOptions, type Run } from './running.ts';
import { secretsFor } from './secrets.ts';
import { printable } from './table.ts';
import type { InterruptibleTerminal } from './terminal.ts';

/** The default port of `listen`. */
export const LISTEN_PORT = 8_090;
/** The environment variable that lets a gateway send callbacks to private addresses. */
const ALLOWING = 'PATCHBAY_ALLOW_PRIVATE_CALLBACKS=1';
const MOST_PORTS = 65_535;

interface ListenFlags {
  readonly forwardTo?: string;
  readonly port: number;
}

/** Adds `listen`, a local receiver of callbacks that forwards them to the program under development. */
export function addListenCommand(
  program: Command,
  terminal: InterruptibleTerminal,
  group: string,
): void {
  const command = program
    .command('listen')
    .helpGroup(group)
    .summary('Receive, verify and forward callbacks on this machine.')
    .description(
      [
        'Receives callbacks on this machine, verifies their signatures, prints a line for each, and forwards them unchanged. The gateway gets the receiver’s own answer, and so retries as usual.',
        `The gateway must be allowed to reach this machine (callbacks.allowPrivate, or ${ALLOWING}).`,
      ].join('\n\n'),
    )
    .option(
      '--forward-to <address>',
      'Where to send verified callbacks. Without it they are only shown.',
      httpAddress,
    )
    .option(
      '--port <number>',
      `The port to listen on; 0 takes any free one. Default: ${LISTEN_PORT}.`,
      port,
      LISTEN_PORT,
    )
    .option(
      '--secret <secret>',
      'The secret that signs them. Default: PATCHBAY_CALLBACK_SECRET, or the account’s own.',
    )
    .configureHelp({ optionDescription: ({ description }) => description });
  addGatewayOptions(addOutputOptions(command));
  addExamples(command, [
    'patchbay listen --forward-to http://127.0.0.1:3000/callbacks',
    'patchbay listen --json',
  ]);
  command.action(acting({ terminal }, listen));
}

async function listen(run: Run): Promise<void> {
  const { command, terminal, flags, signal } = run;
  const { forwardTo, port: wanted } = command.opts<ListenFlags>();
  const secrets = await secretsFor(run);
  const { startReceiver } = await import('./receiver.ts');
  const receiver = await startReceiver({
    port: wanted,
    secrets,
    forwardTo,
    onReceived: (received) =>
      terminal.stdout.write(
        flags.json === true ? `${JSON.stringify(received)}\n` : lineOf(received),
      ),
  });
  const where = forwardTo === undefined ? '' : `, forwarding to ${forwardTo}`;
  terminal.stderr.write(
    [
      `Listening${where}. Use this as hook_url: ${receiver.url}`,
      `The gateway takes it if it was started with ${ALLOWING}. Ctrl-C ends it.`,
      '',
    ].join('\n'),
  );
  try {
    await ended(signal);
  } finally {
    await receiver.stop();
  }
}

function ended(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

/** Formats a callback as one line: time, type, job and outcome. */
function lineOf({ receivedAt, type, jobId, status, refusal, answer }: Received): string {
  const time = receivedAt.slice('2026-11-22T'.length, '2026-11-22T00:00:00'.length);
  const facts = [time, type ?? 'refused', jobId, status, refusal].filter(
    (one) => one !== undefined,
  );
  return `${facts.map(printable).join('  ')}  -> ${answer}\n`;
}

function port(text: string): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value <= MOST_PORTS) return value;
  throw new InvalidArgumentError(`It must be a whole number from 0 to ${MOST_PORTS}.`);
}
