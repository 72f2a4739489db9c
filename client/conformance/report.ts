import type { Kind } from './check.ts';
import type { Breach } from './finding.ts';

/** What has come of one check. */
export interface CheckResult {
  readonly operationId: string;
  readonly kind: Kind;
  readonly name: string;
  readonly milliseconds: number;
  readonly breaches: readonly Breach[];
  /** Why it could not be told. */
  readonly skipped?: string;
}

/** What has come of a run. */
export interface Report {
  readonly url: string;
  /** The contract that was checked against, and the one that the deployment says it runs. */
  readonly fingerprint: string;
  readonly deployed?: string;
  readonly seed: number;
  readonly startedAt: Date;
  readonly milliseconds: number;
  readonly requests: number;
  /** How often something that may cost was asked for in earnest. */
  readonly creations: number;
  readonly results: readonly CheckResult[];
}

/** A run in figures. */
export interface Summary {
  readonly checks: number;
  readonly kept: number;
  /** Checks that found a breach. */
  readonly breached: number;
  readonly skipped: number;
}

/** Counts what has come of a run. */
export function summaryOf({ results }: Report): Summary {
  const breached = results.filter(({ breaches }) => breaches.length > 0).length;
  const skipped = results.filter(({ skipped: reason }) => reason !== undefined).length;
  return { checks: results.length, kept: results.length - breached - skipped, breached, skipped };
}
