/** A price, and what it is for. */
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
  /** For what the upstream writes to its cache; the input's price, where it is left out. */
  readonly cacheWrite?: number;
  /** For what it is to keep there for longer than usual; the price of `cacheWrite`, where it is left out. */
  readonly longCacheWrite?: number;
  readonly output: number;
}

/** The prices of a million tokens of each kind, by kind. */
export type TokenPrices = Required<
  Pick<TokenRule, 'input' | 'cachedInput' | 'cacheWrite' | 'longCacheWrite' | 'output'>
>;

/** The facts of a request that its price depends on. */
export interface Priced {
  readonly operation: string;
  /** As the caller names it. */
  readonly model: string;
  /** The resolution of a video, or the size of a picture, as the contract has it. */
  readonly size?: string;
  /** The sizes that the model may make, where the request leaves the size to it. */
  readonly mayCome?: readonly string[] | undefined;
  /** The quality of a picture, as the contract has it. */
  readonly quality?: string;
  /** The qualities that the model may choose, where the request leaves the quality to it. */
  readonly mayTake?: readonly string[] | undefined;
}
