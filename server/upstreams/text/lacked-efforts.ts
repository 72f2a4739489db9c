import { SECONDS_A_MINUTE } from '../../foundation/durations.ts';
import { ForAWhile } from '../for-a-while.ts';
import type { LackingParts } from '../lacking-address.ts';
import type { LackingEffort } from '../port/outcome.ts';
import type { AskedEffort, EffortMemory } from '../port/text.ts';

/**
 * Caches the reasoning efforts that models lack, as reported by their upstream. They are not requested again for a
 * while, because a refusal takes time and counts as a request.
 */
export class LackedEfforts implements EffortMemory {
  readonly #now: LackingParts['now'];
  readonly #known: ForAWhile<LackingEffort>;

  constructor({ now, settings }: Pick<LackingParts, 'now' | 'settings'>) {
    this.#now = now;
    this.#known = new ForAWhile(settings.askedAgainMinutes * SECONDS_A_MINUTE);
  }

  find(asked: AskedEffort): LackingEffort | undefined {
    return this.#known.find(nameOf(asked), this.#now().getTime())?.value;
  }

  note(asked: AskedEffort, lacking: LackingEffort): void {
    this.#known.keep(nameOf(asked), lacking, { at: this.#now().getTime() });
  }
}

function nameOf({ model, effort, isAdaptive, hasTools }: AskedEffort): string {
  return JSON.stringify([effort, isAdaptive, hasTools, model]);
}
