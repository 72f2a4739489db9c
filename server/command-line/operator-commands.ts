import { isObject, type JsonObject, parseObject } from '../foundation/json-object.ts';
import { accountCommands, type OperatorCommand } from './account-commands.ts';
import { Given } from './given.ts';
import { keyCommands } from './key-commands.ts';
import { OperatorMistake } from './operator-mistake.ts';
import type { OperatorParts } from './operator-parts.ts';
import { usage } from './usage-command.ts';

/** A command and its arguments by their names, as it goes over the wire. */
export interface OperatorRequest {
  /** Such as `accounts create`. */
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

/** Reads a command from outside; `undefined` where it is none. */
export function readOperatorRequest(text: string): OperatorRequest | undefined {
  const { command, arguments: given } = parseObject(text) ?? {};
  return typeof command === 'string' && isObject(given) ? { command, arguments: given } : undefined;
}

/**
 * Does what a command says. Who runs a gateway gets the same answer from it as from the database itself.
 *
 * @returns what the command answers, as JSON holds it
 * @throws OperatorMistake where it cannot be done
 */
export async function runOperatorCommand(
  parts: OperatorParts,
  { command, arguments: given }: OperatorRequest,
): Promise<JsonObject> {
  const run = COMMANDS.get(command);
  if (run === undefined) throw new OperatorMistake(`There is no command ${command}.`);
  const answer = await run(parts, new Given(given));
  return parseObject(JSON.stringify(answer)) ?? {};
}
