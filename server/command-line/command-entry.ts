import { definedOnly, isObject, type JsonObject } from '../foundation/json-object.ts';
import type { Log } from '../foundation/log.ts';
import type { OperatorRequest } from './operator-commands.ts';

/** Read-only commands of every group; `patchbay doctor` runs several of them each time. */
const READING: ReadonlySet<string> = new Set(['list', 'show', 'usage', 'verify']);

/** Whether a command changes nothing. */
export function isReading(command: string): boolean {
  return READING.has(command.split(' ').at(-1) ?? '');
}

const DONE = 'command of the operator';

/**
 * Logs an operator's command and the account that it concerned. Read-only commands are logged at level `debug`.
 *
 * @param answer - `undefined` if the command was refused
 */
export function logCommand(log: Log, request: OperatorRequest, answer?: JsonObject): void {
  const { command } = request;
  // A reply with a doubt asks for confirmation: nothing has been done.
  const level = isReading(command) || isObject(answer?.doubt) ? 'debug' : 'info';
  // The reason for a refusal is not logged, as it repeats the operator's input, which may contain anything.
  if (answer === undefined) log[level]({ command }, `${DONE} refused`);
  else log[level]({ command, ...factsOf(request, answer) }, DONE);
}

function factsOf({ arguments: given }: OperatorRequest, answer: JsonObject): JsonObject {
  const account = isObject(answer.account) ? answer.account : {};
  const key = isObject(answer.record) ? answer.record : {};
  const { units, reference } = given;
  return definedOnly({ accountId: account.id ?? key.accountId, keyId: key.id, units, reference });
}
