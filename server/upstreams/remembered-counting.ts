import { MissingEndpoint, type MissingEndpointParts } from './missing-endpoint.ts';
import type { CountingUpstream } from './port/text.ts';

/** The upstream, and its counting endpoint. */
interface RememberingParts extends MissingEndpointParts {
  /** The path of the endpoint, for the log. */
  readonly path: string;
}

/**
 * Returns a function that gives the upstream's token counting, or `undefined` for a while after the upstream has turned
 * out not to offer the endpoint.
 */
export function rememberedCounting(
  counting: CountingUpstream,
  { path, ...parts }: RememberingParts,
): () => CountingUpstream | undefined {
  const address = new MissingEndpoint(parts, `${path}; ${ESTIMATED}`);
  const remembering: CountingUpstream = {
    async count(request, context) {
      return address.heard(await counting.count(request, context));
    },
  };
  return () => (address.isLacking ? undefined : remembering);
}

const ESTIMATED = 'tokens are estimated for a while';
