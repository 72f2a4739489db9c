import type { Queries } from '../database/database.ts';
import { writeUses } from '../database/key-uses.ts';
import { type Clock, secondsAfter } from '../foundation/clock.ts';
import type { Log } from '../foundation/log.ts';

/** Writes down when keys were last used, behind the requests. */
export interface LastUses {
  /** A key is used. `lastUsedAt` is what was written of it before. */
  note(keyId: string, lastUsedAt: Date | null): void;
  /** Writes what was noted, and ends it. */
  close(): Promise<void>;
}

/** What it stands on. */
export interface LastUsesParts {
  readonly queries: Queries;
  readonly clock: Clock;
  readonly log: Log;
}

/** More often than this no key's use is written. */
const WRITTEN_EVERY_SECONDS = 60;
/** What is noted waits so long for more of its kind. */
const BATCH_AFTER_MS = 5_000;
const BATCH_UP_TO = 1_000;
/** A use that finds no room is noted the next time. */
const NOTED_UP_TO = 10_000;

/** Opens the book of last uses. Where the database is away nothing is written, and nobody hears of it but the log. */
export function openLastUses({ queries, clock, log }: LastUsesParts): LastUses {
  /** When each key was last used, as far as it is not written yet. */
  const noted = new Map<string, Date>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  async function write(): Promise<void> {
    while (noted.size > 0) {
      const batch = [...noted].slice(0, BATCH_UP_TO);
      for (const [keyId] of batch) noted.delete(keyId);
      await writeUses(queries, batch, WRITTEN_EVERY_SECONDS);
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing = writing
      .then(write)
      .catch((error: unknown) => log.warn({ error }, 'last uses of keys not written'));
    return writing;
  }

  return {
    note(keyId, lastUsedAt) {
      const now = clock.now();
      const due = secondsAfter(now, -WRITTEN_EVERY_SECONDS);
      if ((lastUsedAt !== null && lastUsedAt > due) || noted.size >= NOTED_UP_TO) return;
      noted.set(keyId, now);
      timer ??= setTimeout(flush, BATCH_AFTER_MS).unref();
    },
    close: flush,
  };
}
