import { newIdentifier } from '../foundation/identifiers.ts';
import { isReading } from './command-entry.ts';
import { CommandError } from './command-error.ts';
import type { OperatorRequest } from './operator-commands.ts';

/** A gateway has received a command but has not replied. */
export class Unanswered extends CommandError {}

/** Commands that are idempotent under a reference: however often they are sent, they are applied once. */
const COUNTED_ONCE: ReadonlySet<string> = new Set(['accounts grant', 'accounts adjust']);

/**
 * Adds a generated reference to a command that is idempotent under one and has none, so that it can be repeated safely.
 */
export function withReference(request: OperatorRequest): OperatorRequest {
  if (!COUNTED_ONCE.has(request.command)) return request;
  return { ...request, arguments: { reference: newIdentifier(), ...request.arguments } };
}

/** The same error, with advice about repeating a command that may have been executed. */
export function explained(problem: Unanswered, { command, arguments: given }: OperatorRequest) {
  if (isReading(command)) return problem;
  const advice = COUNTED_ONCE.has(command)
    ? `to repeat it is safe with --reference ${String(given.reference)}, under which it is counted once.`
    : 'look before you repeat it.';
  const message = `${problem.message} Whether it was done is unknown; ${advice}`;
  return new CommandError(message, { cause: problem });
}
