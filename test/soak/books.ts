/** What callers know of what they were told. */
export interface Books {
  /** The jobs that were accepted, and whether a good receiver is told of their end. */
  readonly jobs: Map<string, { readonly isHeard: boolean }>;
  readonly samples: string[];
  /** The requests whose text came whole from the gateway that lives to the end. */
  readonly text: Set<string>;
  /** Orders that nobody ever answered. */
  unanswered: number;
  /** Answers under one idempotency key that were not the same. */
  differing: number;
}

/** Begins with nothing. */
export function newBooks(): Books {
  return { jobs: new Map(), samples: [], text: new Set(), unanswered: 0, differing: 0 };
}
