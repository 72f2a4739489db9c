import type { JobRecord } from '../generated/types.ts';
import type { Connection } from './connection.ts';
import { ConnectionError, PatchbayError } from './errors.ts';
import { recordOf } from './job-record.ts';
import { isObject } from './json-object.ts';
import { liveEvents, type StreamPlace } from './live-streams.ts';
import { abortedBy, backOff, pause } from './sending.ts';

/** The state of a watch over all jobs. */
export type WatchState =
  /** Missed changes are being told. */
  | 'catching-up'
  /** Changes are told as they happen. */
  | 'live'
  /** There is no stream just now; it is opened again and again. */
  | 'lost';

/** How all jobs are watched. */
export interface WatchOptions {
  readonly signal?: AbortSignal | undefined;
  /** Where to resume: the last one that `onPlace` was told. */
  readonly lastEventId?: string | undefined;
  /** Told of each place that the watch can be resumed from. */
  readonly onPlace?: ((lastEventId: string) => void) | undefined;
  /** Told of each change of state. */
  readonly onState?: ((state: WatchState) => void) | undefined;
}

/**
 * The records of all jobs of the account as they change, without an end: by server-sent events, which are resumed where
 * they break off, however long that takes. A job that changed shortly before a break may come twice.
 *
 * @throws PatchbayError where the gateway refuses to tell
 */
export async function* watchJobs(
  connection: Connection,
  options: WatchOptions = {},
): AsyncGenerator<JobRecord, void, void> {
  const place: Place = { lastEventId: options.lastEventId, breaks: 0, isLost: false };
  while (true) {
    options.onState?.(place.isLost ? 'lost' : 'catching-up');
    if (place.breaks > 0) await pause(place.waitMs ?? backOff(place.breaks - 1), options.signal);
    place.waitMs = undefined;
    yield* streamed(connection, place, options);
  }
}

/** The place that a watch has reached. */
interface Place extends StreamPlace {
  /**
   * Whether the last stream broke off, or there was none. A gateway ends long streams now and then, which is no break.
   */
  isLost: boolean;
  /** How long the gateway asks to wait, where it does. */
  waitMs?: number | undefined;
}

/** The records of one stream, which may break off. */
async function* streamed(
  connection: Connection,
  place: Place,
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
  place: Place,
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
    // Only now has the caller used the record.
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
    throw new PatchbayError('An event of the jobs is no JSON.', { cause });
  }
}

/** Other events tell the place of the stream only. */
function isJob(told: unknown): told is JobRecord {
  return isObject(told) && 'jobId' in told;
}
