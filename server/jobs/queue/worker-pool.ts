/** The workers of one queue, each of which takes several messages at a time. */
export interface WorkerPool {
  /** Adds a worker. `wake` makes an idle worker poll, and a busy one poll again at once when it is done. */
  add(wake: () => void): PoolWorker;
  /** Wakes as many idle workers as the messages need; if there are too few, wakes all workers. */
  wakeFor(messages: number): void;
}

/** A worker of a worker pool. */
export interface PoolWorker {
  /** Runs work and marks the worker as busy, so that idle ones are woken first. */
  during<T>(work: () => Promise<T>): Promise<T>;
}

/** Makes a worker pool whose workers each take this many messages at a time. */
export function makeWorkerPool(messagesEach: number): WorkerPool {
  const members: { readonly wake: () => void; isAtWork: boolean }[] = [];
  return {
    add(wake) {
      const member = { wake, isAtWork: false };
      members.push(member);
      return {
        async during(work) {
          member.isAtWork = true;
          try {
            return await work();
          } finally {
            member.isAtWork = false;
          }
        },
      };
    },
    wakeFor(messages) {
      const needed = Math.ceil(messages / messagesEach);
      const resting = members.filter(({ isAtWork }) => !isAtWork);
      // Busy workers poll again when they are done, and which will be first is unknown.
      const woken = resting.length < needed ? members : resting.slice(0, needed);
      for (const { wake } of woken) wake();
    },
  };
}
