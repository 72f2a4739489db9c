import type { Queue } from './queue.ts';

/** A lazily opened queue: calls wait until it is open. */
export interface OpeningQueue {
  readonly queue: Queue;
  /** Opens the queue if no call has done so; resolves once it is open, and rejects if that fails. */
  opened(): Promise<void>;
}

/**
 * Makes a queue that its first call opens. With the built-in database it must be opened beforehand: sending a message
 * within a transaction would deadlock, as opening the queue waits for the transaction to end.
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
    // There is nothing to stop if the queue was not opened, or opening it failed.
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
