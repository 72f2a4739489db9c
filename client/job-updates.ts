import type { JobRecord } from '../generated/types.ts';
import type { Connection } from './connection.ts';
import { ConnectionError, PatchbayError } from './errors.ts';
import { isFinal, recordOf } from './job-record.ts';
import { abortedBy, backOff, pause } from './sending.ts';

/** How a job is followed. */
export interface FollowOptions {
  readonly signal?: AbortSignal | undefined;
  /** Where to go on: the `id` of the last event that was received. */
  readonly lastEventId?: string | undefined;
  /** How long to wait before the first look where the job must be asked after, in seconds. */
  readonly pollSeconds?: number | undefined;
}

/** Where it takes longer, something on the way holds the stream back until it is over. */
const STREAM_BEGINS_WITHIN_MS = 15_000;
/** A gateway says something every 15 seconds. */
const STREAM_SILENCE_MS = 45_000;
/** What went on for so long has done what it is there for, though nothing may have happened to the job. */
const STREAM_LASTED_MS = 30_000;
/** How often in a row a stream may break without a word before the job is asked after instead. */
const MOST_BREAKS = 3;
const USUAL_POLL_SECONDS = 1;
const POLL_GROWTH = 1.5;
const LONGEST_POLL_MS = 15_000;
/** A gateway that is started anew is waited for, rather than what has gone on for long be given up. */
const POLL_RETRIES = 6;

/**
 * The records of a job as it changes, to its end: by server-sent events, which are resumed where they break off, or by
 * asking at growing intervals where there are none.
 *
 * @throws PatchbayError where the gateway refuses to tell, or cannot be reached for good
 */
export async function* followJob(
  connection: Connection,
  jobId: string,
  options: FollowOptions = {},
): AsyncGenerator<JobRecord, void, void> {
  const { signal } = options;
  const place = { lastEventId: options.lastEventId, breaks: 0 };
  while (place.breaks < MOST_BREAKS) {
    if (place.breaks > 0) await pause(backOff(place.breaks - 1), signal);
    place.breaks += 1;
    for await (const record of streamed(connection, jobId, { signal, place })) {
      yield record;
      if (isFinal(record)) return;
    }
  }
  yield* polled(connection, jobId, options);
}

/** How far a job has been followed by its events. */
interface Place {
  lastEventId: string | undefined;
  /** How often in a row a stream has broken without a word. */
  breaks: number;
}

/** What one stream of events tells; it may break off. */
async function* streamed(
  connection: Connection,
  jobId: string,
  { signal, place }: { readonly signal: AbortSignal | undefined; readonly place: Place },
): AsyncGenerator<JobRecord, void, void> {
  const { lastEventId } = place;
  const headers = lastEventId === undefined ? {} : { 'last-event-id': lastEventId };
  const { readServerSentEvents } = await import('./server-sent-events.ts');
  const begun = performance.now();
  try {
    const body = await connection.open((client, call) => client.streamJobEvents({ jobId }, call), {
      signal,
      headers,
      timeout: STREAM_BEGINS_WITHIN_MS,
      maxRetries: 0,
    });
    const silenceMs = STREAM_SILENCE_MS;
    for await (const { id, data } of readServerSentEvents(body, { silenceMs })) {
      place.lastEventId = id ?? place.lastEventId;
      place.breaks = 0;
      yield recordOf(recordIn(data));
    }
    if (performance.now() - begun >= STREAM_LASTED_MS) place.breaks = 0;
  } catch (error) {
    if (signal?.aborted) throw abortedBy(signal);
    // A refusal may be meant for the stream alone; a look at the job itself tells.
    if (!(error instanceof ConnectionError)) place.breaks = MOST_BREAKS;
  }
}

function recordIn(data: string): JobRecord {
  try {
    return JSON.parse(data);
  } catch (cause) {
    throw new PatchbayError('An event of the job is no JSON.', { cause });
  }
}

async function* polled(
  connection: Connection,
  jobId: string,
  { signal, pollSeconds = USUAL_POLL_SECONDS }: FollowOptions,
): AsyncGenerator<JobRecord, void, void> {
  let wait = pollSeconds * 1000;
  let said = '';
  while (true) {
    const told = await connection.ask((client, call) => client.getJob({ jobId }, call), {
      signal,
      maxRetries: POLL_RETRIES,
    });
    const record = recordOf(told);
    const says = JSON.stringify(record);
    if (says !== said) yield record;
    if (isFinal(record)) return;
    said = says;
    await pause(wait, signal);
    wait = Math.max(wait, Math.min(wait * POLL_GROWTH, LONGEST_POLL_MS));
  }
}
