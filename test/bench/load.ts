import { randomUUID } from 'node:crypto';
import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';
import { startMetronome } from './metronome.ts';

/** What to ask, how often, and how many at once. */
export interface Load {
  /** The base address of what is asked. */
  readonly url: string;
  readonly method: 'GET' | 'POST';
  /** Where each request goes, in turn. */
  readonly paths: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  /** The name of a header that has a value of its own in every request, such as an idempotency key. */
  readonly uniqueHeader?: string;
  readonly body?: string;
  readonly connections: number;
  /** How long it lasts. */
  readonly seconds: number;
  /** So many a second, evenly, whether answers come or not; without it, each connection asks as soon as it may. */
  readonly perSecond?: number;
  /**
   * Whether a request may be sent a millisecond late. The sender then sleeps, and takes no processor from what is
   * measured; what is spent can be measured so, but not how long an answer takes.
   */
  readonly isCoarse?: boolean;
  /** What every answer's status must be. */
  readonly status: number;
}

/** How a load went. */
export interface LoadFigures {
  readonly answers: number;
  readonly seconds: number;
  /** From the moment a request was due to the end of its answer, in milliseconds; at an even rate, after the beginning. */
  readonly milliseconds: {
    readonly p50: number;
    readonly p95: number;
    readonly p99: number;
    readonly most: number;
  };
}

const MICROSECONDS_A_MILLISECOND = 1000;
/** Whoever was at rest opens connections meanwhile, and compiles anew what had to change for it: this has no latencies. */
const BEGINNING_SECONDS_UP_TO = 1;
/** A short load is not all beginning. */
const BEGINNING_SHARE_UP_TO = 0.5;
/** An answer that takes longer ends the measurement. */
const ANSWER_MILLISECONDS_UP_TO = 60_000;

/**
 * Sends a load, and measures how it is answered.
 *
 * @throws where an answer has another status, or does not come
 */
export async function sendLoad(load: Load): Promise<LoadFigures> {
  const { url, connections } = load;
  const timeouts = {
    headersTimeout: ANSWER_MILLISECONDS_UP_TO,
    bodyTimeout: ANSWER_MILLISECONDS_UP_TO,
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

/** How many requests a load was, and how long it took. */
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

/** A request that must wait for its turn has waited since it was due: what is slow is not spared (coordinated omission). */
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
  const beginning = Math.min(BEGINNING_SECONDS_UP_TO, load.seconds * BEGINNING_SHARE_UP_TO);
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

/** A timer's tick is fine enough. */
async function about(due: number): Promise<void> {
  const left = due - performance.now();
  if (left > 0) await sleep(left);
}

/** Asks once, and reads the answer without keeping it. */
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
  const microseconds = (performance.now() - since) * MICROSECONDS_A_MILLISECOND;
  histogram.record(Math.max(1, Math.round(microseconds)));
}

function millisecondsOf(histogram: RecordableHistogram): LoadFigures['milliseconds'] {
  const at = (percent: number): number =>
    histogram.percentile(percent) / MICROSECONDS_A_MILLISECOND;
  const most = histogram.max / MICROSECONDS_A_MILLISECOND;
  return { p50: at(50), p95: at(95), p99: at(99), most };
}
