import { SECONDS_PER_MINUTE } from '../../foundation/durations.ts';
import type { MissingEndpointParts } from '../missing-endpoint.ts';
import { TtlCache } from '../ttl-cache.ts';

/**
 * The models that an upstream has reported not to stream partial images. They are asked for the finished image only,
 * for a while, as a rejected request costs time.
 */
export class UnstreamedModels {
  readonly #parts: MissingEndpointParts;
  readonly #known: TtlCache<true>;

  constructor(parts: MissingEndpointParts) {
    this.#parts = parts;
    this.#known = new TtlCache(parts.settings.askedAgainMinutes * SECONDS_PER_MINUTE);
  }

  includes(model: string): boolean {
    return this.#known.find(model, this.#parts.now().getTime()) !== undefined;
  }

  add(model: string): void {
    const { name, log, settings, now } = this.#parts;
    const { askedAgainMinutes: minutes } = settings;
    this.#known.keep(model, true, { at: now().getTime() });
    log.info({ upstream: name, model, minutes }, WHOLE);
  }
}

const WHOLE =
  'upstream refuses to stream partial images; only finished images are requested for a while';
