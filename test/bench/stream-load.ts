import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';
import { ageOf, END, EVENTS, STAMP } from './stamped-events.ts';

/** The streams to request. */
export interface StreamLoad {
  /** The base URL of the server. */
  readonly url: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** The number of concurrent streams; each is followed by the next when it ends. */
  readonly streams: number;
  /** The ramp-up: streams start one after another over this time, so that their events do not coincide. */
  readonly beginningSeconds: number;
  /** New streams are requested for this time; open ones are then read to their end. */
  readonly seconds: number;
}

/** The results of the streams. */
export interface StreamFigures {
  readonly streams: number;
  readonly events: number;
  readonly seconds: number;
  /** From the request to a stream's first event, in milliseconds. */
  readonly firstEvent: Spread;
  /** From the moment an event was ready in the upstream to its arrival, in milliseconds. */
  readonly age: Spread;
}

/** The median and the 99th percentile. */
export interface Spread {
  readonly p50: number;
  readonly p99: number;
}

const MICROSECONDS_PER_MILLISECOND = 1000;
const MAX_SILENCE_MILLISECONDS = 60_000;

/** The measurements of the streams. */
interface Notes {
  readonly firstEvents: RecordableHistogram;
  readonly ages: RecordableHistogram;
}

/**
 * Requests streams, and measures the arrival of their events.
 *
 * @throws if a stream is refused or incomplete
 */
export async function sendStreamLoad(load: StreamLoad): Promise<StreamFigures> {
  const { url, streams, beginningSeconds } = load;
  const timeouts = {
    headersTimeout: MAX_SILENCE_MILLISECONDS,
    bodyTimeout: MAX_SILENCE_MILLISECONDS,
  };
  const pool = new Pool(url, { connections: streams, ...timeouts });
  const notes: Notes = { firstEvents: createHistogram(), ages: createHistogram() };
  const began = performance.now();
  const end = began + load.seconds * 1000;
  try {
    const asking = Array.from({ length: streams }, async (_, turn) => {
      await sleep((turn / streams) * beginningSeconds * 1000);
      while (performance.now() < end) await readStream(load, pool, notes);
    });
    await Promise.all(asking);
  } finally {
    await pool.destroy();
  }
  return {
    streams: notes.firstEvents.count,
    events: notes.ages.count,
    seconds: (performance.now() - began) / 1000,
    firstEvent: spreadOf(notes.firstEvents),
    age: spreadOf(notes.ages),
  };
}

/** Requests one stream, and reads it to its end. */
function readStream(
  { path, headers, body }: StreamLoad,
  pool: Pool,
  { firstEvents, ages }: Notes,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const asked = performance.now();
  let status = 0;
  let events = 0;
  let isWhole = false;
  let held = '';
  pool.dispatch(
    { method: 'POST', path, headers: { ...headers }, body },
    {
      onRequestStart: () => {},
      onResponseStart: (_controller, answered) => {
        status = answered;
      },
      onResponseData: (_controller, chunk) => {
        const text = held + chunk.toString('latin1');
        for (const [, stamp] of text.matchAll(STAMP)) {
          if (events === 0) record(firstEvents, performance.now() - asked);
          record(ages, ageOf(Number(stamp)));
          events += 1;
        }
        isWhole ||= text.includes(END);
        held = text.slice(text.lastIndexOf('\n\n') + 1).slice(-MOST_HELD);
      },
      onResponseEnd: () => {
        if (status === 200 && isWhole && events === EVENTS) resolve();
        else reject(new Error(`A stream came with status ${status} and ${events} events: ${held}`));
      },
      onResponseError: (_controller, error) => reject(error),
    },
  );
  return promise;
}

/** The maximum length of an incomplete event that is kept for the next chunk, in characters. */
const MOST_HELD = 1000;

function record(histogram: RecordableHistogram, milliseconds: number): void {
  histogram.record(Math.max(1, Math.round(milliseconds * MICROSECONDS_PER_MILLISECOND)));
}

function spreadOf(histogram: RecordableHistogram): Spread {
  return {
    p50: histogram.percentile(50) / MICROSECONDS_PER_MILLISECOND,
    p99: histogram.percentile(99) / MICROSECONDS_PER_MILLISECOND,
  };
}
