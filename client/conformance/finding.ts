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
