import type { Quote } from './prices.ts';

/** The tokens that a text answer consumed, and the caller. */
export interface TextConsumption {
  readonly accountId: string;
  /** The calling key, if there is one. */
  readonly keyId?: string | undefined;
  /** The family of keys that shares the limits of the key, unless the key is alone in it. */
  readonly keyFamilyId?: string | undefined;
  /** The person who called in a session, where no key was used. */
  readonly personId?: string | undefined;
  readonly requestId: string;
  readonly operation: string;
  /** As the caller named it. */
  readonly model: string;
  /** The upstream's name in the configuration. */
  readonly upstream: string;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** How many of the input tokens came from the upstream's cache, if reported. */
  readonly cachedInputTokens?: number;
  /** How many of the input tokens were written to that cache, if reported. */
  readonly cacheWriteTokens?: number;
  /** How many of those are cached for longer than usual, if reported. */
  readonly longCacheWriteTokens?: number;
  /** Whether a count is the gateway's estimate. */
  readonly isEstimated: boolean;
  /** How the answer ended: whether all of it was made and sent. A wasted one failed and is free. */
  readonly ending: 'complete' | 'broken' | 'abandoned' | 'wasted';
}

/** The consumption of a text answer with its price, ready to be written. */
export interface TextEntry {
  /** The identifier of the entry, and of its charge in the ledger. */
  readonly id: string;
  readonly consumption: TextConsumption;
  /** `undefined` where it is free, or no longer has a price; the tokens are recorded all the same. */
  readonly quote: Quote | undefined;
  readonly createdAt: Date;
}
