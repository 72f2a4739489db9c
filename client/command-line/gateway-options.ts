import { type Command, InvalidArgumentError } from 'commander';
import type { Terminal } from './terminal.ts';

/** How a command reaches a gateway, and how long it waits for it. */
export interface GatewayFlags {
  readonly apiKey?: string;
  readonly baseUrl?: string;
  readonly altBaseUrl?: string;
  readonly timeout?: number;
}

/** Adds what every command takes that asks a gateway. */
export function addGatewayOptions(command: Command): Command {
  return command
    .optionsGroup('The gateway:')
    .option('--api-key <key>', 'The key of an account. Default: PATCHBAY_API_KEY.')
    .option('--base-url <address>', 'The main address. Default: PATCHBAY_BASE_URL.')
    .option('--alt-base-url <address>', 'The alternate address. Default: PATCHBAY_ALT_BASE_URL.')
    .option('--timeout <seconds>', 'How long to wait for the result at the most.', seconds);
}

/** The options of a client, from flags and environment. Who names a gateway means no address of another. */
export function clientOptions(flags: GatewayFlags, { env }: Pick<Terminal, 'env'>) {
  const apiKey = flags.apiKey ?? env.PATCHBAY_API_KEY;
  const baseUrl = flags.baseUrl ?? env.PATCHBAY_BASE_URL;
  const altBaseUrl = flags.altBaseUrl ?? flags.baseUrl ?? env.PATCHBAY_ALT_BASE_URL;
  return {
    ...(apiKey === undefined ? {} : { apiKey }),
    ...(baseUrl === undefined ? {} : { baseUrl }),
    ...(altBaseUrl === undefined ? {} : { altBaseUrl }),
  };
}

function seconds(text: string): number {
  const value = Number(text);
  if (text.trim() !== '' && Number.isFinite(value) && value > 0) return value;
  throw new InvalidArgumentError('It must be a number of seconds greater than 0.');
}
