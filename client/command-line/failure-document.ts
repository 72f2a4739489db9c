import type { JobRecord, ProblemData } from '../../generated/types.ts';
import { type ErrorKind, JobFailedError, type PatchbayError } from '../errors.ts';
import { ExitCode } from './exit-code.ts';

/** The document that `--json` prints instead of a result. */
export interface FailureDocument {
  readonly error: FailureFacts;
  /** The record of a failed job. */
  readonly job?: JobRecord;
  /** Files that were saved nevertheless; absent for a failed job. */
  readonly files?: readonly SavedFile[];
  /** Temporary URLs of results that were produced but not saved. */
  readonly addresses?: readonly string[];
  /** Earlier problems that would not have ended the command by themselves. */
  readonly warnings?: readonly string[];
}

/** A saved file, independent of the command's outcome. */
export interface SavedFile {
  readonly path: string;
}

/** A machine-readable failure: the details of the client's error and of the gateway's response. */
export interface FailureFacts extends Omit<ProblemData, 'reason'> {
  /** The kind of the client's error; `mistake`, `refused` and `unsaved` are specific to the command line. */
  readonly kind: ErrorKind | 'mistake' | 'refused' | 'unsaved';
  /** The message with the contract's parameter names; the human-readable one has the options' names. */
  readonly message: string;
  readonly status?: number | undefined;
  readonly reason?: string | undefined;
  readonly requestId?: string | undefined;
  readonly retryable?: boolean;
  readonly retryAfterSeconds?: number | undefined;
}

/** The document that `--json` prints for an error of the client. */
export function documentOf(error: PatchbayError): FailureDocument {
  const { kind, message, status, reason, requestId, retryable, retryAfterSeconds, data } = error;
  const facts = {
    kind,
    status,
    message,
    ...data,
    reason,
    requestId,
    retryable,
    retryAfterSeconds,
  };
  return error instanceof JobFailedError
    ? { error: facts, job: error.record, files: [] }
    : { error: facts };
}

/** The kind of failure for an exit code that a command has chosen itself. */
export function kindOf(exitCode: ExitCode): FailureFacts['kind'] {
  switch (exitCode) {
    case ExitCode.mistake:
      return 'mistake';
    case ExitCode.refused:
      return 'refused';
    case ExitCode.unsaved:
      return 'unsaved';
    case ExitCode.unavailable:
      return 'unavailable';
    case ExitCode.interrupted:
      return 'aborted';
    default:
      return 'unexpected';
  }
}
