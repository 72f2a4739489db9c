/** Places that are taken while work is under way, and put back when it ends. */
export interface LimitPlaces {
  /**
   * Takes a place of a subject.
   *
   * @returns how many of its places are taken with this one; `undefined` where so many are taken as may be at the most.
   *   At once, wherever that is known.
   */
  take(subject: string, most: number): number | undefined | Promise<number | undefined>;
  /** Puts one back. */
  putBack(subject: string): void;
  /** Says that the places that are taken still are, and forgets those of processes that have said nothing for long. */
  renew(): Promise<void>;
  /** Puts everything back. */
  close(): Promise<void>;
}

/** Counts the places of this process alone. */
export function memoryLimitPlaces(): LimitPlaces {
  const taken = new Map<string, number>();
  return {
    take(subject, most) {
      const before = taken.get(subject) ?? 0;
      if (before >= most) return undefined;
      taken.set(subject, before + 1);
      return before + 1;
    },
    putBack(subject) {
      const left = (taken.get(subject) ?? 0) - 1;
      if (left > 0) taken.set(subject, left);
      else taken.delete(subject);
    },
    renew: async () => {},
    close: async () => taken.clear(),
  };
}
