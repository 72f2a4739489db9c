import type { Log } from '../../../foundation/log.ts';
import type { TextInterface, TextUpstream, UpstreamOutcome } from '../../port.ts';

/** Whoever runs the upstream may bring it up to date. */
const ASKED_AGAIN_AFTER_MINUTES = 10;
const MILLISECONDS_A_MINUTE = 60_000;

/** What is known of the interfaces of an upstream. */
export interface SpokenParts {
  /** What it speaks, the responses interface among it, as far as is known before it has been asked. */
  readonly usual: TextUpstream['interfaces'];
  /** The upstream's name in the configuration. */
  readonly name: string;
  readonly log: Log;
  readonly now: () => Date;
}

/**
 * What an upstream speaks. One that knows nothing at the address of the responses interface is asked in another for a
 * while, of which its operator is told.
 */
export class SpokenInterfaces {
  readonly #parts: SpokenParts;
  readonly #others: TextUpstream['interfaces'];
  #unspokenUntil = Number.NEGATIVE_INFINITY;

  constructor(parts: SpokenParts) {
    const [first, ...others] = parts.usual;
    this.#parts = parts;
    this.#others = [first, ...others.filter((spoken) => spoken !== 'responses')];
  }

  get now(): TextUpstream['interfaces'] {
    return this.#isUnspoken() ? this.#others : this.#parts.usual;
  }

  /** Takes to heart what an upstream has said that was asked in an interface. */
  heard<T>(outcome: UpstreamOutcome<T>, asked: TextInterface): UpstreamOutcome<T> {
    if (asked !== 'responses' || outcome.ok || this.#isUnspoken()) return outcome;
    const { failure } = outcome;
    if (failure.kind !== 'refused' || failure.because !== 'no-address') return outcome;
    const { name, log, now } = this.#parts;
    this.#unspokenUntil = now().getTime() + ASKED_AGAIN_AFTER_MINUTES * MILLISECONDS_A_MINUTE;
    log.warn(
      { upstream: name, minutes: ASKED_AGAIN_AFTER_MINUTES },
      'upstream knows nothing at /responses; such requests are translated for a while',
    );
    return outcome;
  }

  #isUnspoken(): boolean {
    return this.#parts.now().getTime() < this.#unspokenUntil;
  }
}
