import type { Deployment } from './deployment.ts';

/** What checks are about; `--only` chooses among them. */
export const kinds = {
  examples: 'the requests that the contract shows, and those that it shows to be refused',
  rules: "every rule's accepted and refused examples",
  generated: 'requests made up from the schemas',
  bounds: 'each bound, choice, constant and name, kept and broken one at a time',
  jobs: 'the life of jobs',
  callbacks: 'callbacks, their signatures and their repetition',
  streams: 'answers that come event by event',
  protocol: 'keys, methods, media types, sizes, idempotency',
} as const;

/** One of them. */
export type Kind = keyof typeof kinds;

/** One thing that a deployment must do. */
export interface Check {
  readonly operationId: string;
  readonly kind: Kind;
  /** What is checked, in a few words; unique within its operation and kind. */
  readonly name: string;
  run(deployment: Deployment): Promise<Finding>;
}

/** What has come of a check: kept where there is neither a breach nor a reason to skip it. */
export interface Finding {
  readonly breaches: readonly Breach[];
  /** Why it could not be told. */
  readonly skipped?: string;
}

/** Where a deployment does not keep the contract. */
export interface Breach {
  readonly expected: string;
  readonly found: string;
  /** A line of `curl` that asks the same again; the key is left to the environment. */
  readonly request?: string;
}

/** A check that found nothing wrong. */
export const kept: Finding = { breaches: [] };

/** A check that could not be made. */
export function skipped(reason: string): Finding {
  return { breaches: [], skipped: reason };
}

/** A check that found something wrong, if there is anything. */
export function found(breaches: readonly Breach[]): Finding {
  return { breaches };
}

/** Several findings as one. */
export function together(findings: readonly Finding[]): Finding {
  const breaches = findings.flatMap((one) => one.breaches);
  const reason = findings.find((one) => one.skipped !== undefined)?.skipped;
  return breaches.length > 0 || reason === undefined ? { breaches } : skipped(reason);
}
