import { Counts } from '../foundation/counts.ts';

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
  const taken = new Counts();
  return {
    take(subject, most) {
      if (taken.of(subject) >= most) return undefined;
      taken.add(subject, 1);
      return taken.of(subject);
    },
    putBack: (subject) => taken.add(subject, -1),
    renew: async () => {},
    close: async () => taken.clear(),
  };
}
