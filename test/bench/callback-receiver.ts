import { join } from 'node:path';
import { startScript } from './running.ts';

/** What came on a path of a receiver; every signature was genuine. */
export interface Received {
  readonly calls: number;
  /** How many jobs were told of. */
  readonly jobs: number;
  /** In milliseconds of Unix time. */
  readonly firstAt: number;
  readonly lastAt: number;
  /** From the creation of each job to its callback, the shortest first. */
  readonly milliseconds: readonly number[];
}

/** A receiver of callbacks in a process of its own. */
export interface CallbackReceiver {
  readonly url: string;
  /** Says what callbacks are signed with. */
  trust(secret: string): Promise<void>;
  /**
   * Waits until so many callbacks came on a path.
   *
   * @throws where they do not come in time, or one is not signed as it must be
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
