import type { ExitCode } from './exit-code.ts';

/** Why a command ended without what it was asked for; its message is all that its user needs to see. */
export class CommandFailure extends Error {
  override readonly name = 'CommandFailure';
  readonly exitCode: ExitCode;
  constructor(message: string, exitCode: ExitCode) {
    super(message);
    this.exitCode = exitCode;
  }
}
