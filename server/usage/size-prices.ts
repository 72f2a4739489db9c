import type { SizePrice } from '../database/tables.ts';
import type { Priced, PriceRule } from './price-rules.ts';

/** What finding the prices of sizes needs. */
export interface SizeRules {
  readonly rules: readonly PriceRule[];
  /** The rule that counts for a request; without one it has no price. */
  readonly ruleFor: (priced: Priced) => PriceRule | undefined;
}

/**
 * The rules of which one will count for a request: several where the size is left to the model, which may also make
 * unnamed sizes. Empty where the request, or a size that may be made, has no price.
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
 * The price of a picture by the size that is made; `undefined` where that makes no difference. The last one is that of
 * unnamed sizes, where there is one.
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
