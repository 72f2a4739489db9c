import { Recent } from '../../foundation/recent.ts';
import { askedAgainAt, type LackingParts } from '../lacking-address.ts';

/** How many models are known that show nothing. */
const MODELS_UP_TO = 1000;

/**
 * The models that show nothing of a picture before it is finished, as an upstream has said of them. They are asked for the
 * finished picture alone for a while, as to be refused first takes time.
 */
export class UnshownModels {
  readonly #parts: LackingParts;
  readonly #until = new Recent<number>(MODELS_UP_TO);

  constructor(parts: LackingParts) {
    this.#parts = parts;
  }

  includes(model: string): boolean {
    return this.#parts.now().getTime() < (this.#until.find(model) ?? Number.NEGATIVE_INFINITY);
  }

  add(model: string): void {
    const { name, log, settings } = this.#parts;
    const { askedAgainMinutes: minutes } = settings;
    this.#until.keep(model, askedAgainAt(this.#parts));
    log.info({ upstream: name, model, minutes }, WHOLE);
  }
}

const WHOLE =
  'upstream refuses to show pictures while it makes them; they are asked for finished for a while';
