import { type MissingEndpointParts, untilAskedAgain } from '../missing-endpoint.ts';
import type { TtlCache } from '../ttl-cache.ts';

/**
 * The models that an upstream has reported not to stream partial images. They are asked for the finished image only,
 * for a while, as a rejected request costs time.
 */
export class UnstreamedModels {
  readonly #parts: MissingEndpointParts;
  readonly #known: TtlCache<true>;

  constructor(parts: MissingEndpointParts) {
    this.#parts = parts;
    this.#known = untilAskedAgain(parts);
  }

  includes(model: string): boolean {
    return this.#known.find(model) !== undefined;
  }

  add(model: string): void {
    const { name, log, settings } = this.#parts;
    const { askedAgainMinutes: minutes } = settings;
    this.#known.keep(model, true);
    log.info({ upstream: name, model, minutes }, WHOLE);
  }
}

const WHOLE =
  'upstream refuses to stream partial images; only finished images are requested for a while';
