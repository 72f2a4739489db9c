import type { Priced } from './price-rules.ts';
import type { SizeRules } from './size-prices.ts';

/**
 * The request with each quality that its price may depend on. One variant is enough where the request names the
 * quality, or a rule prices the value that leaves it to the model.
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
