import { definedOnly, isObject, type JsonObject } from '../foundation/json-object.ts';
import type { Log } from '../foundation/log.ts';
import type { OperatorRequest } from './operator-commands.ts';

/** Commands that change nothing; `patchbay doctor` asks several of them each time. */
const READING: ReadonlySet<string> = new Set(['list', 'show', 'usage', 'verify']);

const DONE = 'command of the operator';

/**
 * Logs what an operator has had done, and to whom. What was only read is for the level `debug`.
 *
 * @param answer - `undefined` where it was refused
 */
export function logCommand(log: Log, request: OperatorRequest, answer?: JsonObject): void {
  const { command } = request;
  // An answer with a doubt asks back, and nothing has been done.
  const isReading = READING.has(command.split(' ').at(-1) ?? '') || isObject(answer?.doubt);
  const level = isReading ? 'debug' : 'info';
  // Why it was refused repeats what was typed, which may be anything.
  if (answer === undefined) log[level]({ command }, `${DONE} refused`);
  else log[level]({ command, ...factsOf(request, answer) }, DONE);
}

function factsOf({ arguments: given }: OperatorRequest, answer: JsonObject): JsonObject {
  const account = isObject(answer.account) ? answer.account : {};
  const key = isObject(answer.record) ? answer.record : {};
  const { units, reference } = given;
  return definedOnly({ accountId: account.id ?? key.accountId, keyId: key.id, units, reference });
}
