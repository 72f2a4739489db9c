import { setTimeout as sleep } from 'node:timers/promises';
import { UnderWay } from '../foundation/under-way.ts';

/** Counts the requests under way, so that a gateway that is asked to stop can finish them. */
export interface Draining {
  /** Whether the gateway has announced that it will stop. Until it refuses new work, it still takes requests. */
  readonly isLeaving: boolean;
  /** Whether new work is refused. */
  readonly isStopping: boolean;
  /** Announces, for some seconds, that the gateway is going to stop. */
  announce(seconds: number): Promise<void>;
  /** Counts a request; the function that is returned ends it. */
  begin(): () => void;
  /** Calls back where the time to finish is over; the function that is returned takes that back. */
  onExpired(tell: () => void): () => void;
  /**
   * Refuses new work from now on; resolves when nothing is under way. Work that takes longer than the time given is
   * told (`onExpired`), and has a moment more to answer its callers.
   */
  drain(withinSeconds: number): Promise<void>;
}

/** When a caller may come again that a stopping process has refused: another process has taken its place by then. */
export const RETRY_AFTER_STOPPING_SECONDS = 5;
/** How long requests have to be answered whose work was given up. */
const LAST_ANSWERS_MS = 1_000;

/** Makes a counter of requests. */
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
