import type { Log } from '../../foundation/log.ts';

/** Work in the background of a response, so that response times do not reveal whether there was any. */
export interface BackgroundTasks {
  /** Starts the work. A failure is logged with the name of the work. */
  begin(what: string, work: () => Promise<void>): void;
  /** Waits until all work is done. */
  settled(): Promise<void>;
}

const MAX_UNDER_WAY = 1000;

/** Opens the background work. */
export function openBackgroundTasks(log: Log): BackgroundTasks {
  const underWay = new Set<Promise<void>>();
  return {
    begin(what, work) {
      if (underWay.size >= MAX_UNDER_WAY) {
        log.error({ what }, 'queue of deferred work is full: dropped some');
        return;
      }
      const task = work()
        // Logs the message only: the whole error may contain the row, and with it an e-mail address.
        .catch((error: unknown) => {
          const failure = error instanceof Error ? error.message : String(error);
          log.error({ what, failure }, 'work after a response failed');
        })
        .finally(() => underWay.delete(task));
      underWay.add(task);
    },
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
