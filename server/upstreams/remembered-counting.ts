import { LackingAddress, type LackingParts } from './lacking-address.ts';
import type { CountingUpstream } from './port/text.ts';

/** Of which upstream it is remembered, and where it counts. */
interface RememberingParts extends LackingParts {
  /** The address, as its operator is told it. */
  readonly path: string;
}

/**
 * Counting at an upstream as it is known just now: none for a while, where the upstream knows nothing at the address for
 * it.
 */
export function rememberedCounting(
  counting: CountingUpstream,
  { path, ...parts }: RememberingParts,
): () => CountingUpstream | undefined {
  const address = new LackingAddress(parts, `${path}; ${ESTIMATED}`);
  const remembering: CountingUpstream = {
    async count(request, context) {
      return address.heard(await counting.count(request, context));
    },
  };
  return () => (address.isLacking ? undefined : remembering);
}

const ESTIMATED = 'tokens are estimated for a while';
