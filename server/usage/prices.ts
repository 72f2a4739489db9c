import type { LedgerLine, SizePrice } from '../database/tables.ts';
import { done, failed, type Outcome } from '../foundation/outcome.ts';
import { notFound, type Problem, refused } from '../foundation/problems.ts';
import { costOf, inUnits, sumOf } from './amounts.ts';
import type { Priced, PriceRule, TokenPrices, TokenRule } from './price-rules.ts';
import { qualitiesThatMayCount } from './quality-prices.ts';
import { pricesBySize, rulesThatMayCount, type SizeRules } from './size-prices.ts';

export type { Priced, PriceRule, TokenRule } from './price-rules.ts';

/** The price list of an operator, and the highest price of one request, in units of quota. */
export interface PriceList {
  readonly ceiling: number;
  readonly rules: readonly PriceRule[];
  /** The operations that cost as much as another one where no rule is for them. */
  readonly pricedAs?: ReadonlyMap<string, string>;
}

/** The tokens of a conversation. */
export interface TokenCounts {
  /** All input tokens, with those from the cache and those that go there. */
  readonly input: number;
  readonly cachedInput?: number | undefined;
  /** Those written to the cache, however long it keeps them. */
  readonly cacheWrite?: number | undefined;
  /** Those of them that it is to keep for longer than usual. */
  readonly longCacheWrite?: number | undefined;
  readonly output: number;
}

type TokenUnit = Extract<LedgerLine['unit'], `${string}-token`>;

/** The price of a request, in lines. */
export interface Quote {
  /** The identifier of the rule. */
  readonly rule: string;
  readonly lines: readonly LedgerLine[];
  /** The sum of the lines; the maximum, where the price depends on the size that is made. */
  readonly units: number;
  /** The minimum in that case. */
  readonly least?: number;
  /** The price of a picture by the size that is made, where that makes a difference. */
  readonly sizes?: readonly SizePrice[];
}

/** The prices. */
export interface Prices {
  /** The rule for a request; without one it has no price. */
  ruleFor(priced: Priced): PriceRule | undefined;
  /**
   * The price of a request. Refused where it has none, or one above the ceiling.
   *
   * @param quantity - seconds, songs or pictures; of text, its tokens. A price by request counts once, whatever the
   *   quantity
   */
  quote(priced: Priced, quantity: number | TokenCounts): Outcome<Quote>;
  /** The price of a conversation that has ended, never more than the ceiling. `undefined` where it has no price. */
  charge(priced: Priced, tokens: TokenCounts): Charge | undefined;
}

/** What is charged for a conversation. */
export interface Charge extends Quote {
  /** Whether its tokens cost more than the ceiling, which is charged then. */
  readonly isCut: boolean;
}

/** Opens a list of prices. */
export function openPrices({ ceiling, rules, pricedAs = new Map() }: PriceList): Prices {
  const ruleFor = (priced: Priced): PriceRule | undefined => {
    const own = rules.find((rule) => matches(rule, priced));
    const operation = pricedAs.get(priced.operation);
    return own ?? (operation === undefined ? undefined : ruleFor({ ...priced, operation }));
  };
  return {
    ruleFor,
    quote(priced, quantity) {
      const quote =
        typeof quantity === 'number'
          ? countedQuote(priced, quantity, { rules, ruleFor })
          : textQuote(ruleFor(priced), quantity);
      if (quote === undefined) return failed(notPriced(priced));
      return quote.units > ceiling ? failed(tooDear(quote.units, ceiling)) : done(quote);
    },
    charge(priced, tokens) {
      const rule = ruleFor(priced);
      return rule === undefined ? undefined : chargeWithin(ceiling, textPrice(rule, tokens));
    },
  };
}

/** The highest price that a request may have, as nobody tells the quality afterwards. */
function countedQuote(priced: Priced, count: number, sizeRules: SizeRules): Quote | undefined {
  const quotes = qualitiesThatMayCount(priced, sizeRules).map((one) =>
    sizedQuote(one, count, sizeRules),
  );
  const known = quotes.filter((quote) => quote !== undefined);
  if (known.length < quotes.length) return undefined;
  return known.toSorted((one, other) => other.units - one.units)[0];
}

/** The highest price of the sizes that may be made. */
function sizedQuote(priced: Priced, count: number, sizeRules: SizeRules): Quote | undefined {
  const [dearest, ...others] = rulesThatMayCount(priced, sizeRules)
    .map((rule) => countedPrice(rule, count))
    .toSorted((one, other) => other.units - one.units);
  if (dearest === undefined) return undefined;
  const least = others.at(-1)?.units ?? dearest.units;
  const sizes = pricesBySize(priced, sizeRules);
  return {
    ...dearest,
    ...(least < dearest.units ? { least } : {}),
    ...(sizes === undefined ? {} : { sizes }),
  };
}

function textQuote(rule: PriceRule | undefined, tokens: TokenCounts): Quote | undefined {
  return rule === undefined ? undefined : textPrice(rule, tokens);
}

/** Cuts the lines down to the ceiling: their quantities stay, and input is charged before output. */
function chargeWithin(ceiling: number, quote: Quote): Charge {
  if (quote.units <= ceiling) return { ...quote, isCut: false };
  let left = costOf(ceiling, 1);
  const lines = quote.lines.map((line) => {
    const units = Math.min(line.units, left);
    left = sumOf([left, -units]);
    return { ...line, units };
  });
  return { ...quote, lines, units: sumOf(lines.map(({ units }) => units)), isCut: true };
}

/**
 * The price of a conversation by a rule.
 *
 * @throws where the rule counts what text has none of; the check of the settings lets no such rule pass
 */
export function textPrice(rule: PriceRule, tokens: TokenCounts): Quote {
  if (rule.per === 'request') return countedPrice(rule, 1);
  if (rule.per !== 'million-tokens') throw new Error(`Text has no ${rule.per} to count.`);
  const { input, cachedInput, cacheWrite, longCacheWrite, output } = tokenPrices(rule);
  const cached = Math.min(tokens.cachedInput ?? 0, tokens.input);
  const written = Math.min(tokens.cacheWrite ?? 0, tokens.input - cached);
  const writtenForLong = Math.min(tokens.longCacheWrite ?? 0, written);
  const lines = [
    tokenLine('input-token', tokens.input - cached - written, input),
    tokenLine('cached-input-token', cached, cachedInput),
    tokenLine('cache-write-token', written - writtenForLong, cacheWrite),
    tokenLine('long-cache-write-token', writtenForLong, longCacheWrite),
    tokenLine('output-token', tokens.output, output),
  ].filter(({ quantity }) => quantity > 0);
  return { rule: rule.id, lines, units: sumOf(lines.map(({ units }) => units)) };
}

/** The prices of all kinds of tokens, also of those that a rule leaves out. */
export function tokenPrices({ input, output, ...rest }: TokenRule): TokenPrices {
  const { cachedInput = input, cacheWrite = input, longCacheWrite = cacheWrite } = rest;
  return { input, cachedInput, cacheWrite, longCacheWrite, output };
}

const A_MILLION = 1_000_000;

function tokenLine(unit: TokenUnit, quantity: number, price: number): LedgerLine {
  return { unit, quantity, price, units: costOf(price, quantity, { perCount: A_MILLION }) };
}

/** @throws where the rule counts tokens; the check of the settings lets no such rule pass for what has none */
function countedPrice(rule: PriceRule, count: number): Quote {
  if (rule.per === 'million-tokens') throw new Error('What is counted has no tokens.');
  const { id, per: unit, units: price } = rule;
  const quantity = unit === 'request' ? 1 : count;
  const units = costOf(price, quantity);
  return { rule: id, lines: [{ unit, quantity, price, units }], units };
}

function matches({ operations, models, sizes, qualities }: PriceRule, priced: Priced): boolean {
  const { operation, model, size, quality } = priced;
  return (
    operations.includes(operation) &&
    (models?.includes(model) ?? true) &&
    isFor(sizes, size) &&
    isFor(qualities, quality)
  );
}

function isFor(named: readonly string[] | undefined, asked: string | undefined): boolean {
  return named === undefined || (asked !== undefined && named.includes(asked));
}

function notPriced({ operation, model, size }: Priced): Problem {
  const detail = size === undefined ? '' : ` at ${size}`;
  const message = `${model}${detail} has no price for ${operation}, and is not served without one.`;
  return notFound(message, { code: 'model_not_priced' });
}

function tooDear(units: number, ceiling: number): Problem {
  const message = `The request costs ${inUnits(units)}; one may cost ${inUnits(ceiling)} at the most.`;
  return refused([{ parameter: '', rule: 'price-ceiling', message }]);
}
