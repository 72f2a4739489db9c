import { setImmediate as othersFirst, setTimeout as sleep } from 'node:timers/promises';
import { isUnavailable } from './availability.ts';

/** Entries that are written later, many at once. */
export interface WriteBehind<T> {
  add(entry: T): void;
  /** How many are not written yet. */
  readonly waiting: number;
  /** Writes what waits, with one try for each batch, and accepts no more. */
  close(): Promise<void>;
}

/** How entries are written, and what happens to those that cannot be. */
export interface WriteBehindParts<T> {
  /** Writes all of them or none; called again where that is unclear. */
  readonly write: (entries: readonly T[], attempt: WriteAttempt) => Promise<void>;
  /** Told of an entry that could not be written and is not tried again. */
  readonly giveUp: (entry: T, error: unknown) => void;
  /** How many are written at once at the most. */
  readonly entriesAtOnce?: number | undefined;
}

/** The circumstances of a try. */
export interface WriteAttempt {
  /** Whether none of them has been tried before. */
  readonly isFirstTry: boolean;
}

const ENTRIES_AT_ONCE = 500;
const OLDEST_MS = 100;
/**
 * The pauses before further tries. While the database is away, the last one repeats. If the database refuses a batch to
 * the end, each entry is tried alone, so that a bad one harms no other.
 */
const PAUSES_SECONDS = [1, 2, 5, 10, 30] as const;

/**
 * Opens the writing in batches. A batch is written when its oldest entry has waited for a tenth of a second, or as soon
 * as it is full; one batch at a time.
 */
export function openWriteBehind<T>(parts: WriteBehindParts<T>): WriteBehind<T> {
  return new Batches(parts);
}

class Batches<T> implements WriteBehind<T> {
  readonly #write: WriteBehindParts<T>['write'];
  readonly #giveUp: WriteBehindParts<T>['giveUp'];
  readonly #entriesAtOnce: number;
  readonly #queued: T[] = [];
  readonly #closing = new AbortController();
  /** How many entries are in the batch that is being written. */
  #inHand = 0;
  /** Why the database was away at the last try, if it was. */
  #away: { readonly cause: unknown } | undefined;
  #timer: NodeJS.Timeout | undefined;
  #working: Promise<void> | undefined;

  constructor({ write, giveUp, entriesAtOnce = ENTRIES_AT_ONCE }: WriteBehindParts<T>) {
    this.#write = write;
    this.#giveUp = giveUp;
    this.#entriesAtOnce = entriesAtOnce;
  }

  get waiting(): number {
    return this.#queued.length + this.#inHand;
  }

  add(entry: T): void {
    this.#queued.push(entry);
    if (this.#queued.length >= this.#entriesAtOnce) this.#begin();
    else if (this.#working === undefined) this.#beginLater();
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#working;
    if (this.#queued.length > 0) this.#begin();
    await this.#working;
    clearTimeout(this.#timer);
  }

  #beginLater(): void {
    this.#timer ??= setTimeout(() => this.#begin(), OLDEST_MS);
  }

  #begin(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#working ??= this.#writeQueued().finally(() => {
      this.#working = undefined;
      if (this.#queued.length > 0) this.#beginLater();
    });
  }

  /** Writes full batches while there are any, and at the end what is left too. */
  async #writeQueued(): Promise<void> {
    do {
      const batch = this.#queued.splice(0, this.#entriesAtOnce);
      this.#inHand = batch.length;
      await this.#writePatiently(batch);
      this.#inHand = 0;
      await othersFirst();
    } while (
      this.#queued.length >= this.#entriesAtOnce ||
      (this.#closing.signal.aborted && this.#queued.length > 0)
    );
  }

  async #writePatiently(batch: readonly T[]): Promise<void> {
    for (let tries = 0; ; tries += 1) {
      const error = await this.#try(batch, { isFirstTry: tries === 0 });
      if (error === undefined) return;
      const pause =
        PAUSES_SECONDS[tries] ?? (isUnavailable(error.cause) ? PAUSES_SECONDS.at(-1) : undefined);
      if (pause === undefined || this.#closing.signal.aborted) {
        return this.#writeEach(batch, error.cause);
      }
      // An aborted pause leads to a last try.
      await sleep(pause * 1000, undefined, { signal: this.#closing.signal }).catch(() => {});
    }
  }

  /** Tries each entry alone, but none where the database is away. */
  async #writeEach(batch: readonly T[], cause: unknown): Promise<void> {
    this.#away = isUnavailable(cause) ? { cause } : undefined;
    for (const entry of batch) {
      const error = this.#away ?? (await this.#try([entry], { isFirstTry: false }));
      if (error !== undefined) this.#giveUp(entry, error.cause);
    }
  }

  /** Tries to write; answers why it could not. At the end of a process, nobody waits for a database that is away. */
  async #try(
    batch: readonly T[],
    attempt: WriteAttempt,
  ): Promise<{ readonly cause: unknown } | undefined> {
    if (this.#away !== undefined && this.#closing.signal.aborted) return this.#away;
    try {
      await this.#write(batch, attempt);
      return undefined;
    } catch (cause) {
      return { cause };
    }
  }
}
