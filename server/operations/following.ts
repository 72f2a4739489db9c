import type { Caller } from '../accounts/caller.ts';
import { type Problem, problem, unavailable } from '../foundation/problems.ts';
import { commentOf, withHeartbeats } from '../foundation/stream-heartbeats.ts';
import type { Services } from './services.ts';

/** The subscriber of an event stream. */
export interface Following {
  readonly caller: Caller;
  /** Aborted when the caller disconnects. */
  readonly signal: AbortSignal;
  /** The text of the keep-alive comments that are sent while there are no events. */
  readonly comment: string;
}

/**
 * Jitter: streams that began together, as after a restart, end at different times, so that clients do not all reconnect
 * at once. A fraction of the lifetime.
 */
const MAX_EARLIER_SHARE = 0.1;

/** Why one more cannot follow. */
type Crowd = NonNullable<ReturnType<Services['jobs']['crowded']>>;

const RETRY_SECONDS = 10;

/**
 * The answer to one more who would follow.
 *
 * @param instead - what to do meanwhile
 */
export function crowdedProblem(crowd: Crowd, upTo: number, instead: string): Problem {
  if (crowd === 'process') {
    return unavailable(
      `Too many follow jobs just now; ${instead}, or come back in a moment.`,
      RETRY_SECONDS,
    );
  }
  const message = `The account has ${upTo} of these streams open, as many as it can; close one, or ${instead}.`;
  const code = 'rate_limit_exceeded';
  return problem('limited', message, { code, retryAfterSeconds: RETRY_SECONDS });
}

/**
 * Passes on the events of a stream until they end, the caller loses access, or the stream has reached its maximum
 * lifetime; a client that still has access then reconnects.
 *
 * @param open - opens the events, which must end soon after the signal is aborted
 */
export async function* following(
  { caller, signal, comment }: Following,
  open: (signal: AbortSignal) => AsyncIterable<string>,
  { accessWatch, lifetimes }: Pick<Services, 'accessWatch' | 'lifetimes'>,
): AsyncIterable<string> {
  const end = new AbortController();
  const watched = accessWatch.begin(caller);
  const share = 1 - Math.random() * MAX_EARLIER_SHARE;
  const timer = setTimeout(() => end.abort(), lifetimes.eventStream * share * 1000);
  try {
    yield* withHeartbeats(
      open(AbortSignal.any([signal, watched.signal, end.signal])),
      commentOf(comment),
    );
  } finally {
    clearTimeout(timer);
    watched.end();
  }
}
