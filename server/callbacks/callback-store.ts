import type { Queries } from '../database/database.ts';
import { secondsFromNow } from '../database/database-time.ts';
import {
  CALLBACK_COLUMNS,
  type NotedTry,
  noteTries,
  putOffCallbacks,
  takeDueCallbacks,
} from '../database/due-callbacks.ts';
import type { Row } from '../database/tables.ts';
import { type Clock, secondsBetween } from '../foundation/clock.ts';
import { newIdentifier } from '../foundation/identifiers.ts';
import type { Delivery } from './delivery.ts';

const STATES = [
  /** Attempts remain. */
  'pending',
  'delivered',
  /** The receiver refuses further attempts (410). */
  'unwanted',
  /** The last attempt of the schedule has failed. */
  'given-up',
] as const;

/** The state of a callback. */
export type CallbackState = (typeof STATES)[number];

/** A callback: the message to a receiver that a job has ended. */
export interface Callback {
  /** The same in every attempt; sent as `webhook-id`. */
  readonly id: string;
  readonly jobId: string;
  readonly accountId: string;
  readonly url: string;
  readonly state: CallbackState;
  /** Number of attempts in this round. */
  readonly tries: number;
  /** Rises with every requested redelivery. */
  readonly round: number;
  /** When the next attempt is due, while it is pending. */
  readonly nextAt: Date | undefined;
  /** Whether a process has claimed it: an attempt may be in flight, or not recorded yet. */
  readonly isTaken: boolean;
}

/** A recorded attempt. */
export interface Attempt {
  readonly startedAt: Date;
  readonly milliseconds: number;
  /** The receiver's HTTP status; `undefined` if it did not answer. */
  readonly status: number | undefined;
  /** Why it was not delivered. */
  readonly failure: string | undefined;
  /** The beginning of the response body. */
  readonly answer: string;
}

/** The state after an attempt. */
export interface Verdict {
  readonly state: CallbackState;
  readonly nextAt: Date | undefined;
}

/** An attempt and the state after it. */
export interface Tried {
  /** The identifier of the attempt, which makes writing it idempotent. */
  readonly id: string;
  readonly callback: Callback;
  readonly delivery: Delivery;
  readonly verdict: Verdict;
}

/** A callback to release without an attempt. */
export interface PutOffCallback {
  readonly callback: Callback;
  readonly afterSeconds: number;
}

/** A callback to write. */
export type NewCallback = Pick<Callback, 'jobId' | 'accountId' | 'url'>;

const ATTEMPTS_SHOWN = 100;
/** Upper bound of the attempts in a round; lets early rounds skip the deletion of old attempts. */
const MAX_TRIES_PER_ROUND = 10;

/** The store of callbacks and their attempts. */
export class CallbackStore {
  readonly #queries: Queries;
  readonly #clock: Clock;

  constructor(queries: Queries, clock: Clock) {
    this.#queries = queries;
    this.#clock = clock;
  }

  /** Writes a new callback, in the transaction that ends the job. */
  async open({ jobId, accountId, url }: NewCallback, transaction: Queries): Promise<Callback> {
    const row = await transaction
      .insertInto('callback')
      .values({
        job_id: jobId,
        id: newIdentifier(),
        account_id: accountId,
        url,
        state: 'pending',
        tries: 0,
        round: 1,
        next_at: secondsFromNow(0),
        due_at: secondsFromNow(0),
        created_at: this.#clock.now(),
      })
      .returning(CALLBACK_COLUMNS)
      .executeTakeFirstOrThrow();
    return readCallback(row);
  }

  async find(jobId: string): Promise<Callback | undefined> {
    const row = await this.#queries
      .selectFrom('callback')
      .select(CALLBACK_COLUMNS)
      .where('job_id', '=', jobId)
      .executeTakeFirst();
    return row === undefined ? undefined : readCallback(row);
  }

  /**
   * Claims up to `limit` due callbacks. No other process claims them for some seconds; those not recorded by then
   * become due again.
   */
  async take(limit: number, seconds: number): Promise<readonly Callback[]> {
    const rows = await takeDueCallbacks(this.#queries, { seconds, limit });
    return rows.map(readCallback);
  }

  /**
   * Records attempts, and the state after each.
   *
   * @returns the attempts whose callbacks had not changed meanwhile
   */
  async note(tries: readonly Tried[]): Promise<readonly Tried[]> {
    const now = this.#clock.now();
    const noted = await noteTries(
      this.#queries,
      tries.map((tried) => rowOf(tried, now)),
    );
    for (const { callback } of tries) {
      const isLong = callback.round * MAX_TRIES_PER_ROUND > ATTEMPTS_SHOWN;
      if (isLong) await forgetOldest(this.#queries, callback.jobId);
    }
    return tries.filter(({ callback }) => noted.has(callback.jobId));
  }

  /** Releases callbacks that were claimed but not tried; each becomes due after some seconds. */
  async putOff(callbacks: readonly PutOffCallback[]): Promise<void> {
    if (callbacks.length === 0) return;
    const rows = callbacks.map(({ callback: { jobId, round, tries }, afterSeconds }) => {
      return { job_id: jobId, round, tries, due_in_seconds: afterSeconds };
    });
    await putOffCallbacks(this.#queries, rows);
  }

  /** Starts a new round of attempts, in any state; `undefined` if the callback has changed meanwhile. */
  async reopen({ jobId, round, tries }: Callback): Promise<Callback | undefined> {
    const row = await this.#queries
      .updateTable('callback')
      .set({
        state: 'pending',
        tries: 0,
        round: round + 1,
        next_at: secondsFromNow(0),
        due_at: secondsFromNow(0),
      })
      .where('job_id', '=', jobId)
      .where('round', '=', round)
      .where('tries', '=', tries)
      .returning(CALLBACK_COLUMNS)
      .executeTakeFirst();
    return row === undefined ? undefined : readCallback(row);
  }

  /** The attempts of a callback, latest first, as many as are shown. */
  async attempts(jobId: string): Promise<readonly Attempt[]> {
    const rows = await this.#queries
      .selectFrom('callback_attempt')
      .selectAll()
      .where('job_id', '=', jobId)
      .orderBy('id', 'desc')
      .limit(ATTEMPTS_SHOWN)
      .execute();
    return rows.map((row) => ({
      startedAt: row.started_at,
      milliseconds: row.milliseconds,
      status: row.status ?? undefined,
      failure: row.failure ?? undefined,
      answer: row.answer,
    }));
  }
}

/** Deletes all but as many attempts as are shown, however often redelivery is requested. */
async function forgetOldest(queries: Queries, jobId: string): Promise<void> {
  await queries
    .deleteFrom('callback_attempt')
    .where('job_id', '=', jobId)
    .where('id', 'in', (from) =>
      from
        .selectFrom('callback_attempt')
        .select('id')
        .where('job_id', '=', jobId)
        .orderBy('id', 'desc')
        .limit(ATTEMPTS_SHOWN)
        .offset(ATTEMPTS_SHOWN),
    )
    .execute();
}

function rowOf({ id, callback, delivery, verdict }: Tried, now: Date): NotedTry {
  const { jobId, round, tries } = callback;
  const { startedAt, milliseconds, status, answer } = delivery;
  return {
    job_id: jobId,
    round,
    tries,
    state: verdict.state,
    next_in_seconds: verdict.nextAt === undefined ? null : secondsBetween(now, verdict.nextAt),
    attempt: {
      id,
      started_at: startedAt,
      milliseconds,
      status: status ?? null,
      failure: delivery.kind === 'failed' ? delivery.detail : null,
      answer,
    },
  };
}

function readCallback(row: Row<'callback'>): Callback {
  const state = STATES.find((known) => known === row.state);
  if (state === undefined) throw new Error(`Unknown callback state: ${row.state}.`);
  return {
    id: row.id,
    jobId: row.job_id,
    accountId: row.account_id,
    url: row.url,
    state,
    tries: row.tries,
    round: row.round,
    nextAt: row.next_at ?? undefined,
    isTaken: row.next_at !== null && row.due_at > row.next_at,
  };
}
