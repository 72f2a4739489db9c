import type { Queries } from '../database/database.ts';
import {
  CALLBACK_COLUMNS,
  type NotedTry,
  noteTries,
  putOffCallbacks,
  takeDueCallbacks,
} from '../database/due-callbacks.ts';
import type { Row } from '../database/tables.ts';
import { type Clock, secondsAfter } from '../foundation/clock.ts';
import { newIdentifier } from '../foundation/identifiers.ts';
import type { Delivery } from './delivery.ts';

const STATES = [
  /** It is still to be tried. */
  'pending',
  'delivered',
  /** The receiver wants no more of them (410). */
  'unwanted',
  /** The last try of the schedule has failed. */
  'given-up',
] as const;

/** The state of a callback. */
export type CallbackState = (typeof STATES)[number];

/** A callback: the message to a receiver that a job has ended. */
export interface Callback {
  /** The same in every try: the receiver's `webhook-id`. */
  readonly id: string;
  readonly jobId: string;
  readonly accountId: string;
  readonly url: string;
  readonly state: CallbackState;
  /** How many tries this round has had. */
  readonly tries: number;
  /** Rises with every redelivery that is asked for. */
  readonly round: number;
  /** When it is tried next, while it is pending. */
  readonly nextAt: Date | undefined;
  /** Whether a process has taken it: a try may be under way, or not be noted yet. */
  readonly isTaken: boolean;
}

/** One try that was made. */
export interface Attempt {
  readonly startedAt: Date;
  readonly milliseconds: number;
  /** The receiver's status; `undefined` where it did not answer. */
  readonly status: number | undefined;
  /** Why it was not delivered. */
  readonly failure: string | undefined;
  /** The beginning of the receiver's answer. */
  readonly answer: string;
}

/** The state after a try. */
export interface Verdict {
  readonly state: CallbackState;
  readonly nextAt: Date | undefined;
}

/** A try, and the state after it. */
export interface Tried {
  /** The identifier of the try, by which it is written only once. */
  readonly id: string;
  readonly callback: Callback;
  readonly delivery: Delivery;
  readonly verdict: Verdict;
}

/** All callbacks and the tries to deliver them. */
export interface CallbackBook {
  /** Writes a new callback, in the transaction that ends the job. */
  open(callback: NewCallback, transaction: Queries): Promise<Callback>;
  find(jobId: string): Promise<Callback | undefined>;
  /**
   * Takes up to so many callbacks that are due. No other process takes them for some seconds; those that are not noted
   * by then are due again.
   */
  take(limit: number, seconds: number): Promise<readonly Callback[]>;
  /**
   * Writes tries, and the state after each.
   *
   * @returns those whose callbacks had not changed meanwhile
   */
  note(tries: readonly Tried[]): Promise<readonly Tried[]>;
  /** Returns callbacks that were taken and not tried, each to be due after some seconds. */
  putOff(callbacks: readonly PutOffCallback[]): Promise<void>;
  /** Begins a new round of tries, whatever the state. */
  reopen(callback: Callback): Promise<Callback | undefined>;
  /** The tries of a callback, the latest first, as far back as they are shown. */
  attempts(jobId: string): Promise<readonly Attempt[]>;
}

/** A callback that is not tried now. */
export interface PutOffCallback {
  readonly callback: Callback;
  readonly afterSeconds: number;
}

/** A callback to write. */
export type NewCallback = Pick<Callback, 'jobId' | 'accountId' | 'url'>;

const ATTEMPTS_SHOWN = 100;
/** The most tries of a round, with which an early round is shown whole. */
const TRIES_A_ROUND_UP_TO = 10;

/** Opens the book. */
export function openCallbackBook(queries: Queries, clock: Clock): CallbackBook {
  return new StoredCallbacks(queries, clock);
}

class StoredCallbacks implements CallbackBook {
  readonly #queries: Queries;
  readonly #clock: Clock;

  constructor(queries: Queries, clock: Clock) {
    this.#queries = queries;
    this.#clock = clock;
  }

  async open({ jobId, accountId, url }: NewCallback, transaction: Queries): Promise<Callback> {
    const now = this.#clock.now();
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
        next_at: now,
        due_at: now,
        created_at: now,
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

  async take(limit: number, seconds: number): Promise<readonly Callback[]> {
    const now = this.#clock.now();
    const until = secondsAfter(now, seconds);
    const rows = await takeDueCallbacks(this.#queries, { now, until, limit });
    return rows.map(readCallback);
  }

  async note(tries: readonly Tried[]): Promise<readonly Tried[]> {
    const noted = await noteTries(this.#queries, tries.map(rowOf));
    for (const { callback } of tries) {
      const isLong = callback.round * TRIES_A_ROUND_UP_TO > ATTEMPTS_SHOWN;
      if (isLong) await forgetOldest(this.#queries, callback.jobId);
    }
    return tries.filter(({ callback }) => noted.has(callback.jobId));
  }

  async putOff(callbacks: readonly PutOffCallback[]): Promise<void> {
    if (callbacks.length === 0) return;
    const now = this.#clock.now();
    const rows = callbacks.map(({ callback: { jobId, round, tries }, afterSeconds }) => {
      return { job_id: jobId, round, tries, due_at: secondsAfter(now, afterSeconds) };
    });
    await putOffCallbacks(this.#queries, rows);
  }

  async reopen({ jobId, round, tries }: Callback): Promise<Callback | undefined> {
    const now = this.#clock.now();
    const row = await this.#queries
      .updateTable('callback')
      .set({ state: 'pending', tries: 0, round: round + 1, next_at: now, due_at: now })
      .where('job_id', '=', jobId)
      .where('round', '=', round)
      .where('tries', '=', tries)
      .returning(CALLBACK_COLUMNS)
      .executeTakeFirst();
    return row === undefined ? undefined : readCallback(row);
  }

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

/** Keeps only as many tries as are shown, however often redelivery is asked for. */
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

function rowOf({ id, callback, delivery, verdict }: Tried): NotedTry {
  const { jobId, round, tries } = callback;
  const { startedAt, milliseconds, status, answer } = delivery;
  return {
    job_id: jobId,
    round,
    tries,
    state: verdict.state,
    next_at: verdict.nextAt ?? null,
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
  if (state === undefined) throw new Error(`${row.state} is not a state of a callback.`);
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
