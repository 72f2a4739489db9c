import { operations } from '../../generated/operations.ts';
import type { Operation } from '../../generated/shapes.ts';
import type { ModelPrice } from '../../generated/types.ts';
import { definedOnly } from '../foundation/json-object.ts';
import { unitsText } from '../usage/amounts.ts';
import { type PriceRule, type Prices, tokenPrices } from '../usage/prices.ts';

/**
 * The prices of an operation with a model: one for each rule, with the sizes and qualities that the rule covers, in the
 * model's order. Empty where the operation has no price with the model.
 */
export function modelPrices(
  prices: Prices,
  operation: string,
  model: string,
): readonly ModelPrice[] {
  const { sizes = [undefined], qualities = [undefined] } = choicesOf(operation, model);
  const counted = sizes.flatMap((size) => {
    const byRule = Map.groupBy(qualities, (quality) =>
      prices.ruleFor({ operation, model, ...definedOnly({ size, quality }) }),
    );
    return [...byRule].map(([rule, of]) => ({ size, rule, qualities: of }));
  });
  const alike = Map.groupBy(counted, (one) => JSON.stringify([one.rule?.id, one.qualities]));
  return [...alike.values()].flatMap(([first, ...others]) => {
    if (first?.rule === undefined) return [];
    const of = [first, ...others].map(({ size }) => size);
    const kinds = { sizes: part(of, sizes), qualities: part(first.qualities, qualities) };
    return [present(operation, first.rule, kinds)];
  });
}

/** The values that a price covers; `undefined` where it covers all. */
function part(
  some: readonly (string | undefined)[],
  all: readonly unknown[],
): readonly string[] | undefined {
  return some.length === all.length ? undefined : some.filter((one) => one !== undefined);
}

/** The sizes and qualities of a model that the price may depend on. */
function choicesOf(operation: string, model: string) {
  const { pricing } = OPERATIONS.find(({ operationId }) => operationId === operation) ?? {};
  return { sizes: pricing?.sizes?.[model], qualities: pricing?.qualities?.[model] };
}

const OPERATIONS = Object.values<Operation>(operations);

/** The sizes and qualities that a price covers; `undefined` where it covers all. */
type Kinds = Readonly<Record<'sizes' | 'qualities', readonly string[] | undefined>>;

/** A price in the contract's shape. */
function present(operation: string, rule: PriceRule, { sizes, qualities }: Kinds): ModelPrice {
  if (rule.per !== 'million-tokens') {
    const { id, per, units } = rule;
    return {
      operation,
      rule: id,
      ...(sizes && { sizes: [...sizes] }),
      ...(qualities && { qualities: [...qualities] }),
      per,
      units: unitsText(units),
    };
  }
  const { input, cachedInput, cacheWrite, longCacheWrite, output } = tokenPrices(rule);
  return {
    operation,
    rule: rule.id,
    per: rule.per,
    input: unitsText(input),
    cachedInput: unitsText(cachedInput),
    cacheWrite: unitsText(cacheWrite),
    longCacheWrite: unitsText(longCacheWrite),
    output: unitsText(output),
  };
}
