import type { Caller } from '../accounts/caller.ts';
import { commentOf, pulsing } from '../foundation/stream-pulse.ts';
import type { Services } from './services.ts';

/** Who follows something, and for how long at the most. */
export interface Following {
  readonly caller: Caller;
  /** The caller goes away. */
  readonly signal: AbortSignal;
  /** What a comment says where there are no events for long. */
  readonly comment: string;
}

/**
 * Streams that began at the same moment, as after a restart, end at different times, so that not all come back at once.
 */
const ENDS_EARLIER_BY_UP_TO = 0.1;

/**
 * Passes the events of a stream on until they end, the caller may not ask for them any more, or the stream has gone on
 * for as long as one may: whoever still may comes back to it.
 *
 * @param open - opens the events, which end soon after the signal is aborted
 */
export async function* following(
  { caller, signal, comment }: Following,
  open: (signal: AbortSignal) => AsyncIterable<string>,
  { accessWatch, lifetimes }: Pick<Services, 'accessWatch' | 'lifetimes'>,
): AsyncIterable<string> {
  const end = new AbortController();
  const watched = accessWatch.begin(caller);
  const share = 1 - Math.random() * ENDS_EARLIER_BY_UP_TO;
  const timer = setTimeout(() => end.abort(), lifetimes.eventStream * share * 1000);
  try {
    yield* pulsing(open(AbortSignal.any([signal, watched.signal, end.signal])), commentOf(comment));
  } finally {
    clearTimeout(timer);
    watched.end();
  }
}
