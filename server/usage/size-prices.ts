import type { PicturePrice } from '../database/tables/usage-tables.ts';
import type { Priced, PriceRule } from './price-rules.ts';

/** Dependencies of finding prices by size. */
export interface SizeRules {
  readonly rules: readonly PriceRule[];
  /** The rule that applies to a request; without one it has no price. */
  readonly ruleFor: (priced: Priced) => PriceRule | undefined;
}

/**
 * The rules of which one will apply to a request: several where the size is left to the model, which may also choose a
 * size that no rule names. Empty where the request, or a size that may be made, has no price.
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
 * The price of an image by the size that is made; `undefined` where all prices are equal. The last one is for sizes
 * that no rule names, if there is such a price.
 */
export function pricesBySize(
  priced: Priced,
  { rules, ruleFor }: SizeRules,
): readonly PicturePrice[] | undefined {
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
