import type { Attempt } from '../upstreams/routes.ts';

/** What a request has met on its way through upstreams, in order. */
export interface Journey {
  readonly attempts: readonly Attempt[];
  /** Notes a try. */
  readonly note: (attempt: Attempt) => void;
  /** Whether the answer was kept from before, so that no upstream was asked. */
  readonly isFromCache: boolean;
  readonly answeredFromCache: () => void;
}

/** Begins a journey. */
export function beginJourney(): Journey {
  const attempts: Attempt[] = [];
  let isFromCache = false;
  return {
    attempts,
    note: (attempt) => attempts.push(attempt),
    get isFromCache() {
      return isFromCache;
    },
    answeredFromCache() {
      isFromCache = true;
    },
  };
}
