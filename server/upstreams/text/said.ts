import type { RepeatedSigns } from './stream-signs.ts';

/** What has gone out of a stream, as far as what ends one that breaks off repeats it: whole events, or nothing. */
export interface Said {
  /** Those with the one that names the answer. */
  readonly opening: string;
  /** The last ones that are numbered. */
  readonly last: string;
}

/** Keeps it while it goes out. */
export class SaidSoFar {
  readonly #signs: RepeatedSigns | undefined;
  #opening: Buffer | string = '';
  #last: Buffer | string = '';

  /** @param signs - by which it is found; without any, nothing is kept */
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
