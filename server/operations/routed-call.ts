import type { Capability, RoutedCall } from '../upstreams/routes.ts';
import type { Call } from './call.ts';

/** The upstream call of a request; its attempts are recorded in the request's `requestRecord`. */
export function routedCallOf(
  { signal, requestRecord }: Pick<Call<never>, 'signal' | 'requestRecord'>,
  model: string,
  capability: Capability,
): RoutedCall {
  return {
    model,
    capability,
    signal,
    onAttempt: requestRecord.note,
    onAsking: requestRecord.asking,
  };
}
