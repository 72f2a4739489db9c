import { ConnectionError, TimedOutError } from '../../index.ts';

/** Whether the gateway has not answered, so that it may be unreachable; its own time limit (504) is an answer. */
export function isUnanswered(error: unknown): boolean {
  if (error instanceof TimedOutError) return error.status === undefined;
  return error instanceof ConnectionError;
}
