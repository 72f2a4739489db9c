import type { ItemizedPrice, LedgerLine, PicturePrice } from '../database/tables/usage-tables.ts';
import { definedOnly } from '../foundation/json-object.ts';
import { done, failed, type Outcome } from '../foundation/outcome.ts';
import { notFound, type Problem, refused } from '../foundation/problems.ts';
import { costOf, inUnits, sumOf } from './amounts.ts';
import type { Priced, PriceRule, TokenPrices, TokenRule } from './price-rules.ts';
import { pricesOfPictures, qualitiesMadeInstead, qualitiesThatMayCount } from './quality-prices.ts';
import { pricesBySize, rulesThatMayCount, type SizeRules } from './size-prices.ts';

export type { Priced, PriceRule, TokenRule } from './price-rules.ts';

/** An operator's price list, with the maximum price of one request, in units of quota. */
export interface PriceList {
  readonly ceiling: number;
  readonly rules: readonly PriceRule[];
  /** Operations that cost as much as another one where no rule applies to them. */
  readonly pricedAs?: ReadonlyMap<string, string>;
}

/** The tokens of a conversation. */
export interface TokenCounts {
  /** All input tokens, including those read from and written to the cache. */
  readonly input: number;
  readonly cachedInput?: number | undefined;
  /** All tokens written to the cache, for whichever duration. */
  readonly cacheWrite?: number | undefined;
  /** Those of `cacheWrite` that are cached for longer than usual. */
  readonly longCacheWrite?: number | undefined;
  readonly output: number;
}

type TokenUnit = Extract<LedgerLine['unit'], `${string}-token`>;

/** A price, itemized, with the sum of its lines in units of quota. */
export interface SummedPrice extends ItemizedPrice {
  readonly units: number;
}

/** The price of a request: the maximum, where it depends on the size or quality that will be made. */
export interface Quote extends SummedPrice {
  /** The minimum in that case. */
  readonly least?: SummedPrice;
  /** The price of an image by the size and quality that are made, where prices differ. */
  readonly sizes?: readonly PicturePrice[];
}

/** The prices. */
export interface Prices {
  /** The rule that applies to a request; without one it has no price. */
  ruleFor(priced: Priced): PriceRule | undefined;
  /**
   * The price of a request. Refused where it has none, or one above the ceiling.
   *
   * @param quantity - seconds, songs or images; for text, its tokens. A price per request applies once, whatever the
   * quantity
   */
  quote(priced: Priced, quantity: number | TokenCounts): Outcome<Quote>;
  /** The price of a conversation that has ended, capped at the ceiling. `undefined` where it has no price. */
  charge(priced: Priced, tokens: TokenCounts): Charge | undefined;
}

/** What is charged for a conversation. */
export interface Charge extends Quote {
  /** Whether its tokens cost more than the ceiling, which is charged instead. */
  readonly isCut: boolean;
}

/** Opens a price list. */
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

/** The highest price over the qualities that may be made. */
function countedQuote(priced: Priced, count: number, sizeRules: SizeRules): Quote | undefined {
  const quotedFor = (one: Priced) => {
    const quote = sizedQuote(one, count, sizeRules);
    return quote === undefined ? [] : [{ quality: one.quality, quote }];
  };
  const counting = qualitiesThatMayCount(priced, sizeRules);
  const quotes = counting.flatMap(quotedFor);
  const sorted = quotes.toSorted((one, other) => other.quote.units - one.quote.units);
  const [dearest] = sorted;
  if (dearest === undefined || quotes.length < counting.length) return undefined;
  const { least: _, sizes: __, ...quote } = dearest.quote;
  const least = cheapest(quotes.map((one) => one.quote.least ?? one.quote));
  const sizes = pricesOfPictures([...sorted, ...qualitiesMadeInstead(priced).flatMap(quotedFor)]);
  return definedOnly({ ...quote, least: leastBelow(quote, least), sizes });
}

/** The highest price over the sizes that may be made. */
function sizedQuote(priced: Priced, count: number, sizeRules: SizeRules): Quote | undefined {
  const [dearest, ...others] = rulesThatMayCount(priced, sizeRules)
    .map((rule) => countedPrice(rule, count))
    .toSorted((one, other) => other.units - one.units);
  if (dearest === undefined) return undefined;
  const sizes = pricesBySize(priced, sizeRules);
  return definedOnly({ ...dearest, least: leastBelow(dearest, others.at(-1)), sizes });
}

function cheapest(prices: readonly SummedPrice[]): SummedPrice | undefined {
  return prices.toSorted((one, other) => one.units - other.units)[0];
}

function leastBelow(
  { units }: SummedPrice,
  least: SummedPrice | undefined,
): SummedPrice | undefined {
  if (least === undefined || least.units >= units) return undefined;
  return { rule: least.rule, lines: least.lines, units: least.units };
}

function textQuote(rule: PriceRule | undefined, tokens: TokenCounts): Quote | undefined {
  return rule === undefined ? undefined : textPrice(rule, tokens);
}

/** Caps a quote at the ceiling: quantities stay, and earlier lines, input before output, are charged first. */
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
 * @throws where the rule's unit does not apply to text; the validation of the settings prevents that
 */
export function textPrice(rule: PriceRule, tokens: TokenCounts): Quote {
  if (rule.per === 'request') return countedPrice(rule, 1);
  if (rule.per !== 'million-tokens')
    throw new Error(`Text must be priced by tokens, not per ${rule.per}.`);
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

/** The prices of all kinds of tokens, with defaults for those that a rule leaves out. */
export function tokenPrices({ input, output, ...rest }: TokenRule): TokenPrices {
  const { cachedInput = input, cacheWrite = input, longCacheWrite = cacheWrite } = rest;
  return { input, cachedInput, cacheWrite, longCacheWrite, output };
}

const A_MILLION = 1_000_000;

function tokenLine(unit: TokenUnit, quantity: number, price: number): LedgerLine {
  return { unit, quantity, price, units: costOf(price, quantity, { perCount: A_MILLION }) };
}

/**
 * @throws where the rule is priced by tokens; the validation of the settings prevents that for operations without
 * tokens
 */
function countedPrice(rule: PriceRule, count: number): SummedPrice {
  if (rule.per === 'million-tokens') throw new Error('A price by tokens applies to text only.');
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
  const message = `The request costs ${inUnits(units)}; a request may cost at most ${inUnits(ceiling)}.`;
  return refused([{ parameter: '', rule: 'price-ceiling', message }]);
}
