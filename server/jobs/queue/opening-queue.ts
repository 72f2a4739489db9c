import type { Queue } from './queue.ts';

/** A queue that may not be open yet: calls wait until it is. */
export interface OpeningQueue {
  readonly queue: Queue;
  /** Opens it, unless a call has; resolves once it is open, and fails where it cannot be opened. */
  opened(): Promise<void>;
}

/**
 * Makes a queue that is opened by its first call. With the built-in database it must be opened before: a message of a
 * transaction would wait for the opening, which waits for the transaction there.
 */
export function queueInOpening(open: () => Promise<Queue>): OpeningQueue {
  let opening: Promise<Queue> | undefined;
  let isOpen = false;
  const begun = (): Promise<Queue> => {
    opening ??= open().then((queue) => {
      isOpen = true;
      return queue;
    });
    return opening;
  };
  const queue: Queue = {
    sendAll: async (...words) => (await begun()).sendAll(...words),
    everyMinute: async (name) => (await begun()).everyMinute(name),
    work: async (...words) => (await begun()).work(...words),
    workTogether: async (...words) => (await begun()).workTogether(...words),
    isAlive: async () => isOpen && (await begun()).isAlive(),
    depths: async () => (await begun()).depths(),
    // There is nothing to stop where the queue was not opened, or could not be.
    stop: async (graceSeconds) =>
      opening?.then(
        (opened) => opened.stop(graceSeconds),
        () => {},
      ),
  };
  return {
    queue,
    opened: async () => {
      await begun();
    },
  };
}
