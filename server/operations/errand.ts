import type { Capability, Errand } from '../upstreams/routes.ts';
import type { Call } from './call.ts';

/** The upstream call of a request, whose attempts are recorded in the request's journey. */
export function errandOf(
  { signal, journey }: Pick<Call<never>, 'signal' | 'journey'>,
  model: string,
  capability: Capability,
): Errand {
  return { model, capability, signal, onAttempt: journey.note, onAsking: journey.asking };
}
