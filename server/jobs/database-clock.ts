import { noticing, secondsAfter } from '../foundation/clock.ts';

/** Notices, each time it is asked, that the database's clock was set forward since this process opened it. */
export interface DatabaseClock {
  /**
   * By how many seconds it was set forward in the last seconds, which have not really passed. A jump counts from when it
   * is noticed. One from before the opening is not known.
   *
   * @throws an error of the database that does not answer
   */
  putForwardWithin(seconds: number): Promise<number>;
}

/** Where the times come from. */
export interface DatabaseClockParts {
  /** Reads the time by the database's clock. */
  readonly readTime: () => Promise<Date>;
  /** A monotonic clock of this process, in milliseconds. */
  readonly steady?: () => number;
}

/** Compares the database's clock with one of this process that nobody can set. */
export async function openDatabaseClock({
  readTime,
  steady = () => performance.now(),
}: DatabaseClockParts): Promise<DatabaseClock> {
  const read = async () => {
    const time = await readTime();
    return { milliseconds: time.getTime(), steady: steady() };
  };
  let last = await read();
  const clock = noticing({ milliseconds: () => last.milliseconds, steady: () => last.steady });
  return {
    async putForwardWithin(seconds) {
      last = await read();
      return clock.putForwardSince?.(secondsAfter(clock.now(), -seconds)) ?? 0;
    },
  };
}
