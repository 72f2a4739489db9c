import { newIdentifier } from '../foundation/identifiers.ts';
import type { OperatorRequest } from './operator-commands.ts';
import { OperatorMistake } from './operator-mistake.ts';

/** A gateway has taken a command, and has not answered. */
export class Unanswered extends OperatorMistake {}

/** What these move is counted once under a reference, however often they are given. */
const COUNTED_ONCE: ReadonlySet<string> = new Set(['accounts grant', 'accounts adjust']);
const CHANGE_NOTHING: ReadonlySet<string> = new Set([
  'accounts list',
  'accounts show',
  'keys list',
]);

/** The command with a reference, where it is counted once and has none: so it can be repeated. */
export function withReference(request: OperatorRequest): OperatorRequest {
  if (!COUNTED_ONCE.has(request.command)) return request;
  return { ...request, arguments: { reference: newIdentifier(), ...request.arguments } };
}

/** The same problem, with what is to be done about a command that may have been done. */
export function explained(problem: Unanswered, { command, arguments: given }: OperatorRequest) {
  if (CHANGE_NOTHING.has(command)) return problem;
  const advice = COUNTED_ONCE.has(command)
    ? `to repeat it is safe with --reference ${String(given.reference)}, under which it is counted once.`
    : 'look before you repeat it.';
  const message = `${problem.message} Whether it was done is unknown; ${advice}`;
  return new OperatorMistake(message, { cause: problem });
}
