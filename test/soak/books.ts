/** What callers were told. */
export interface Books {
  /** The accepted jobs, and whether a good receiver gets their callback. */
  readonly jobs: Map<string, { readonly isHeard: boolean }>;
  readonly samples: string[];
  /** The text requests that the steady gateway answered completely. */
  readonly text: Set<string>;
  /** Orders that were never answered. */
  unanswered: number;
  /** Replies that differed under one idempotency key. */
  differing: number;
}

/** Creates empty books. */
export function newBooks(): Books {
  return { jobs: new Map(), samples: [], text: new Set(), unanswered: 0, differing: 0 };
}
