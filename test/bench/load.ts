import { randomUUID } from 'node:crypto';
import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';
import { startMetronome } from './metronome.ts';

/** The requests to send, with their rate and concurrency. */
export interface Load {
  /** The base URL of the server. */
  readonly url: string;
  readonly method: 'GET' | 'POST';
  /** The paths of the requests, in rotation. */
  readonly paths: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  /** The name of a header with a unique value in every request, such as an idempotency key. */
  readonly uniqueHeader?: string;
  readonly body?: string;
  readonly connections: number;
  /** The duration of the load. */
  readonly seconds: number;
  /**
   * The constant rate of requests, regardless of responses (open loop); without it, each connection sends the next
   * request as soon as it has a response (closed loop).
   */
  readonly perSecond?: number;
  /**
   * Whether requests may be sent a millisecond late. The sender then sleeps, and takes no CPU time from the measured
   * process. This suits measuring resource use, but not latency.
   */
  readonly isCoarse?: boolean;
  /** The expected status of every response. */
  readonly status: number;
}

/** The results of a load. */
export interface LoadFigures {
  readonly answers: number;
  readonly seconds: number;
  /**
   * Latency from the moment a request was due to the end of its response, in milliseconds; at a constant rate, without
   * the initial phase.
   */
  readonly milliseconds: {
    readonly p50: number;
    readonly p95: number;
    readonly p99: number;
    readonly most: number;
  };
}

const MICROSECONDS_PER_MILLISECOND = 1000;
/**
 * In the initial phase, idle processes open connections and recompile code for the load, so its latencies do not count.
 */
const MAX_BEGINNING_SECONDS = 1;
/** The maximum share of the initial phase in a short load. */
const MAX_BEGINNING_SHARE = 0.5;
/** A slower response ends the measurement. */
const MAX_ANSWER_MILLISECONDS = 60_000;

/**
 * Sends a load, and measures the responses.
 *
 * @throws if a response has another status, or does not arrive
 */
export async function sendLoad(load: Load): Promise<LoadFigures> {
  const { url, connections } = load;
  const timeouts = {
    headersTimeout: MAX_ANSWER_MILLISECONDS,
    bodyTimeout: MAX_ANSWER_MILLISECONDS,
  };
  const pool = new Pool(url, { connections, ...timeouts });
  const histogram = createHistogram();
  try {
    const sent =
      load.perSecond === undefined
        ? await closed(load, pool, histogram)
        : await evenly({ ...load, perSecond: load.perSecond }, pool, histogram);
    return { ...sent, milliseconds: millisecondsOf(histogram) };
  } finally {
    await pool.destroy();
  }
}

/** The number of requests sent, and the duration. */
type Sent = Pick<LoadFigures, 'answers' | 'seconds'>;

async function closed(load: Load, pool: Pool, histogram: RecordableHistogram): Promise<Sent> {
  const began = performance.now();
  const end = began + load.seconds * 1000;
  let turn = 0;
  const asking = Array.from({ length: load.connections }, async () => {
    for (let due = performance.now(); due < end; due = performance.now()) {
      turn += 1;
      await ask(load, pool, turn);
      record(histogram, due);
    }
  });
  await Promise.all(asking);
  return { answers: turn, seconds: (performance.now() - began) / 1000 };
}

/** Latency counts from the moment a request was due, so that delays in sending count as well (coordinated omission). */
async function evenly(
  load: Load & { readonly perSecond: number },
  pool: Pool,
  histogram: RecordableHistogram,
): Promise<Sent> {
  await using started = new AsyncDisposableStack();
  const until = load.isCoarse === true ? about : started.use(await startMetronome()).until;
  const began = performance.now();
  const underWay = new Set<Promise<void>>();
  const failures: unknown[] = [];
  const total = Math.floor(load.perSecond * load.seconds);
  const beginning = Math.min(MAX_BEGINNING_SECONDS, load.seconds * MAX_BEGINNING_SHARE);
  const counts = (due: number): boolean => due - began >= beginning * 1000;
  for (let turn = 0; turn < total; turn += 1) {
    const due = began + (turn / load.perSecond) * 1000;
    await until(due);
    const asked = ask(load, pool, turn)
      .then(() => {
        if (counts(due)) record(histogram, due);
      })
      .catch((error: unknown) => void failures.push(error))
      .finally(() => underWay.delete(asked));
    underWay.add(asked);
  }
  await Promise.all(underWay);
  if (failures.length > 0) throw failures[0];
  return { answers: total, seconds: (performance.now() - began) / 1000 };
}

/** Waits by a timer, with a resolution of milliseconds. */
async function about(due: number): Promise<void> {
  const left = due - performance.now();
  if (left > 0) await sleep(left);
}

/** Sends one request, and discards the response body. */
function ask(load: Load, pool: Pool, turn: number): Promise<void> {
  const { method, paths, uniqueHeader, body = null, status: expected } = load;
  const headers = {
    ...load.headers,
    ...(uniqueHeader === undefined ? {} : { [uniqueHeader]: randomUUID() }),
  };
  const path = paths[turn % paths.length] ?? '/';
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let status = 0;
  let said = '';
  pool.dispatch(
    { method, path, headers, body },
    {
      onRequestStart: () => {},
      onResponseStart: (_controller, answered) => {
        status = answered;
      },
      onResponseData: (_controller, chunk) => {
        if (status !== expected && said.length < 1000) said += chunk.toString('utf8');
      },
      onResponseEnd: () => {
        if (status === expected) resolve();
        else reject(new Error(`${method} ${path} was answered ${status}: ${said}`));
      },
      onResponseError: (_controller, error) => reject(error),
    },
  );
  return promise;
}

function record(histogram: RecordableHistogram, since: number): void {
  const microseconds = (performance.now() - since) * MICROSECONDS_PER_MILLISECOND;
  histogram.record(Math.max(1, Math.round(microseconds)));
}

function millisecondsOf(histogram: RecordableHistogram): LoadFigures['milliseconds'] {
  const at = (percent: number): number =>
    histogram.percentile(percent) / MICROSECONDS_PER_MILLISECOND;
  const most = histogram.max / MICROSECONDS_PER_MILLISECOND;
  return { p50: at(50), p95: at(95), p99: at(99), most };
}
