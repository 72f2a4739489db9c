import { SECONDS_A_MINUTE } from '../../foundation/durations.ts';
import type { LackingParts } from '../lacking-address.ts';
import { ModelRests } from '../model-rests.ts';

/**
 * The models that show nothing of a picture before it is finished, as an upstream has said of them. They are asked for the
 * finished picture alone for a while, as to be refused first takes time.
 */
export class UnshownModels {
  readonly #parts: LackingParts;
  readonly #seconds: number;
  readonly #rests: ModelRests;

  constructor(parts: LackingParts) {
    this.#parts = parts;
    this.#seconds = parts.settings.askedAgainMinutes * SECONDS_A_MINUTE;
    this.#rests = new ModelRests(this.#seconds);
  }

  includes(model: string): boolean {
    return this.#rests.until(model, this.#parts.now().getTime()) > 0;
  }

  add(model: string): void {
    const { name, log, settings, now } = this.#parts;
    const { askedAgainMinutes: minutes } = settings;
    this.#rests.begin(model, { at: now().getTime(), seconds: this.#seconds });
    log.info({ upstream: name, model, minutes }, WHOLE);
  }
}

const WHOLE =
  'upstream refuses to show pictures while it makes them; they are asked for finished for a while';
