/** A price, and what it is the price of. */
export type PriceRule = CountedRule | TokenRule;

interface RuleBase {
  /** The rule's own name, which entries of the ledger show. */
  readonly id: string;
  readonly operations: readonly string[];
  /** Every model, where there are none. */
  readonly models?: readonly string[];
  /** Every size, where there are none. */
  readonly sizes?: readonly string[];
  /** Every quality, where there are none. */
  readonly qualities?: readonly string[];
}

/** A price of one of something. */
export interface CountedRule extends RuleBase {
  readonly per: 'second' | 'song' | 'image' | 'request';
  readonly units: number;
}

/** The prices of a million tokens of each kind. */
export interface TokenRule extends RuleBase {
  readonly per: 'million-tokens';
  readonly input: number;
  /** The input's price, where it is left out. */
  readonly cachedInput?: number;
  readonly output: number;
}

/** What of a request decides its price. */
export interface Priced {
  readonly operation: string;
  /** As the caller names it. */
  readonly model: string;
  /** The resolution of a video, or the size of a picture, as the contract has it. */
  readonly size?: string;
  /** The sizes that may come, where the request leaves that to the model. */
  readonly mayCome?: readonly string[] | undefined;
  /** The quality of a picture, as the contract has it. */
  readonly quality?: string;
  /** The qualities of which the model takes one, where the request leaves that to it. */
  readonly mayTake?: readonly string[] | undefined;
}
