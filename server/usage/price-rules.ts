/** A price, and what it applies to. */
export type PriceRule = CountedRule | TokenRule;

interface RuleBase {
  /** The rule's own identifier, shown in ledger entries. */
  readonly id: string;
  readonly operations: readonly string[];
  /** All models, if left out. */
  readonly models?: readonly string[];
  /** All sizes, if left out. */
  readonly sizes?: readonly string[];
  /** All qualities, if left out. */
  readonly qualities?: readonly string[];
}

/** A price per item, second or request. */
export interface CountedRule extends RuleBase {
  readonly per: 'second' | 'song' | 'image' | 'request';
  readonly units: number;
}

/** Prices per million tokens of each kind. */
export interface TokenRule extends RuleBase {
  readonly per: 'million-tokens';
  readonly input: number;
  /** Default: the price of `input`. */
  readonly cachedInput?: number;
  /** For tokens that the upstream writes to its cache. Default: the price of `input`. */
  readonly cacheWrite?: number;
  /** For tokens that it caches for longer than usual. Default: the price of `cacheWrite`. */
  readonly longCacheWrite?: number;
  readonly output: number;
}

/** Prices per million tokens, complete with defaults. */
export type TokenPrices = Required<
  Pick<TokenRule, 'input' | 'cachedInput' | 'cacheWrite' | 'longCacheWrite' | 'output'>
>;

/** The facts of a request that its price depends on. */
export interface Priced {
  readonly operation: string;
  /** As the caller names it. */
  readonly model: string;
  /** The resolution of a video or the size of an image, as in the contract. */
  readonly size?: string;
  /** The sizes that the model may choose, where the request leaves the size to it. */
  readonly mayCome?: readonly string[] | undefined;
  /** The quality of an image, as in the contract. */
  readonly quality?: string;
  /** The qualities that the model may choose, where the request leaves the quality to it. */
  readonly mayTake?: readonly string[] | undefined;
  /** All qualities of the model: another one than the requested one may be made. */
  readonly qualities?: readonly string[] | undefined;
}
