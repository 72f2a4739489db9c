import type { Queries } from '../database/database.ts';
import { writeUses } from '../database/key-uses.ts';
import { type Clock, secondsAfter } from '../foundation/clock.ts';
import type { Log } from '../foundation/log.ts';

/** Records when keys were last used, after the requests. */
export interface LastUses {
  /** Notes a use of a key. `lastUsedAt` is the stored time. */
  note(keyId: string, lastUsedAt: Date | null): void;
  /** Writes what was noted, and closes. */
  close(): Promise<void>;
}

/** What it stands on. */
export interface LastUsesParts {
  readonly queries: Queries;
  readonly clock: Clock;
  readonly log: Log;
}

/** The use of a key is written at most this often. */
const WRITTEN_EVERY_SECONDS = 60;
/** How long uses are gathered before they are written. */
const BATCH_AFTER_MS = 5_000;
const BATCH_UP_TO = 1_000;
/** How many uses are noted; one more is noted the next time. */
const NOTED_UP_TO = 10_000;

/** Opens the record of last uses. While the database is away nothing is written, which is only logged. */
export function openLastUses({ queries, clock, log }: LastUsesParts): LastUses {
  /** The uses that are not written yet, by key. */
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
