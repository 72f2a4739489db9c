import type { Queries } from '../database/database.ts';
import type { Row } from '../database/tables.ts';
import type { Clock } from '../foundation/clock.ts';
import { newIdentifier } from '../foundation/identifiers.ts';
import type { Delivery } from './delivery.ts';

/** What has become of a callback. */
export type CallbackState =
  /** It is still to be tried. */
  | 'pending'
  | 'delivered'
  /** The receiver wants no more of them (410). */
  | 'unwanted'
  /** The last try of the schedule has failed. */
  | 'given-up';

/** The word to a receiver that a job has ended. */
export interface Callback {
  /** The same in every try: the receiver's `webhook-id`. */
  readonly id: string;
  readonly jobId: string;
  readonly accountId: string;
  readonly url: string;
  readonly state: CallbackState;
  /** How often this round has tried. */
  readonly tries: number;
  /** Goes up with every redelivery that is asked for. */
  readonly round: number;
  /** When it is tried next, while it is pending. */
  readonly nextAt: Date | undefined;
}

/** One try that was made. */
export interface Attempt {
  readonly startedAt: Date;
  readonly milliseconds: number;
  /** The receiver's status; `undefined` where it did not answer. */
  readonly status: number | undefined;
  /** Why it did not count as delivered. */
  readonly failure: string | undefined;
  /** The beginning of the receiver's answer. */
  readonly answer: string;
}

/** What follows from a try. */
export interface Verdict {
  readonly state: CallbackState;
  readonly nextAt: Date | undefined;
}

/** All callbacks and the tries to deliver them. */
export interface CallbackBook {
  /** Writes that a receiver is to be told; part of the transaction that ends the job. */
  open(callback: NewCallback, transaction: Queries): Promise<Callback>;
  find(jobId: string): Promise<Callback | undefined>;
  /**
   * Writes a try down, and what follows from it.
   *
   * @returns the callback as it is then, or `undefined` where it has gone on without this try
   */
  note(
    callback: Callback,
    { delivery, verdict }: { readonly delivery: Delivery; readonly verdict: Verdict },
    transaction: Queries,
  ): Promise<Callback | undefined>;
  /** Begins the tries anew, whatever has become of the earlier ones. */
  reopen(callback: Callback, transaction: Queries): Promise<Callback | undefined>;
  /** Callbacks that should have been tried before a time and were not. */
  overdue(before: Date, limit: number): Promise<readonly Callback[]>;
  /** Says of a callback that it is tried now. */
  postpone(callback: Callback, transaction: Queries): Promise<void>;
  /** The tries of a callback, the latest first, as far back as they are shown. */
  attempts(jobId: string): Promise<readonly Attempt[]>;
}

/** A callback to write. */
export type NewCallback = Pick<Callback, 'jobId' | 'accountId' | 'url'>;

const ATTEMPTS_SHOWN = 100;

/** Opens the book. */
export function openCallbackBook(queries: Queries, clock: Clock): CallbackBook {
  return {
    async open({ jobId, accountId, url }, transaction) {
      const now = clock.now();
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
          created_at: now,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      return readCallback(row);
    },
    async find(jobId) {
      const row = await queries
        .selectFrom('callback')
        .selectAll()
        .where('job_id', '=', jobId)
        .executeTakeFirst();
      return row === undefined ? undefined : readCallback(row);
    },
    async note(callback, { delivery, verdict }, transaction) {
      await transaction
        .insertInto('callback_attempt')
        .values(attemptRow(callback, delivery))
        .execute();
      await forgetOldest(transaction, callback.jobId);
      const { state, nextAt } = verdict;
      return update(transaction, callback, {
        state,
        tries: callback.tries + 1,
        next_at: nextAt ?? null,
      });
    },
    reopen: (callback, transaction) =>
      update(transaction, callback, {
        state: 'pending',
        tries: 0,
        round: callback.round + 1,
        next_at: clock.now(),
      }),
    async overdue(before, limit) {
      const rows = await queries
        .selectFrom('callback')
        .selectAll()
        .where('state', '=', 'pending')
        .where('next_at', '<', before)
        .orderBy('next_at')
        .limit(limit)
        .execute();
      return rows.map(readCallback);
    },
    async postpone(callback, transaction) {
      const { state, tries } = callback;
      await update(transaction, callback, { state, tries, next_at: clock.now() });
    },
    async attempts(jobId) {
      const rows = await queries
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
    },
  };
}

/** Whoever asks for redelivery for ever leaves no more tries than are shown. */
async function forgetOldest(transaction: Queries, jobId: string): Promise<void> {
  await transaction
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

/** Changes a callback, if it is still as it was read. */
async function update(
  transaction: Queries,
  { jobId, round, tries }: Callback,
  change: { state: CallbackState; tries: number; round?: number; next_at: Date | null },
): Promise<Callback | undefined> {
  const row = await transaction
    .updateTable('callback')
    .set(change)
    .where('job_id', '=', jobId)
    .where('round', '=', round)
    .where('tries', '=', tries)
    .returningAll()
    .executeTakeFirst();
  return row === undefined ? undefined : readCallback(row);
}

function attemptRow({ jobId }: Callback, delivery: Delivery) {
  const { startedAt, milliseconds, status, answer } = delivery;
  return {
    id: newIdentifier(),
    job_id: jobId,
    started_at: startedAt,
    milliseconds,
    status: status ?? null,
    failure: delivery.kind === 'failed' ? delivery.detail : null,
    answer,
  };
}

const STATES = ['pending', 'delivered', 'unwanted', 'given-up'] as const;

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
  };
}
