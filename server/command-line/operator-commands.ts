import { isObject, type JsonObject, parseObject } from '../foundation/json-object.ts';
import { accountCommands, type OperatorCommand } from './account-commands.ts';
import { CommandError } from './command-error.ts';
import { Given } from './given.ts';
import { keyCommands } from './key-commands.ts';
import type { OperatorParts } from './operator-parts.ts';
import { usage } from './usage-command.ts';

/** A command and its arguments by name, in the format sent over the socket. */
export interface OperatorRequest {
  /** For example, `accounts create`. */
  readonly command: string;
  readonly arguments: JsonObject;
}

const COMMANDS: ReadonlyMap<string, OperatorCommand> = new Map(
  Object.entries({ accounts: { ...accountCommands, usage }, keys: keyCommands }).flatMap(
    ([group, commands]) =>
      Object.entries<OperatorCommand>(commands).map(([name, run]): [string, OperatorCommand] => [
        `${group} ${name}`,
        run,
      ]),
  ),
);

/** Parses a command from outside; `undefined` if it is invalid. */
export function readOperatorRequest(text: string): OperatorRequest | undefined {
  const { command, arguments: given } = parseObject(text) ?? {};
  return typeof command === 'string' && isObject(given) ? { command, arguments: given } : undefined;
}

/**
 * Runs a command. The reply is the same whether a running gateway or a separate process executes it.
 *
 * @returns the command's reply as a JSON object
 * @throws CommandError if the command is refused
 */
export async function runOperatorCommand(
  parts: OperatorParts,
  { command, arguments: given }: OperatorRequest,
): Promise<JsonObject> {
  const run = COMMANDS.get(command);
  if (run === undefined) throw new CommandError(`There is no command ${command}.`);
  const answer = await run(parts, new Given(given));
  return parseObject(JSON.stringify(answer)) ?? {};
}
