import type { Capability, RoutedCall } from '../upstreams/routes.ts';
import type { Call } from './call.ts';

/** The upstream call of a request; its attempts are recorded in the request's `upstreamAttempts`. */
export function routedCallOf(
  { signal, upstreamAttempts }: Pick<Call<never>, 'signal' | 'upstreamAttempts'>,
  model: string,
  capability: Capability,
): RoutedCall {
  return {
    model,
    capability,
    signal,
    onAttempt: upstreamAttempts.note,
    onAsking: upstreamAttempts.asking,
  };
}
