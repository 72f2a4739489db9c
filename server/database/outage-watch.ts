import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from './database.ts';

/** Logs the end of each outage of the database. Its beginning is logged by what it makes fail. */
export interface OutageWatch {
  /** Something has failed because the database seems to be away. */
  suspect(): void;
  close(): void;
}

/** Dependencies and options of watching for outages. */
export interface OutageWatchParts extends Pick<Database, 'isAlive'> {
  readonly log: { info(facts: { readonly seconds: number }, message: string): void };
  readonly everyMs?: number;
}

const EVERY_MS = 1_000;

/** Watches a database that seems to be away until it answers again. */
export function watchOutages({ isAlive, log, everyMs = EVERY_MS }: OutageWatchParts): OutageWatch {
  let isLooking = false;
  let isClosed = false;
  const look = async (): Promise<void> => {
    const from = performance.now();
    let isAway = false;
    while (!isClosed && !(await isAlive())) {
      isAway = true;
      await sleep(everyMs, undefined, { ref: false });
    }
    isLooking = false;
    if (!isAway || isClosed) return;
    const seconds = Math.round((performance.now() - from) / 1000);
    log.info({ seconds }, 'the database answers again');
  };
  return {
    suspect() {
      if (isLooking || isClosed) return;
      isLooking = true;
      void look();
    },
    close() {
      isClosed = true;
    },
  };
}
