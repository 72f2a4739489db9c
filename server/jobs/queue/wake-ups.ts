/** Wakes workers when deferred messages become due. */
export interface WakeUps<Name> {
  /** Announces messages of a queue that become due after these delays. */
  expect(name: Name, afterSeconds: readonly number[]): void;
  end(): void;
}

/** Messages that become due within this time share a wake-up: the worker that polls for one finds the others. */
const TOGETHER_MS = 200;
/** Safety margin, as the database decides by its own clock whether a message is due. */
const MARGIN_MS = 20;
/** Messages due later than this are left to the workers' regular polls. */
const MAX_AHEAD_SECONDS = 600;

/**
 * Makes wake-ups.
 *
 * @param wake - called with the number of due messages of a queue
 */
export function openWakeUps<Name>(wake: (name: Name, count: number) => void): WakeUps<Name> {
  /** By due time slot: the number of messages of each queue, and the timer. */
  const due = new Map<number, { readonly counts: Map<Name, number>; timer: NodeJS.Timeout }>();
  let isOver = false;
  const countsAt = (slot: number): Map<Name, number> => {
    const found = due.get(slot);
    if (found !== undefined) return found.counts;
    const counts = new Map<Name, number>();
    const ring = (): void => {
      due.delete(slot);
      for (const [name, count] of counts) wake(name, count);
    };
    const timer = setTimeout(ring, slot * TOGETHER_MS - performance.now()).unref();
    due.set(slot, { counts, timer });
    return counts;
  };
  return {
    expect(name, afterSeconds) {
      // Messages deferred while this process shuts down are for other processes.
      if (isOver) return;
      const now = performance.now() + MARGIN_MS;
      for (const seconds of afterSeconds) {
        if (seconds <= 0 || seconds > MAX_AHEAD_SECONDS) continue;
        const counts = countsAt(Math.ceil((now + seconds * 1000) / TOGETHER_MS));
        counts.set(name, (counts.get(name) ?? 0) + 1);
      }
    },
    end() {
      isOver = true;
      for (const { timer } of due.values()) clearTimeout(timer);
      due.clear();
    },
  };
}
