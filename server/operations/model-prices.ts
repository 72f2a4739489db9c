import { operations } from '../../generated/operations.ts';
import type { Operation } from '../../generated/shapes.ts';
import type { ModelPrice } from '../../generated/types.ts';
import { unitsText } from '../usage/amounts.ts';
import type { PriceRule, Prices } from '../usage/prices.ts';

/**
 * What an operation costs with a model, once a rule: those of its sizes that a rule counts for, in the order in which
 * the model has them. None where the operation has no price with it.
 */
export function modelPrices(
  prices: Prices,
  operation: string,
  model: string,
): readonly ModelPrice[] {
  const sizes = sizesOf(operation, model);
  if (sizes === undefined) {
    const rule = prices.ruleFor({ operation, model });
    return rule === undefined ? [] : [present(operation, rule)];
  }
  const byRule = Map.groupBy(sizes, (size) => prices.ruleFor({ operation, model, size }));
  return [...byRule].flatMap(([rule, of]) => {
    if (rule === undefined) return [];
    return [present(operation, rule, of.length === sizes.length ? undefined : of)];
  });
}

/** The sizes that a model makes, where the price goes by them. */
function sizesOf(operation: string, model: string): readonly string[] | undefined {
  const found = Object.values<Operation>(operations).find(
    ({ operationId }) => operationId === operation,
  );
  return found?.pricing?.sizes?.[model];
}

/** A price as the contract has it; one of every size names none. */
function present(operation: string, rule: PriceRule, of?: readonly string[]): ModelPrice {
  if (rule.per !== 'million-tokens') {
    const sizes = of === undefined ? {} : { sizes: [...of] };
    const { id, per, units } = rule;
    return { operation, rule: id, ...sizes, per, units: unitsText(units) };
  }
  const { id, per, input, cachedInput = input, output } = rule;
  return {
    operation,
    rule: id,
    per,
    input: unitsText(input),
    cachedInput: unitsText(cachedInput),
    output: unitsText(output),
  };
}
