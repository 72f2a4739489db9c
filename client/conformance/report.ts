import type { Kind } from './check.ts';
import type { Breach } from './finding.ts';

/** The result of one check. */
export interface CheckResult {
  readonly operationId: string;
  readonly kind: Kind;
  readonly name: string;
  readonly milliseconds: number;
  readonly breaches: readonly Breach[];
  /** Why it could not be determined. */
  readonly skipped?: string;
}

/** The result of a run. */
export interface Report {
  readonly url: string;
  /** The fingerprint of the reference contract, and the one that the deployment reports. */
  readonly fingerprint: string;
  readonly deployed?: string;
  readonly seed: number;
  readonly startedAt: Date;
  readonly milliseconds: number;
  readonly requests: number;
  /** Number of real requests that may have cost money. */
  readonly creations: number;
  readonly results: readonly CheckResult[];
}

/** The summary of a run. */
export interface Summary {
  readonly checks: number;
  readonly kept: number;
  /** Number of checks that found a breach. */
  readonly breached: number;
  readonly skipped: number;
}

/** Computes the summary of a run. */
export function summaryOf({ results }: Report): Summary {
  const breached = results.filter(({ breaches }) => breaches.length > 0).length;
  const skipped = results.filter(({ skipped: reason }) => reason !== undefined).length;
  return { checks: results.length, kept: results.length - breached - skipped, breached, skipped };
}
