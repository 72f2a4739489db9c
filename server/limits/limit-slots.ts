import { Counts } from '../foundation/counts.ts';

/** Concurrency slots, which are held while a request is in flight. */
export interface LimitSlots {
  /**
   * Takes a slot of a subject.
   *
   * @returns how many of its slots are taken, including this one; `undefined` if the limit is reached. Synchronously,
   * if known without the database.
   */
  take(subject: string, most: number): number | undefined | Promise<number | undefined>;
  /** Releases a slot. */
  putBack(subject: string): void;
  /** Renews the lease of this process's slots, and removes the slots of processes whose lease has expired. */
  renew(): Promise<void>;
  /** Releases all slots. */
  close(): Promise<void>;
}

/** Counts the slots of this process only. */
export function memoryLimitSlots(): LimitSlots {
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
