import { failed, type Outcome } from '../foundation/outcome.ts';
import { refused } from '../foundation/problems.ts';
import type { Candidate } from '../upstreams/routes.ts';
import { openCandidate } from './open-candidate.ts';
import type { Services } from './services.ts';
import { forbiddenAddress } from './text-addresses.ts';

/** Checks a conversation before it is sent, and finds the first upstream to try for its model. */
export function textCandidate(
  { routes, sources }: Pick<Services, 'routes' | 'sources'>,
  body: Readonly<Record<string, unknown>> & { readonly model: string },
): Outcome<Candidate> {
  const candidate = openCandidate({ routes }, body.model, 'text');
  if (!candidate.ok) return candidate;
  const forbidden = forbiddenAddress(body, sources.outgoing.check);
  return forbidden === undefined ? candidate : failed(refused([forbidden]));
}
