import { MILLISECONDS_PER_MINUTE, SECONDS_PER_MINUTE } from '../foundation/durations.ts';
import type { Log } from '../foundation/log.ts';
import { isMissingEndpoint, type UpstreamOutcome } from './port/outcome.ts';
import { within } from './ttl-cache.ts';

/** The upstream that something is remembered about, and its settings. */
export interface MissingEndpointParts {
  /** The upstream's name in the configuration. */
  readonly name: string;
  readonly log: Log;
  readonly now: () => Date;
  readonly settings: { readonly askedAgainMinutes: number };
}

/**
 * Remembers that an upstream does not offer an endpoint. The endpoint is then not called for a while; a log entry tells
 * the operator, who may be able to update the upstream.
 */
export class MissingEndpoint {
  readonly #parts: MissingEndpointParts;
  readonly #consequence: string;
  readonly #isAhead: (until: number, at: number) => boolean;
  /** Expiry, in milliseconds of Unix time. */
  #until = 0;

  /** @param consequence - for the log: which endpoint it is, and how requests are handled meanwhile */
  constructor(parts: MissingEndpointParts, consequence: string) {
    this.#parts = parts;
    this.#consequence = consequence;
    this.#isAhead = within(parts.settings.askedAgainMinutes * SECONDS_PER_MINUTE);
  }

  get isLacking(): boolean {
    return this.#isAhead(this.#until, this.#parts.now().getTime());
  }

  /** Records whether the outcome of a call shows that the endpoint does not exist. Returns the outcome. */
  heard<T>(outcome: UpstreamOutcome<T>): UpstreamOutcome<T> {
    if (outcome.ok || this.isLacking || !isMissingEndpoint(outcome.failure)) return outcome;
    const { name, log, settings, now } = this.#parts;
    const { askedAgainMinutes: minutes } = settings;
    this.#until = now().getTime() + minutes * MILLISECONDS_PER_MINUTE;
    log.warn({ upstream: name, minutes }, `upstream knows nothing at ${this.#consequence}`);
    return outcome;
  }
}
