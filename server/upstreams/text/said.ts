import type { RepeatedSigns } from './stream-signs.ts';

/** What a stream has sent so far that its closing error event must repeat: complete events, or nothing. */
export interface Said {
  /** The events that include the one identifying the answer. */
  readonly opening: string;
  /** The most recent events that are numbered. */
  readonly last: string;
}

/** Records it while events are sent. */
export class SaidSoFar {
  readonly #signs: RepeatedSigns | undefined;
  #opening: Buffer | string = '';
  #last: Buffer | string = '';

  /** @param signs - the substrings that identify these events; without them, nothing is recorded */
  constructor(signs: RepeatedSigns | undefined) {
    this.#signs = signs;
  }

  add(events: Buffer | string): void {
    if (this.#signs === undefined) return;
    if (events.includes(this.#signs.numbered)) this.#last = events;
    if (this.#opening === '' && events.includes(this.#signs.opening)) this.#opening = events;
  }

  get said(): Said {
    return { opening: String(this.#opening), last: String(this.#last) };
  }
}
