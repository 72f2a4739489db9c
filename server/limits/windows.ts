/** The count under a name in its open window. */
export interface Count {
  readonly counted: number;
  /** When it begins anew, in seconds from now. */
  readonly resetSeconds: number;
}

/** Something that is limited. */
export interface Counted {
  readonly name: string;
  /** The limit of a window. Where it has been reached, it may be answered without counting. */
  readonly most: number;
}

/** Counts over windows of time, each of which begins with the first that is counted in it. */
export interface Windows {
  /** Counts, and answers the count with it: at once, wherever it is known. An amount of 0 only asks. */
  count(what: Counted, amount: number): Count | Promise<Count>;
  /** Counts later; nobody waits for it. */
  add(what: Counted, amount: number): void;
  /** Removes windows that are over, and gives back what was taken ahead and not used. */
  sweep(): Promise<void>;
  close(): Promise<void>;
}

/** Windows whose counts are always known at once. */
export interface MemoryWindows extends Windows {
  count(what: Pick<Counted, 'name'>, amount: number): Count;
  add(what: Pick<Counted, 'name'>, amount: number): void;
}

interface OpenWindow {
  counted: number;
  /** In milliseconds of Unix time. */
  readonly until: number;
}

/**
 * Whether a window with this end is open. A window that would last much longer than windows do was begun before the
 * clock was put back: it counts as over, or requests would be refused for as long as the clock went back.
 */
export function isOpenUntil(
  until: number,
  { now, windowSeconds }: { readonly now: number; readonly windowSeconds: number },
): boolean {
  return until > now && until <= now + 2 * windowSeconds * 1000;
}

/** Counts in this process. */
export function memoryWindows(windowSeconds: number): MemoryWindows {
  const windows = new Map<string, OpenWindow>();
  const count = ({ name }: Pick<Counted, 'name'>, amount: number): Count => {
    const now = Date.now();
    const found = windows.get(name);
    const isOpen = found !== undefined && isOpenUntil(found.until, { now, windowSeconds });
    if (!isOpen && amount === 0) return { counted: 0, resetSeconds: windowSeconds };
    const window = isOpen ? found : { counted: 0, until: now + windowSeconds * 1000 };
    if (!isOpen) windows.set(name, window);
    window.counted += amount;
    return { counted: window.counted, resetSeconds: (window.until - now) / 1000 };
  };
  return {
    count,
    add: (what, amount) => void count(what, amount),
    async sweep() {
      const now = Date.now();
      for (const [name, { until }] of windows) {
        if (!isOpenUntil(until, { now, windowSeconds })) windows.delete(name);
      }
    },
    close: async () => {},
  };
}
