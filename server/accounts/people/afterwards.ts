import type { Log } from '../../foundation/log.ts';

/** Work that goes on after an answer, so that the time of the answer does not tell whether there was any. */
export interface Afterwards {
  /** Begins the work. A failure is logged, under the name of the work. */
  begin(what: string, work: () => Promise<void>): void;
  /** Waits until all of it is done. */
  settled(): Promise<void>;
}

const UNDER_WAY_UP_TO = 1000;

/** Opens it. */
export function openAfterwards(log: Log): Afterwards {
  const underWay = new Set<Promise<void>>();
  return {
    begin(what, work) {
      if (underWay.size >= UNDER_WAY_UP_TO) {
        log.error({ what }, 'too much work waits behind answers: left some out');
        return;
      }
      const task = work()
        // Not the whole error, which may show the row, and with it an address.
        .catch((error: unknown) => {
          const failure = error instanceof Error ? error.message : String(error);
          log.error({ what, failure }, 'work behind an answer failed');
        })
        .finally(() => underWay.delete(task));
      underWay.add(task);
    },
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
