import { type Command, InvalidArgumentError } from 'commander';
import { unfitForHeader } from '../header-value.ts';
import { isHttpAddress } from '../http-address.ts';
import { CommandFailure } from './command-failure.ts';
import { ExitCode } from './exit-code.ts';
import { httpAddress } from './http-address.ts';
import type { Terminal } from './terminal.ts';

/** Connection and timeout options of a command. */
export interface GatewayFlags {
  readonly apiKey?: string;
  readonly baseUrl?: string;
  readonly altBaseUrl?: string;
  readonly timeout?: number;
}

/** Adds the options of all commands that send requests to a gateway. */
export function addGatewayOptions(command: Command): Command {
  return command
    .optionsGroup('The gateway:')
    .option('--api-key <key>', 'The key of an account. Default: PATCHBAY_API_KEY.')
    .option('--base-url <address>', 'The main address. Default: PATCHBAY_BASE_URL.', httpAddress)
    .option(
      '--alt-base-url <address>',
      'The alternate address, for slow models. Default: PATCHBAY_ALT_BASE_URL, or what the gateway says.',
      httpAddress,
    )
    .option('--timeout <seconds>', 'How long to wait for the result at most.', seconds);
}

/**
 * The options of a client, from flags and environment. With `--base-url`, the alternate URL of the environment is
 * ignored: it may belong to another gateway. Without an alternate URL, the client asks the gateway for it.
 *
 * @throws CommandFailure if the environment has an invalid URL, or the key cannot be sent as a header
 */
export function clientOptions(flags: GatewayFlags, { env }: Pick<Terminal, 'env'>) {
  const apiKey = keyIn(flags, env);
  const baseUrl = flags.baseUrl ?? addressIn(env, 'PATCHBAY_BASE_URL');
  const isNamed = flags.baseUrl !== undefined;
  const altBaseUrl =
    flags.altBaseUrl ?? (isNamed ? undefined : addressIn(env, 'PATCHBAY_ALT_BASE_URL'));
  return {
    ...(apiKey === undefined ? {} : { apiKey }),
    ...(baseUrl === undefined ? {} : { baseUrl }),
    ...(altBaseUrl === undefined ? {} : { altBaseUrl }),
  };
}

/**
 * The given key, or the one from the environment, where an empty one counts as unset.
 *
 * @throws CommandFailure if it cannot be sent as a header
 */
export function keyIn(
  { apiKey }: Pick<GatewayFlags, 'apiKey'>,
  env: Terminal['env'],
): string | undefined {
  const key = apiKey ?? (env.PATCHBAY_API_KEY || undefined);
  const fault = key === undefined ? undefined : unfitForHeader(key);
  if (fault === undefined) return key;
  const name = apiKey === undefined ? 'PATCHBAY_API_KEY' : '--api-key';
  throw new CommandFailure(`${name} ${fault}`, ExitCode.mistake);
}

/** The URL in an environment variable; an empty variable counts as unset. */
function addressIn(env: Terminal['env'], name: string): string | undefined {
  const text = env[name];
  if (text === undefined || text === '') return undefined;
  if (isHttpAddress(text)) return text;
  throw new CommandFailure(`${name} must be an http or https address.`, ExitCode.mistake);
}

function seconds(text: string): number {
  const value = Number(text);
  if (text.trim() !== '' && Number.isFinite(value) && value > 0) return value;
  throw new InvalidArgumentError('It must be a number of seconds greater than 0.');
}
