import type { JobRecord } from '../generated/types.ts';
import type { Connection } from './connection.ts';
import { ConnectionError, PatchbayError } from './errors.ts';
import { recordOf } from './job-record.ts';
import { isObject } from './json-object.ts';
import { liveEvents, type StreamPlace } from './live-streams.ts';
import { abortedBy, backOff, pause } from './sending.ts';

/** The connection state of a watch. */
export type WatchState =
  /** Missed changes are being delivered. */
  | 'catching-up'
  /** Changes are delivered as they happen. */
  | 'live'
  /** The stream is down; the client keeps reconnecting. */
  | 'lost';

/** Options of a watch over all jobs. */
export interface WatchOptions {
  readonly signal?: AbortSignal | undefined;
  /** Resumes after this event: the last identifier passed to `onPlace`. */
  readonly lastEventId?: string | undefined;
  /** Called with each event identifier from which the watch can be resumed. */
  readonly onPlace?: ((lastEventId: string) => void) | undefined;
  /** Called on each change of state. */
  readonly onState?: ((state: WatchState) => void) | undefined;
}

/**
 * Yields the records of all jobs of the account as they change, without end. Uses server-sent events and resumes them
 * when they break off, however long that takes. A job that changed shortly before a break may be delivered twice.
 *
 * @throws PatchbayError if the gateway refuses
 */
export async function* watchJobs(
  connection: Connection,
  options: WatchOptions = {},
): AsyncGenerator<JobRecord, void, void> {
  const place: WatchPlace = { lastEventId: options.lastEventId, breaks: 0, isLost: false };
  while (true) {
    options.onState?.(place.isLost ? 'lost' : 'catching-up');
    if (place.breaks > 0) await pause(place.waitMs ?? backOff(place.breaks - 1), options.signal);
    place.waitMs = undefined;
    yield* streamed(connection, place, options);
  }
}

/** The resume position and reconnect state of a watch. */
interface WatchPlace extends StreamPlace {
  /**
   * Whether the last stream broke off or could not be opened. A gateway regularly ends long streams, which does not
   * count.
   */
  isLost: boolean;
  /** The reconnect delay that the gateway asks for, if any. */
  waitMs?: number | undefined;
}

/** Yields the records of one stream, which may break off. */
async function* streamed(
  connection: Connection,
  place: WatchPlace,
  options: WatchOptions,
): AsyncGenerator<JobRecord, void, void> {
  try {
    yield* opened(connection, place, options);
    place.isLost = false;
  } catch (error) {
    if (options.signal?.aborted) throw abortedBy(options.signal);
    if (!(error instanceof PatchbayError && isTransient(error))) throw error;
    place.isLost = true;
    const seconds = error.retryAfterSeconds;
    place.waitMs = seconds === undefined ? undefined : seconds * 1000;
  }
}

async function* opened(
  connection: Connection,
  place: WatchPlace,
  { signal, onState, onPlace }: WatchOptions,
): AsyncGenerator<JobRecord, void, void> {
  const events = liveEvents(connection, (client, call) => client.streamJobs(call), {
    place,
    signal,
    onOpen: () => onState?.('catching-up'),
  });
  for await (const { id, data } of events) {
    const told = parsed(data);
    if (isJob(told)) yield recordOf(told);
    else onState?.('live');
    // Only at this point has the caller processed the record.
    if (id === undefined) continue;
    place.lastEventId = id;
    onPlace?.(id);
  }
}

function isTransient(error: PatchbayError): boolean {
  return error instanceof ConnectionError || error.retryable;
}

function parsed(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch (cause) {
    throw new PatchbayError('An event of the job stream is not valid JSON.', { cause });
  }
}

/** Other events only carry the position in the stream. */
function isJob(told: unknown): told is JobRecord {
  return isObject(told) && 'jobId' in told;
}
