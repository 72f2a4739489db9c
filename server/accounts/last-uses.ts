import type { Queries } from '../database/database.ts';
import { writeUses } from '../database/key-uses.ts';
import { type Clock, secondsAfter } from '../foundation/clock.ts';
import type { Log } from '../foundation/log.ts';

/** Records when keys were last used, asynchronously to the requests. */
export interface LastUses {
  /** Records a use of a key. `lastUsedAt` is the stored time. */
  note(keyId: string, lastUsedAt: Date | null): void;
  /** Writes the recorded uses, and closes. */
  close(): Promise<void>;
}

/** Dependencies of the record of last uses. */
export interface LastUsesParts {
  readonly queries: Queries;
  readonly clock: Clock;
  readonly log: Log;
}

/** The last use of a key is written at most this often. */
const WRITTEN_EVERY_SECONDS = 60;
/** How long uses are collected into a batch before it is written. */
const BATCH_AFTER_MS = 5_000;
const MAX_BATCH = 1_000;
/** The maximum number of uses in memory; beyond it, a use is skipped and the key's next one recorded. */
const MAX_NOTED = 10_000;

/** Opens the record of last uses. A failed write is only logged. */
export function openLastUses({ queries, clock, log }: LastUsesParts): LastUses {
  /** The uses that are not written yet, by key. */
  const noted = new Map<string, Date>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  async function write(): Promise<void> {
    while (noted.size > 0) {
      const batch = [...noted].slice(0, MAX_BATCH);
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
      if ((lastUsedAt !== null && lastUsedAt > due) || noted.size >= MAX_NOTED) return;
      noted.set(keyId, now);
      timer ??= setTimeout(flush, BATCH_AFTER_MS).unref();
    },
    close: flush,
  };
}
