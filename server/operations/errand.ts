import type { Capability, Errand } from '../upstreams/routes.ts';
import type { Call } from './call.ts';

/** What a request has upstreams do with a model, on the journey of the request. */
export function errandOf(
  { signal, journey }: Pick<Call<never>, 'signal' | 'journey'>,
  model: string,
  capability: Capability,
): Errand {
  return { model, capability, signal, onAttempt: journey.note, onAsking: journey.asking };
}
