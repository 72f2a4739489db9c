import type { Quote } from './prices.ts';

/** What an answer in text has consumed, and for whom. */
export interface TextConsumption {
  readonly accountId: string;
  /** The key that asked, where one did. */
  readonly keyId?: string | undefined;
  /** The family of keys whose limits the key shares, where it is not the only one. */
  readonly keyFamilyId?: string | undefined;
  /** The person who asked in a session, where no key did. */
  readonly personId?: string | undefined;
  readonly requestId: string;
  readonly operation: string;
  /** As the caller named it. */
  readonly model: string;
  /** The upstream's name in the configuration. */
  readonly upstream: string;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** How many of the input tokens came from the upstream's cache, where it says so. */
  readonly cachedInputTokens?: number;
  /** How many of the input tokens were written to that cache, where it says so. */
  readonly cacheWriteTokens?: number;
  /** How many of those it is to keep for longer than usual, where it says so. */
  readonly longCacheWriteTokens?: number;
  /** Whether a number is an estimate of the gateway. */
  readonly isEstimated: boolean;
  /** How the answer ended: whether all of it was made and sent. A wasted one has failed, and is free. */
  readonly ending: 'complete' | 'broken' | 'abandoned' | 'wasted';
}

/** What an answer in text has consumed, with its price, ready to be written. */
export interface TextEntry {
  /** The identifier of the entry, and of its charge in the ledger. */
  readonly id: string;
  readonly consumption: TextConsumption;
  /** `undefined` where it is free, or has no price any more; the tokens are recorded all the same. */
  readonly quote: Quote | undefined;
  readonly createdAt: Date;
}
