import type { Attempt } from '../upstreams/routes.ts';

/** What a request has met on its way through upstreams, in order. */
export interface Journey {
  readonly attempts: readonly Attempt[];
  /** Notes a try. */
  readonly note: (attempt: Attempt) => void;
}

/** Begins a journey. */
export function beginJourney(): Journey {
  const attempts: Attempt[] = [];
  return { attempts, note: (attempt) => attempts.push(attempt) };
}
