import { untilAborted } from '../../../foundation/time-limit.ts';

/** A concurrency limiter with a bounded queue. */
export interface Turnstile {
  /**
   * Runs work as soon as a slot is free. An abort removes queued work; running work continues to its end, but its
   * result is discarded.
   *
   * @throws {FullError} if the queue is full.
   * @throws {ClosedError} if the turnstile is closed before the work has begun.
   * @throws the signal's reason, if it is aborted first.
   */
  enter<T>(work: () => Promise<T>, options?: { readonly signal?: AbortSignal }): Promise<T>;
  /** Rejects queued and new work; resolves when running work has ended. */
  close(): Promise<void>;
}

/** Thrown if the queue is full; a later attempt may succeed. */
export class FullError extends Error {
  override readonly name = 'FullError';
}

/** Thrown for work that had not begun when the turnstile was closed. */
export class ClosedError extends Error {
  override readonly name = 'ClosedError';
}

/** Creates a turnstile with `places` slots and a queue of at most `maxWaiting`. */
export function createTurnstile(room: { places: number; maxWaiting: number }): Turnstile {
  const line: PromiseWithResolvers<void>[] = [];
  const emptied = Promise.withResolvers<void>();
  let inside = 0;
  let isClosed = false;

  const leave = () => {
    const next = line.shift();
    // The slot is handed over directly, so that work arriving in between cannot take it.
    if (next) next.resolve();
    else inside -= 1;
    if (isClosed && inside === 0) emptied.resolve();
  };

  const place = async (signal: AbortSignal | undefined): Promise<void> => {
    if (isClosed) throw new ClosedError('The queue is closed.');
    signal?.throwIfAborted();
    if (inside < room.places) {
      inside += 1;
      return;
    }
    if (line.length >= room.maxWaiting) throw new FullError('Too much work is waiting already.');
    await inLine(line, signal);
  };

  return {
    async enter(work, { signal } = {}) {
      await place(signal);
      return untilAborted(work().finally(leave), signal);
    },
    async close() {
      isClosed = true;
      for (const ticket of line.splice(0)) ticket.reject(new ClosedError('The queue is closed.'));
      if (inside > 0) await emptied.promise;
    },
  };
}

async function inLine(
  line: PromiseWithResolvers<void>[],
  signal: AbortSignal | undefined,
): Promise<void> {
  const ticket = Promise.withResolvers<void>();
  line.push(ticket);
  const stepOut = () => {
    const place = line.indexOf(ticket);
    if (place < 0) return;
    line.splice(place, 1);
    ticket.reject(signal?.reason);
  };
  signal?.addEventListener('abort', stepOut, { once: true });
  try {
    await ticket.promise;
  } finally {
    signal?.removeEventListener('abort', stepOut);
  }
}
