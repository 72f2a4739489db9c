import { at, listedValues, type Node, type OperationNode } from './contract.ts';
import type { RequestBodyNode, VariantNode } from './requests.ts';

/** What determines the price besides the model: a count, and the names of parameters. */
export function readPricing(
  operation: OperationNode,
  bodies: readonly RequestBodyNode[],
): Node | undefined {
  if (!('x-pricing' in operation)) return undefined;
  const { quantity, size, openSize, quality, openQuality } = at(operation, 'x-pricing');
  return {
    quantity: typeof quantity === 'number' ? { count: quantity } : { parameter: quantity },
    size,
    openSize,
    sizes: readChoices(bodies, { parameter: size, open: openSize }),
    quality,
    openQuality,
    qualities: readChoices(bodies, { parameter: quality, open: openQuality }),
  };
}

/**
 * The values of a parameter for each model, by the value that selects the model, without those that leave the choice to
 * the model.
 */
function readChoices(
  bodies: readonly RequestBodyNode[],
  { parameter, open }: { readonly parameter: unknown; readonly open: unknown },
): Node | undefined {
  if (typeof parameter !== 'string') return undefined;
  const choices = ({ schema: { properties = {} } }: VariantNode) =>
    listedValues(properties[parameter] ?? {}).filter((value) => value !== open);
  const variants = bodies.flatMap((body) => body.variants);
  return Object.fromEntries(variants.map((variant) => [String(variant.value), choices(variant)]));
}
