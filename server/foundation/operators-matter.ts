/** What whoever runs the gateway can put right: its message says how, and no trace of the stack is needed. */
export class OperatorsMatter extends Error {}
