import { MILLISECONDS_A_MINUTE } from '../foundation/durations.ts';
import type { Log } from '../foundation/log.ts';
import { lacksAddress, type UpstreamOutcome } from './port.ts';

/** Of which upstream something is remembered, and for how long. */
export interface LackingParts {
  /** The upstream's name in the configuration. */
  readonly name: string;
  readonly log: Log;
  readonly now: () => Date;
  readonly settings: { readonly askedAgainMinutes: number };
}

/** When an upstream is asked again for what it lacks now, in milliseconds of Unix time. */
export function askedAgainAt({ now, settings }: Pick<LackingParts, 'now' | 'settings'>): number {
  return now().getTime() + settings.askedAgainMinutes * MILLISECONDS_A_MINUTE;
}

/**
 * Whether an upstream knows nothing at an address. It is not asked there for a while then, of which its operator is told,
 * who may bring it up to date.
 */
export class LackingAddress {
  readonly #parts: LackingParts;
  readonly #consequence: string;
  #until = Number.NEGATIVE_INFINITY;

  /** @param consequence - what the operator is told: which address it is, and what becomes of requests meanwhile */
  constructor(parts: LackingParts, consequence: string) {
    this.#parts = parts;
    this.#consequence = consequence;
  }

  get isLacking(): boolean {
    return this.#parts.now().getTime() < this.#until;
  }

  /** Notes, of an answer from there, whether the upstream has no such address. */
  heard<T>(outcome: UpstreamOutcome<T>): UpstreamOutcome<T> {
    if (outcome.ok || this.isLacking || !lacksAddress(outcome.failure)) return outcome;
    const { name, log, settings } = this.#parts;
    const { askedAgainMinutes: minutes } = settings;
    this.#until = askedAgainAt(this.#parts);
    log.warn({ upstream: name, minutes }, `upstream knows nothing at ${this.#consequence}`);
    return outcome;
  }
}
