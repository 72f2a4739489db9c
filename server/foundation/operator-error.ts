/** A mistake that the operator can correct: the message says how, and no stack trace is needed. */
export class OperatorError extends Error {
  /** Whether standard output already reports it, for programs that asked for JSON. */
  readonly isTold: boolean = false;
}
