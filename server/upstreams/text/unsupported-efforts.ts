import { SECONDS_PER_MINUTE } from '../../foundation/durations.ts';
import type { MissingEndpointParts } from '../missing-endpoint.ts';
import type { UnsupportedEffort } from '../port/outcome.ts';
import type { AskedEffort, EffortMemory } from '../port/text.ts';
import { TtlCache } from '../ttl-cache.ts';

/**
 * Caches the reasoning efforts that models lack, as reported by their upstream. They are not requested again for a
 * while, because a refusal takes time and counts as a request.
 */
export class UnsupportedEfforts implements EffortMemory {
  readonly #now: MissingEndpointParts['now'];
  readonly #known: TtlCache<UnsupportedEffort>;

  constructor({ now, settings }: Pick<MissingEndpointParts, 'now' | 'settings'>) {
    this.#now = now;
    this.#known = new TtlCache(settings.askedAgainMinutes * SECONDS_PER_MINUTE);
  }

  find(asked: AskedEffort): UnsupportedEffort | undefined {
    return this.#known.find(nameOf(asked), this.#now().getTime())?.value;
  }

  note(asked: AskedEffort, lacking: UnsupportedEffort): void {
    this.#known.keep(nameOf(asked), lacking, { at: this.#now().getTime() });
  }
}

function nameOf({ model, effort, isAdaptive, hasTools }: AskedEffort): string {
  return JSON.stringify([effort, isAdaptive, hasTools, model]);
}
