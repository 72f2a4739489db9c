import { MissingEndpoint, type MissingEndpointParts } from '../../missing-endpoint.ts';
import type { UpstreamOutcome } from '../../port/outcome.ts';
import type { TextInterface, TextUpstream } from '../../port/text.ts';
import { missingAddress } from '../missing-address.ts';

/** Dependencies of `SpokenInterfaces`. */
export interface SpokenParts extends MissingEndpointParts {
  /** The interfaces to assume until the upstream proves otherwise, including the responses interface. */
  readonly usual: TextUpstream['interfaces'];
}

/**
 * The interfaces that an upstream supports. If the upstream has no endpoint for responses, requests are translated into
 * another interface.
 */
export class SpokenInterfaces {
  readonly #usual: TextUpstream['interfaces'];
  readonly #others: TextUpstream['interfaces'];
  readonly #responses: MissingEndpoint;
  readonly #parts: MissingEndpointParts;

  constructor({ usual, ...parts }: SpokenParts) {
    const [first, ...others] = usual;
    this.#usual = usual;
    this.#others = [first, ...others.filter((spoken) => spoken !== 'responses')];
    this.#parts = parts;
    this.#responses = new MissingEndpoint(parts, TRANSLATED);
  }

  get now(): TextUpstream['interfaces'] {
    return this.#responses.isLacking ? this.#others : this.#usual;
  }

  /**
   * Records from an outcome whether the upstream lacks the interface. Without any other than responses, the upstream
   * has failed.
   */
  heard<T>(outcome: UpstreamOutcome<T>, asked: TextInterface): UpstreamOutcome<T> {
    if (asked === 'responses') return this.#responses.heard(outcome);
    return missingAddress(outcome, this.#parts);
  }
}

const TRANSLATED = '/responses; such requests are translated for a while';
