import { retryAfterSeconds } from '../error-reading.ts';
import type { Progress } from './progress.ts';

/** A `fetch` that tells where the gateway asks for a wait; to dispose of it ends the telling. */
export interface WatchedFetch extends Disposable {
  readonly fetch: (request: Request) => Promise<Response>;
}

/** Shorter waits need no word. */
const SECONDS_FROM = 2;
/** Who asks nothing else within this time of being asked to wait, does wait. */
const TOLD_AFTER_MS = 200;

/**
 * Tells of waits as they begin. Whether the client waits for the gateway, or gives up, the client alone
 * knows: a wait is what has begun where it neither asks again nor ends.
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
