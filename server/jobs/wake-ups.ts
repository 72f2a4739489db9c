/** Wakes whoever handles messages that come later, when they are due. */
export interface WakeUps<Name> {
  /** Some messages of a queue are due after so many seconds. */
  expect(name: Name, afterSeconds: readonly number[]): void;
  end(): void;
}

/** What is due within so long is woken for together: whoever looks for one finds the others with it. */
const TOGETHER_MS = 200;
/** The database has the last word on when a message is due, by a clock of its own. */
const MARGIN_MS = 20;
/** What comes later than that is found by whoever looks for messages again and again. */
const AHEAD_SECONDS_UP_TO = 600;

/**
 * Makes what wakes them.
 *
 * @param wake - told how many messages of a queue are due
 */
export function openWakeUps<Name>(wake: (name: Name, count: number) => void): WakeUps<Name> {
  /** By when they are due, how many messages of each queue, and what wakes. */
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
      // Who is still at work at the end may put something off: it is for others.
      if (isOver) return;
      const now = performance.now() + MARGIN_MS;
      for (const seconds of afterSeconds) {
        if (seconds <= 0 || seconds > AHEAD_SECONDS_UP_TO) continue;
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
