import { SECONDS_A_MINUTE } from '../../foundation/durations.ts';
import { Recent } from '../../foundation/recent.ts';
import type { LackingParts } from '../lacking-address.ts';
import { within } from '../model-rests.ts';
import type { AskedEffort, EffortMemory, LackingEffort } from '../port.ts';

/** How many efforts of models are known that they do not have. */
const EFFORTS_UP_TO = 1000;

/** What an upstream has said of an effort, and until when that is believed, in milliseconds. */
interface Lacked {
  readonly lacking: LackingEffort;
  readonly until: number;
}

/**
 * The efforts that models do not have, as their upstream has said. They are not asked for them for a while, as to be refused
 * first takes time, and counts as a request.
 */
export class LackedEfforts implements EffortMemory {
  readonly #now: LackingParts['now'];
  readonly #seconds: number;
  readonly #isAhead: (until: number, at: number) => boolean;
  readonly #known = new Recent<Lacked>(EFFORTS_UP_TO);

  constructor({ now, settings }: Pick<LackingParts, 'now' | 'settings'>) {
    this.#now = now;
    this.#seconds = settings.askedAgainMinutes * SECONDS_A_MINUTE;
    this.#isAhead = within(this.#seconds);
  }

  find(asked: AskedEffort): LackingEffort | undefined {
    const known = this.#known.find(nameOf(asked));
    const isBelieved = known !== undefined && this.#isAhead(known.until, this.#now().getTime());
    return isBelieved ? known.lacking : undefined;
  }

  note(asked: AskedEffort, lacking: LackingEffort): void {
    const until = this.#now().getTime() + this.#seconds * 1000;
    this.#known.keep(nameOf(asked), { lacking, until });
  }
}

function nameOf({ model, effort, isAdaptive, hasTools }: AskedEffort): string {
  return JSON.stringify([effort, isAdaptive, hasTools, model]);
}
