/** Machine-readable reasons why jobs fail. */
export const FAILURE_REASONS = ['moderation', 'upstream', 'timeout', 'cancelled'] as const;

/** Why a job failed. */
export interface JobFailure {
  /** For the caller, in a sentence. */
  readonly message: string;
  readonly reason: (typeof FAILURE_REASONS)[number];
}
