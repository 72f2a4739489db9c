import { LackingAddress, type LackingParts } from './lacking-address.ts';
import type { CountingUpstream } from './port.ts';

/**
 * Counting at an upstream as it is known just now: none for a while, where the upstream knows nothing at the address for
 * it.
 */
export function rememberedCounting(
  counting: CountingUpstream,
  parts: LackingParts,
): () => CountingUpstream | undefined {
  const address = new LackingAddress(parts, ESTIMATED);
  const remembering: CountingUpstream = {
    async count(request, context) {
      return address.heard(await counting.count(request, context));
    },
  };
  return () => (address.isLacking ? undefined : remembering);
}

const ESTIMATED = '/v1/messages/count_tokens; tokens are estimated for a while';
