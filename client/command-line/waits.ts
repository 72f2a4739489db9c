import { retryAfterSeconds } from '../error-reading.ts';
import type { Progress } from './progress.ts';

/** A `fetch` that tells the user when the gateway asks for a wait; disposing of it stops that. */
export interface WatchedFetch extends Disposable {
  readonly fetch: (request: Request) => Promise<Response>;
}

/** Shorter waits are not mentioned. */
const SECONDS_FROM = 2;
/** If the client asks nothing else within this time, it is waiting. */
const TOLD_AFTER_MS = 200;

/**
 * Tells of waits as they begin. Only the client knows whether it waits or gives up; that it waits is inferred from its
 * neither asking again nor ending.
 */
export function tellingWaits(progress: Pick<Progress, 'note'>): WatchedFetch {
  let timer: NodeJS.Timeout | undefined;
  return {
    async fetch(request) {
      clearTimeout(timer);
      const response = await fetch(request);
      const seconds = response.ok ? 0 : (retryAfterSeconds(response.headers) ?? 0);
      const told = `The gateway asks to wait ${Math.ceil(seconds)} s before the next try.`;
      if (seconds > SECONDS_FROM) timer = setTimeout(() => progress.note(told), TOLD_AFTER_MS);
      return response;
    },
    [Symbol.dispose]: () => clearTimeout(timer),
  };
}
