/** The count under a name in its current window. */
export interface Count {
  readonly counted: number;
  /** The time until the window resets, in seconds. */
  readonly resetSeconds: number;
}

/** A name to count under, and its limit. */
export interface Counted {
  readonly name: string;
  /** The limit per window. Once it is reached, the count may be returned without counting. */
  readonly most: number;
}

/** Counts over time windows; each window begins with the first amount that is counted in it. */
export interface Windows {
  /**
   * Adds an amount and returns the new count; synchronously, if known without the database. An amount of 0 only reads.
   */
  count(what: Counted, amount: number): Count | Promise<Count>;
  /** Adds an amount in the background. */
  add(what: Counted, amount: number): void;
  /** Removes expired windows, and returns quota that was reserved and not used. */
  sweep(): Promise<void>;
  close(): Promise<void>;
}

/** Windows whose counts are always known synchronously. */
export interface MemoryWindows extends Windows {
  count(what: Pick<Counted, 'name'>, amount: number): Count;
  add(what: Pick<Counted, 'name'>, amount: number): void;
}

interface OpenWindow {
  counted: number;
  /** In milliseconds of `performance.now()`, as the wall clock may be set. */
  readonly until: number;
}

/** Counts in this process only. */
export function memoryWindows(windowSeconds: number): MemoryWindows {
  const windows = new Map<string, OpenWindow>();
  const count = ({ name }: Pick<Counted, 'name'>, amount: number): Count => {
    const now = performance.now();
    const found = windows.get(name);
    const isOpen = found !== undefined && found.until > now;
    if (!isOpen && amount === 0) return { counted: 0, resetSeconds: windowSeconds };
    const window = isOpen ? found : { counted: 0, until: now + windowSeconds * 1000 };
    if (!isOpen) windows.set(name, window);
    window.counted += amount;
    // At most the whole window: the difference of fractions may be a little more.
    const resetSeconds = Math.min(windowSeconds, (window.until - now) / 1000);
    return { counted: window.counted, resetSeconds };
  };
  return {
    count,
    add: (what, amount) => void count(what, amount),
    async sweep() {
      const now = performance.now();
      for (const [name, { until }] of windows) {
        if (until <= now) windows.delete(name);
      }
    },
    close: async () => {},
  };
}
