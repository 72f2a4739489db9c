import type { Queue } from './queue.ts';

/** A queue that may not be open yet: what is asked of it waits until it is. */
export interface OpeningQueue {
  readonly queue: Queue;
  /** Comes to its end once the queue is open; fails where it could not be opened. */
  readonly opened: Promise<void>;
}

/**
 * Makes a queue of one that is being opened. Not for the built-in database: a message of a transaction would wait for
 * the opening, which waits for the transaction there.
 */
export function queueInOpening(opening: Promise<Queue>): OpeningQueue {
  let isOpen = false;
  const opened = opening.then(() => {
    isOpen = true;
  });
  // Whoever waits for it learns of a failure; it may come before anybody waits.
  opened.catch(() => {});
  const queue: Queue = {
    sendAll: async (...words) => (await opening).sendAll(...words),
    everyMinute: async (name) => (await opening).everyMinute(name),
    work: async (...words) => (await opening).work(...words),
    workTogether: async (...words) => (await opening).workTogether(...words),
    isAlive: async () => isOpen && (await opening).isAlive(),
    depths: async () => (await opening).depths(),
    // A queue that could not be opened has nothing to stop.
    stop: (graceSeconds) =>
      opening.then(
        ({ stop }) => stop(graceSeconds),
        () => {},
      ),
  };
  return { queue, opened };
}
