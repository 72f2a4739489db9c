import { join } from 'node:path';
import { startScript } from './running.ts';

/** The callbacks received on a path; all signatures were valid. */
export interface Received {
  readonly calls: number;
  /** The number of distinct jobs. */
  readonly jobs: number;
  /** In milliseconds since the Unix epoch. */
  readonly firstAt: number;
  readonly lastAt: number;
  /** The time from each job's creation to its callback, in ascending order. */
  readonly milliseconds: readonly number[];
}

/** A receiver of callbacks in a separate process. */
export interface CallbackReceiver {
  readonly url: string;
  /** Sets the secret that callbacks are signed with. */
  trust(secret: string): Promise<void>;
  /**
   * Waits until a number of callbacks has arrived on a path.
   *
   * @throws if they do not arrive in time, or if a signature is invalid
   */
  received(path: string, count: number, secondsUpTo: number): Promise<Received>;
  stop(): Promise<void>;
}

/** Starts a receiver. */
export async function startCallbackReceiver(): Promise<CallbackReceiver> {
  const file = join(import.meta.dirname, 'a-callback-receiver.ts');
  const { url, stop } = await startScript(file);
  return {
    url,
    async trust(secret) {
      await fetch(url, { method: 'PUT', body: secret });
    },
    async received(path, count, secondsUpTo) {
      const signal = AbortSignal.timeout(secondsUpTo * 1000);
      const answer = await fetch(`${url}${path}?count=${count}`, { signal });
      return (await answer.json()) as Received;
    },
    stop,
  };
}
