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
  return new BegunJourney();
}

class BegunJourney implements Journey {
  readonly attempts: Attempt[] = [];
  #isFromCache = false;
  #tellUsed: ((tokens: number) => void) | undefined;

  readonly note = (attempt: Attempt): void => void this.attempts.push(attempt);

  get isFromCache(): boolean {
    return this.#isFromCache;
  }

  answeredFromCache(): void {
    this.#isFromCache = true;
  }

  used(tokens: number): void {
    this.#tellUsed?.(tokens);
  }

  onUsed(tell: (tokens: number) => void): void {
    this.#tellUsed = tell;
  }
}
