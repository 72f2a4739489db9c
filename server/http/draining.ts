import { setTimeout as sleep } from 'node:timers/promises';
import { UnderWay } from '../foundation/under-way.ts';

/** Tracks requests in flight, so that a gateway can finish them before it shuts down. */
export interface Draining {
  /** Whether a shutdown has been announced. New requests are still accepted until `isStopping`. */
  readonly isLeaving: boolean;
  /** Whether new work is refused. */
  readonly isStopping: boolean;
  /** Announces the shutdown, and waits for the given number of seconds. */
  announce(seconds: number): Promise<void>;
  /** Counts a request as in flight until the returned function is called. */
  begin(): () => void;
  /** Registers a callback for the end of the drain timeout; the returned function unregisters it. */
  onExpired(tell: () => void): () => void;
  /**
   * Refuses new work from now on, and resolves when no request is in flight. After the timeout, `onExpired` callbacks
   * run, and the remaining requests get a moment longer to answer their callers.
   */
  drain(withinSeconds: number): Promise<void>;
}

/** Sent as `Retry-After` by a process that is shutting down: by then another process should have replaced it. */
export const RETRY_AFTER_STOPPING_SECONDS = 5;
/** How long requests that were aborted by the drain timeout have to send their responses. */
const LAST_ANSWERS_MS = 1_000;

/** Creates a tracker of requests in flight. */
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
