import { setImmediate as othersFirst, setTimeout as sleep } from 'node:timers/promises';
import { isUnavailable } from './availability.ts';

/** How entries are written, and what happens to those that cannot be. */
export interface WriteBehindParts<T> {
  /** Writes all entries or none; called again if the outcome is unknown. */
  readonly write: (entries: readonly T[], attempt: WriteAttempt) => Promise<void>;
  /** Called for an entry that could not be written and is not retried. */
  readonly giveUp: (entry: T, error: unknown) => void;
  /** Maximum batch size. */
  readonly entriesAtOnce?: number | undefined;
}

/** Details of a write attempt. */
export interface WriteAttempt {
  /** Whether none of the entries has been tried before. */
  readonly isFirstTry: boolean;
}

const ENTRIES_AT_ONCE = 500;
const OLDEST_MS = 100;
/**
 * Delays before retries. While the database is unavailable, the last one repeats. If the database finally rejects a
 * batch, each entry is tried alone, so that a bad one does not affect the others.
 */
const PAUSES_SECONDS = [1, 2, 5, 10, 30] as const;

/**
 * A write-behind buffer. A batch is written when its oldest entry has waited for a tenth of a second, or as soon as it is
 * full; one batch at a time.
 */
export class WriteBehind<T> {
  readonly #write: WriteBehindParts<T>['write'];
  readonly #giveUp: WriteBehindParts<T>['giveUp'];
  readonly #entriesAtOnce: number;
  readonly #queued: T[] = [];
  readonly #closing = new AbortController();
  /** Number of entries in the batch being written. */
  #inHand = 0;
  /** Why the database was unavailable at the last attempt, if it was. */
  #away: { readonly cause: unknown } | undefined;
  #timer: NodeJS.Timeout | undefined;
  #working: Promise<void> | undefined;

  constructor({ write, giveUp, entriesAtOnce = ENTRIES_AT_ONCE }: WriteBehindParts<T>) {
    this.#write = write;
    this.#giveUp = giveUp;
    this.#entriesAtOnce = entriesAtOnce;
  }

  /** Number of entries not written yet. */
  get waiting(): number {
    return this.#queued.length + this.#inHand;
  }

  add(entry: T): void {
    this.#queued.push(entry);
    if (this.#queued.length >= this.#entriesAtOnce) this.#begin();
    else if (this.#working === undefined) this.#beginLater();
  }

  /**
   * Writes the remaining entries, with one attempt for each batch. Those that are added later are written in the same
   * way, soon after.
   */
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

  /** Writes a batch, then further full ones; while closing, writes all entries. */
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
      // An aborted pause leads to a final attempt.
      await sleep(pause * 1000, undefined, { signal: this.#closing.signal }).catch(() => {});
    }
  }

  /** Tries each entry alone, but none if the database is unavailable. */
  async #writeEach(batch: readonly T[], cause: unknown): Promise<void> {
    this.#away = isUnavailable(cause) ? { cause } : undefined;
    for (const entry of batch) {
      const error = this.#away ?? (await this.#try([entry], { isFirstTry: false }));
      if (error !== undefined) this.#giveUp(entry, error.cause);
    }
  }

  /** Tries to write; returns the error if that failed. While closing, an unavailable database is not tried again. */
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
