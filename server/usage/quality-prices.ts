import type { Priced } from './price-rules.ts';
import type { SizeRules } from './size-prices.ts';

/**
 * The request with each quality that its price may depend on. One is enough where the request names it, or a rule has a
 * price for leaving it to the model.
 */
export function qualitiesThatMayCount(
  priced: Priced,
  { ruleFor }: Pick<SizeRules, 'ruleFor'>,
): readonly Priced[] {
  const { quality, mayTake } = priced;
  if (mayTake === undefined || quality === undefined) return [priced];
  if (ruleFor(priced)?.qualities?.includes(quality) === true) return [priced];
  return mayTake.map((one) => ({ ...priced, quality: one }));
}
