import { LackingAddress, type LackingParts } from '../../lacking-address.ts';
import type { UpstreamOutcome } from '../../port/outcome.ts';
import type { TextInterface, TextUpstream } from '../../port/text.ts';

/** What is known of the interfaces of an upstream. */
export interface SpokenParts extends LackingParts {
  /** What it speaks, the responses interface among it, as far as is known before it has been asked. */
  readonly usual: TextUpstream['interfaces'];
}

/** What an upstream speaks. One that knows nothing at the address of the responses interface is asked in another. */
export class SpokenInterfaces {
  readonly #usual: TextUpstream['interfaces'];
  readonly #others: TextUpstream['interfaces'];
  readonly #responses: LackingAddress;

  constructor({ usual, ...parts }: SpokenParts) {
    const [first, ...others] = usual;
    this.#usual = usual;
    this.#others = [first, ...others.filter((spoken) => spoken !== 'responses')];
    this.#responses = new LackingAddress(parts, TRANSLATED);
  }

  get now(): TextUpstream['interfaces'] {
    return this.#responses.isLacking ? this.#others : this.#usual;
  }

  /** Notes, of an answer in an interface, whether the upstream lacks that interface. */
  heard<T>(outcome: UpstreamOutcome<T>, asked: TextInterface): UpstreamOutcome<T> {
    return asked === 'responses' ? this.#responses.heard(outcome) : outcome;
  }
}

const TRANSLATED = '/responses; such requests are translated for a while';
