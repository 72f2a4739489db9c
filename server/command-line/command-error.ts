import { OperatorError } from '../foundation/operator-error.ts';

/** A refused operator command; the message says why, and how to correct it. */
export class CommandError extends OperatorError {
  override readonly name = 'CommandError';
}
