import { retryAfterSeconds } from '../error-reading.ts';
import type { Progress } from './progress.ts';

/** A `fetch` that notifies the user when the gateway asks for a delay; disposing of it stops the notifications. */
export interface WatchedFetch extends Disposable {
  readonly fetch: (request: Request) => Promise<Response>;
}

/** Shorter waits are not mentioned. */
const SECONDS_FROM = 2;
/** If the client sends no other request within this time, it is waiting. */
const TOLD_AFTER_MS = 200;

/**
 * Reports delays as they begin. Only the client knows whether it waits or gives up; a wait is inferred if it neither
 * sends another request nor ends.
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
