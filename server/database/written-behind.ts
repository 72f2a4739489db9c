import { setImmediate as othersFirst, setTimeout as sleep } from 'node:timers/promises';
import { isUnavailable } from './availability.ts';

/** Things that are written behind the work, many at once. */
export interface WriteBehind<T> {
  add(entry: T): void;
  /** How many are not written yet. */
  readonly waiting: number;
  /** Writes what waits, with one try for each batch, and then takes no more. */
  close(): Promise<void>;
}

/** How it is written, and what becomes of what cannot be. */
export interface WriteBehindParts<T> {
  /** Writes all of them or none; where it is unclear which, it may be asked again. */
  readonly write: (entries: readonly T[], attempt: WriteAttempt) => Promise<void>;
  /** Told of what could not be written and is tried no more. */
  readonly giveUp: (entry: T, error: unknown) => void;
  /** So many are written at once at the most. */
  readonly entriesAtOnce?: number | undefined;
}

/** How entries are tried to be written. */
export interface WriteAttempt {
  /** Whether none of them has been tried before. */
  readonly isFirstTry: boolean;
}

const ENTRIES_AT_ONCE = 500;
const OLDEST_MS = 100;
/**
 * What could not be written is tried again after each of these. While the database is away it is tried on and on, after
 * the last; where it is there and refuses, each entry is tried alone, so that none loses the others.
 */
const PAUSES_SECONDS = [1, 2, 5, 10, 30] as const;

/**
 * Opens the writing of things in batches: one is written when its oldest entry has waited for a tenth of a second, or as
 * soon as it is full, and one at a time.
 */
export function openWriteBehind<T>({
  write,
  giveUp,
  entriesAtOnce = ENTRIES_AT_ONCE,
}: WriteBehindParts<T>): WriteBehind<T> {
  const queued: T[] = [];
  const closing = new AbortController();
  let inHand = 0;
  /** Why the database was out of reach when it was tried last, if it was. */
  let away: { readonly cause: unknown } | undefined;
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> | undefined;

  function begin(): void {
    clearTimeout(timer);
    timer = undefined;
    working ??= workOff().finally(() => {
      working = undefined;
      if (queued.length > 0) timer ??= setTimeout(begin, OLDEST_MS);
    });
  }

  async function workOff(): Promise<void> {
    do {
      const batch = queued.splice(0, entriesAtOnce);
      inHand = batch.length;
      await writePatiently(batch);
      inHand = 0;
      await othersFirst();
    } while (queued.length >= entriesAtOnce || (closing.signal.aborted && queued.length > 0));
  }

  async function writePatiently(batch: readonly T[]): Promise<void> {
    for (let tries = 0; ; tries += 1) {
      const error = await errorOf(batch, { isFirstTry: tries === 0 });
      if (error === undefined) return;
      const pause =
        PAUSES_SECONDS[tries] ?? (isUnavailable(error.cause) ? PAUSES_SECONDS.at(-1) : undefined);
      if (pause === undefined || closing.signal.aborted) return writeEach(batch, error.cause);
      // A wait that is cut short leads to a last try.
      await sleep(pause * 1000, undefined, { signal: closing.signal }).catch(() => {});
    }
  }

  /** At the end of a process nobody waits for a database that is away. */
  async function writeEach(batch: readonly T[], cause: unknown): Promise<void> {
    away = isUnavailable(cause) ? { cause } : undefined;
    for (const entry of batch) {
      const error = away ?? (await errorOf([entry], { isFirstTry: false }));
      if (error !== undefined) giveUp(entry, error.cause);
    }
  }

  async function errorOf(
    batch: readonly T[],
    attempt: WriteAttempt,
  ): Promise<{ readonly cause: unknown } | undefined> {
    if (away !== undefined && closing.signal.aborted) return away;
    try {
      await write(batch, attempt);
      return undefined;
    } catch (cause) {
      return { cause };
    }
  }

  return {
    get waiting() {
      return queued.length + inHand;
    },
    add(entry) {
      queued.push(entry);
      if (queued.length >= entriesAtOnce) begin();
      else if (working === undefined) timer ??= setTimeout(begin, OLDEST_MS);
    },
    async close() {
      closing.abort();
      await working;
      if (queued.length > 0) begin();
      await working;
      clearTimeout(timer);
    },
  };
}
