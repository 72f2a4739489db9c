import type { failureReasons } from './lifecycle.ts';

/** Why a job failed. */
export interface JobFailure {
  /** For the caller, in a sentence. */
  readonly message: string;
  readonly reason: (typeof failureReasons)[number];
}
