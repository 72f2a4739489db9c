import { MILLISECONDS_A_MINUTE, SECONDS_A_MINUTE } from '../foundation/durations.ts';
import type { Log } from '../foundation/log.ts';
import { within } from './for-a-while.ts';
import { lacksAddress, type UpstreamOutcome } from './port/outcome.ts';

/** Of which upstream something is remembered, and for how long. */
export interface LackingParts {
  /** The upstream's name in the configuration. */
  readonly name: string;
  readonly log: Log;
  readonly now: () => Date;
  readonly settings: { readonly askedAgainMinutes: number };
}

/**
 * Whether an upstream knows nothing at an address. It is not asked there for a while then, of which its operator is told,
 * who may bring it up to date.
 */
export class LackingAddress {
  readonly #parts: LackingParts;
  readonly #consequence: string;
  readonly #isAhead: (until: number, at: number) => boolean;
  /** In milliseconds of Unix time. */
  #until = 0;

  /** @param consequence - what the operator is told: which address it is, and what becomes of requests meanwhile */
  constructor(parts: LackingParts, consequence: string) {
    this.#parts = parts;
    this.#consequence = consequence;
    this.#isAhead = within(parts.settings.askedAgainMinutes * SECONDS_A_MINUTE);
  }

  get isLacking(): boolean {
    return this.#isAhead(this.#until, this.#parts.now().getTime());
  }

  /** Notes, of an answer from there, whether the upstream has no such address. */
  heard<T>(outcome: UpstreamOutcome<T>): UpstreamOutcome<T> {
    if (outcome.ok || this.isLacking || !lacksAddress(outcome.failure)) return outcome;
    const { name, log, settings, now } = this.#parts;
    const { askedAgainMinutes: minutes } = settings;
    this.#until = now().getTime() + minutes * MILLISECONDS_A_MINUTE;
    log.warn({ upstream: name, minutes }, `upstream knows nothing at ${this.#consequence}`);
    return outcome;
  }
}
