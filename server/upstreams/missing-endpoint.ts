import { SECONDS_PER_MINUTE } from '../foundation/durations.ts';
import type { Log } from '../foundation/log.ts';
import { isMissingEndpoint, type UpstreamOutcome } from './port/outcome.ts';
import { TtlCache } from './ttl-cache.ts';

/** The upstream that something is remembered about, and its settings. */
export interface MissingEndpointParts {
  /** The upstream's name in the configuration. */
  readonly name: string;
  readonly log: Log;
  readonly now: () => Date;
  readonly settings: { readonly askedAgainMinutes: number };
}

/** Makes a cache of facts that an upstream is asked about again after the time of its settings. */
export function untilAskedAgain<Value>({
  settings: { askedAgainMinutes },
  now,
}: Pick<MissingEndpointParts, 'settings' | 'now'>): TtlCache<Value> {
  return new TtlCache({ seconds: askedAgainMinutes * SECONDS_PER_MINUTE, now });
}

const THE_ENDPOINT = '';

/**
 * Remembers that an upstream does not offer an endpoint. The endpoint is then not called for a while; a log entry tells
 * the operator, who may be able to update the upstream.
 */
export class MissingEndpoint {
  readonly #parts: MissingEndpointParts;
  readonly #consequence: string;
  /** Has its one entry while the endpoint is lacking. */
  readonly #lacking: TtlCache<true>;

  /** @param consequence - for the log: which endpoint it is, and how requests are handled meanwhile */
  constructor(parts: MissingEndpointParts, consequence: string) {
    this.#parts = parts;
    this.#consequence = consequence;
    this.#lacking = untilAskedAgain(parts);
  }

  get isLacking(): boolean {
    return this.#lacking.find(THE_ENDPOINT) !== undefined;
  }

  /** Records whether the outcome of a call shows that the endpoint does not exist. Returns the outcome. */
  heard<T>(outcome: UpstreamOutcome<T>): UpstreamOutcome<T> {
    if (outcome.ok || this.isLacking || !isMissingEndpoint(outcome.failure)) return outcome;
    const { name, log, settings } = this.#parts;
    const { askedAgainMinutes: minutes } = settings;
    this.#lacking.keep(THE_ENDPOINT, true);
    log.warn({ upstream: name, minutes }, `upstream knows nothing at ${this.#consequence}`);
    return outcome;
  }
}
