import { type MissingEndpointParts, untilAskedAgain } from '../missing-endpoint.ts';
import type { UnsupportedEffort } from '../port/outcome.ts';
import type { AskedEffort, EffortMemory } from '../port/text.ts';
import type { TtlCache } from '../ttl-cache.ts';

/**
 * Caches the reasoning efforts that models lack, as reported by their upstream. They are not requested again for a
 * while, because a refusal takes time and counts as a request.
 */
export class UnsupportedEfforts implements EffortMemory {
  readonly #known: TtlCache<UnsupportedEffort>;

  constructor(parts: Pick<MissingEndpointParts, 'now' | 'settings'>) {
    this.#known = untilAskedAgain(parts);
  }

  find(asked: AskedEffort): UnsupportedEffort | undefined {
    return this.#known.find(nameOf(asked))?.value;
  }

  note(asked: AskedEffort, lacking: UnsupportedEffort): void {
    this.#known.keep(nameOf(asked), lacking);
  }
}

function nameOf({ model, effort, isAdaptive, hasTools }: AskedEffort): string {
  return JSON.stringify([effort, isAdaptive, hasTools, model]);
}
