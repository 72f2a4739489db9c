import { setTimeout as sleep } from 'node:timers/promises';
import { UnderWay } from '../foundation/under-way.ts';

/** Counts what is under way, so that a gateway that is asked to stop can finish it. */
export interface Draining {
  /** Whether no more requests should be sent here: those that come are still taken, until new work is refused. */
  readonly isLeaving: boolean;
  /** Whether new work is refused. */
  readonly isStopping: boolean;
  /** Says from now on that the gateway is going to stop, for so long. */
  announce(seconds: number): Promise<void>;
  /** Marks the start of a request; the function that is returned marks its end. */
  begin(): () => void;
  /** Tells work that is still under way when its time to finish is over; the function that is returned stops that. */
  onExpired(tell: () => void): () => void;
  /**
   * Refuses new work from now on; resolves when nothing is under way. Work that takes longer than the time given is
   * told, and waited for a moment more, so that its callers get an answer.
   */
  drain(withinSeconds: number): Promise<void>;
}

/** When whoever is turned away by a process that ends may come again: another one has taken its place. */
export const RETRY_AFTER_STOPPING_SECONDS = 5;
/** So long the answers to those whose work was given up may take. */
const LAST_ANSWERS_MS = 1_000;

/** Makes a counter. */
export function makeDraining(): Draining {
  let [isLeaving, isStopping] = [false, false];
  let underWay = 0;
  const idle = Promise.withResolvers<void>();
  const told = new UnderWay<() => void>();
  const isIdleWithin = async (milliseconds: number): Promise<boolean> => {
    const late = Promise.withResolvers<void>();
    const timer = setTimeout(late.resolve, milliseconds);
    await Promise.race([idle.promise, late.promise]);
    clearTimeout(timer);
    return underWay === 0;
  };
  return {
    get isLeaving() {
      return isLeaving;
    },
    get isStopping() {
      return isStopping;
    },
    async announce(seconds) {
      isLeaving = true;
      if (seconds > 0) await sleep(seconds * 1000);
    },
    begin() {
      underWay += 1;
      return () => {
        underWay -= 1;
        if (isStopping && underWay === 0) idle.resolve();
      };
    },
    onExpired: (tell) => told.add(tell),
    async drain(withinSeconds) {
      [isLeaving, isStopping] = [true, true];
      if (underWay === 0 || (await isIdleWithin(withinSeconds * 1000))) return;
      for (const tell of told) tell();
      await isIdleWithin(LAST_ANSWERS_MS);
    },
  };
}
