import type { JobRecord, ProblemData } from '../../generated/types.ts';
import { type ErrorKind, JobFailedError, type PatchbayError } from '../errors.ts';
import { ExitCode } from './exit-code.ts';

/** What `--json` prints in place of a result. */
export interface FailureDocument {
  readonly error: FailureFacts;
  /** The record of a job that has failed. */
  readonly job?: JobRecord;
  /** What is saved all the same; nothing of a job that has failed. */
  readonly files?: readonly SavedFile[];
  /** Where the rest of what is made can be had for a while, which is saved nowhere. */
  readonly addresses?: readonly string[];
  /** What went wrong before that alone would not have ended the command. */
  readonly warnings?: readonly string[];
}

/** A file that is saved, whatever becomes of the command. */
export interface SavedFile {
  readonly path: string;
}

/** A failure for programs: the facts of the client's error, and what the gateway has told besides. */
export interface FailureFacts extends Omit<ProblemData, 'reason'> {
  /** The kind of the client's error; `mistake`, `refused` and `unsaved` are the command line's own. */
  readonly kind: ErrorKind | 'mistake' | 'refused' | 'unsaved';
  /** In the contract's words; those for people have the options' names. */
  readonly message: string;
  readonly status?: number | undefined;
  readonly reason?: string | undefined;
  readonly requestId?: string | undefined;
  readonly retryable?: boolean;
  readonly retryAfterSeconds?: number | undefined;
}

/** What `--json` prints of an error of the client's. */
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

/** What kind of failure is meant by an exit code that a command has chosen by itself. */
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
