/** A mistake that the operator can correct: its message says how, and no stack trace is needed. */
export class OperatorsMatter extends Error {
  /** Whether the standard output tells of it already, for programs that have asked for JSON. */
  readonly isTold: boolean = false;
}
