import { nearest } from '../../generated/validation/nearest.ts';
import type { PriceRule } from '../usage/price-rules.ts';
import { contractModels, operationsTaking } from './served-models.ts';

/**
 * Finds models that prices name and none of their operations takes: a price matches no request for them, so that the
 * next price counts, or none.
 *
 * @returns a sentence for each, with the name that may have been meant
 */
export function unmatchedPrices(rules: readonly PriceRule[]): readonly string[] {
  return rules.flatMap(({ id, operations, models = [] }) => {
    const takes = (model: string) =>
      operationsTaking(model).some((operation) => operations.includes(operation));
    return models
      .filter((model) => !takes(model))
      .map((model) => {
        const meant = nearest(model, contractModels().filter(takes));
        const hint = meant === undefined ? '.' : `. Did you mean ${meant}?`;
        return `The price ${id} names the model ${model}, which none of its operations takes${hint}`;
      });
  });
}
