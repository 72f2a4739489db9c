/** What whoever runs the gateway can put right: its message says how, and no trace of the stack is needed. */
export class OperatorsMatter extends Error {
  /** Whether the standard output tells of it already, for programs that have asked for JSON. */
  readonly isTold: boolean = false;
}
