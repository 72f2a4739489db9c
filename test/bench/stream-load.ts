import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';
import { ageOf, END, EVENTS, STAMP } from './stamped-events.ts';

/** Streams to ask for. */
export interface StreamLoad {
  /** The base address of what is asked. */
  readonly url: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** How many are open at once; each gives way to the next when it is over. */
  readonly streams: number;
  /** Over so long they begin, one after another, so that not all of them have their events at the same moment. */
  readonly beginningSeconds: number;
  /** So long new ones are asked for; those that are open are read to their end. */
  readonly seconds: number;
}

/** How streams came. */
export interface StreamFigures {
  readonly streams: number;
  readonly events: number;
  readonly seconds: number;
  /** From the moment a stream was asked for to its first event, in milliseconds. */
  readonly firstEvent: Spread;
  /** From the moment the upstream had an event ready to the moment it was here, in milliseconds. */
  readonly age: Spread;
}

/** The middle of some times, and what all but one of a hundred do not exceed. */
export interface Spread {
  readonly p50: number;
  readonly p99: number;
}

const MICROSECONDS_A_MILLISECOND = 1000;
const SILENCE_MILLISECONDS_UP_TO = 60_000;

/** What is noted while streams come. */
interface Notes {
  readonly firstEvents: RecordableHistogram;
  readonly ages: RecordableHistogram;
}

/**
 * Asks for streams, and measures how their events come.
 *
 * @throws where one is refused, or has not all of its events
 */
export async function sendStreamLoad(load: StreamLoad): Promise<StreamFigures> {
  const { url, streams, beginningSeconds } = load;
  const timeouts = {
    headersTimeout: SILENCE_MILLISECONDS_UP_TO,
    bodyTimeout: SILENCE_MILLISECONDS_UP_TO,
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

/** Asks for one stream, and reads it to its end. */
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

/** What an event has in front of its end is not longer. */
const MOST_HELD = 1000;

function record(histogram: RecordableHistogram, milliseconds: number): void {
  histogram.record(Math.max(1, Math.round(milliseconds * MICROSECONDS_A_MILLISECOND)));
}

function spreadOf(histogram: RecordableHistogram): Spread {
  return {
    p50: histogram.percentile(50) / MICROSECONDS_A_MILLISECOND,
    p99: histogram.percentile(99) / MICROSECONDS_A_MILLISECOND,
  };
}
