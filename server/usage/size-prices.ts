import type { SizePrice } from '../database/tables.ts';
import type { Priced, PriceRule } from './price-rules.ts';

/** What the prices of sizes are found with. */
export interface SizeRules {
  readonly rules: readonly PriceRule[];
  /** The rule that counts for a request; without one it has no price. */
  readonly ruleFor: (priced: Priced) => PriceRule | undefined;
}

/**
 * The rules of which one will count for a request: several where the size is left to the model, which may make another one
 * than those that it has names for, too. None where the request, or a size that may come, has no price.
 */
export function rulesThatMayCount(priced: Priced, { ruleFor }: SizeRules): readonly PriceRule[] {
  const { size, mayCome } = priced;
  const asAsked = ruleFor(priced);
  if (mayCome === undefined || namesSize(asAsked, size))
    return asAsked === undefined ? [] : [asAsked];
  const ofSizes = mayCome.map((one) => ruleFor({ ...priced, size: one }));
  if (ofSizes.includes(undefined)) return [];
  return [...ofSizes, asAsked].filter((rule) => rule !== undefined);
}

function namesSize(rule: PriceRule | undefined, size: string | undefined): boolean {
  return size !== undefined && rule?.sizes?.includes(size) === true;
}

/**
 * What a picture costs by the size that is made of it; `undefined` where that makes no difference. The last price is that of
 * any size that is not named, where there is one.
 */
export function pricesBySize(
  priced: Priced,
  { rules, ruleFor }: SizeRules,
): readonly SizePrice[] | undefined {
  const { mayCome, size, ...sizeless } = priced;
  if (mayCome !== undefined && namesSize(ruleFor(priced), size)) return undefined;
  const named = new Set(rules.flatMap(({ sizes = [] }) => sizes));
  const sizes = [...named, undefined].flatMap((one) => {
    const asOne = one === undefined ? {} : { size: one };
    const rule = ruleFor({ ...sizeless, ...asOne });
    return rule?.per === 'image' ? [{ ...asOne, rule: rule.id, price: rule.units }] : [];
  });
  return new Set(sizes.map(({ price }) => price)).size > 1 ? sizes : undefined;
}
