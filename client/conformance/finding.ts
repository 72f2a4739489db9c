/** The result of a check: passed if there are neither breaches nor a reason to skip it. */
export interface Finding {
  readonly breaches: readonly Breach[];
  /** Why it could not be determined. */
  readonly skipped?: string;
}

/** A violation of the contract by a deployment. */
export interface Breach {
  readonly expected: string;
  readonly found: string;
  /** A `curl` command that repeats the request; the key is taken from the environment. */
  readonly request?: string;
}

/** The result of a passed check. */
export const kept: Finding = { breaches: [] };

/** The result of a skipped check. */
export function skipped(reason: string): Finding {
  return { breaches: [], skipped: reason };
}

/** The result of a check with the given breaches, if any. */
export function found(breaches: readonly Breach[]): Finding {
  return { breaches };
}

/** Merges findings. */
export function together(findings: readonly Finding[]): Finding {
  const breaches = findings.flatMap((one) => one.breaches);
  const reason = findings.find((one) => one.skipped !== undefined)?.skipped;
  return breaches.length > 0 || reason === undefined ? { breaches } : skipped(reason);
}
