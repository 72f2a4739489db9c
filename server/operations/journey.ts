import type { Attempt } from '../upstreams/routes.ts';

/** What a request has met on its way through upstreams, in order. */
export interface Journey {
  readonly attempts: readonly Attempt[];
  /** Notes a try. */
  readonly note: (attempt: Attempt) => void;
  /** Whether the answer was kept from before, so that no upstream was asked. */
  readonly isFromCache: boolean;
  readonly answeredFromCache: () => void;
  /** Notes what an answer in text has consumed; of a stream that is known when it ends, or breaks off. */
  readonly used: (tokens: number) => void;
  /** Tells of it from now on. */
  readonly onUsed: (tell: (tokens: number) => void) => void;
}

/** Begins a journey. */
export function beginJourney(): Journey {
  const attempts: Attempt[] = [];
  let isFromCache = false;
  let tellUsed = (_tokens: number): void => {};
  return {
    attempts,
    note: (attempt) => attempts.push(attempt),
    get isFromCache() {
      return isFromCache;
    },
    answeredFromCache() {
      isFromCache = true;
    },
    used: (tokens) => tellUsed(tokens),
    onUsed(tell) {
      tellUsed = tell;
    },
  };
}
