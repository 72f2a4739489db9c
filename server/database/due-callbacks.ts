import { sql } from 'kysely';
import type { Queries } from './database.ts';
import { secondsFromNow } from './database-time.ts';
import { storableJson } from './storable-text.ts';
import type { Row } from './tables.ts';

/**
 * The columns of a callback. They are listed because a statement with `*` is planned anew each time
 * (`statement-names.ts`).
 */
export const CALLBACK_COLUMNS = [
  'job_id',
  'id',
  'account_id',
  'url',
  'state',
  'tries',
  'round',
  'next_at',
  'due_at',
  'created_at',
] as const satisfies readonly (keyof Row<'callback'>)[];
const OF_CALLBACK = sql.join(CALLBACK_COLUMNS.map((column) => sql.ref(`callback.${column}`)));

/** An attempt of a callback, and the callback's state after it. */
export interface NotedTry {
  readonly job_id: string;
  /** The callback's round and number of attempts before this one. */
  readonly round: number;
  readonly tries: number;
  readonly state: string;
  /** In how many seconds the next attempt is due; negative if it is overdue. `null` if there is none. */
  readonly next_in_seconds: number | null;
  readonly attempt: Omit<Row<'callback_attempt'>, 'job_id'>;
}

/** The new due time of a callback, applied only if it has not changed since it was claimed. */
export type PutOff = Pick<NotedTry, 'job_id' | 'round' | 'tries'> & {
  readonly due_in_seconds: number;
};

/** What a claim of due callbacks asks for. */
export interface CallbackClaim {
  /** How long it holds: they become due again then, unless this process records an outcome before. */
  readonly seconds: number;
  readonly limit: number;
}

const NEXT_AT = secondsFromNow(sql.ref<number>('given.next_in_seconds'));
const DUE_AT = secondsFromNow(sql.ref<number>('given.due_in_seconds'));

/** Claims due callbacks, the longest overdue first, and skips those that another process is claiming. */
export async function takeDueCallbacks(
  queries: Queries,
  { seconds, limit }: CallbackClaim,
): Promise<readonly Row<'callback'>[]> {
  const { rows } = await sql<Row<'callback'>>`
    with due as materialized (
      select job_id from callback where state = 'pending' and due_at <= now()
      order by due_at limit ${limit} for update skip locked
    )
    update callback set due_at = ${secondsFromNow(seconds)} from due where callback.job_id = due.job_id
    returning ${OF_CALLBACK}`.execute(queries);
  return rows;
}

/**
 * Records attempts and the resulting states in one statement.
 *
 * @returns the identifiers of the jobs whose callbacks had not changed meanwhile
 */
export async function noteTries(
  queries: Queries,
  tries: readonly NotedTry[],
): Promise<ReadonlySet<string>> {
  const given = tries.map(({ attempt, ...callback }) => ({
    ...attempt,
    ...callback,
    try_id: attempt.id,
  }));
  // A callback that is being deleted is locked: its attempt is not written.
  const { rows } = await sql<{ job_id: string }>`
    with given as materialized (
      select * from json_to_recordset(${storableJson(given)}::json) as given (
        job_id uuid, round integer, tries integer, state text, next_in_seconds double precision, try_id uuid,
        started_at timestamptz, milliseconds integer, status integer, failure text, answer text)
    ), there as materialized (
      select job_id from callback where job_id in (select job_id from given) for no key update
    ), tried as (
      insert into callback_attempt (id, job_id, started_at, milliseconds, status, failure, answer)
      select try_id, job_id, started_at, milliseconds, status, failure, answer
      from given join there using (job_id)
      on conflict do nothing
    )
    update callback set state = given.state, tries = callback.tries + 1,
      next_at = ${NEXT_AT}, due_at = coalesce(${NEXT_AT}, callback.due_at)
    from given join there using (job_id)
    where callback.job_id = given.job_id and callback.round = given.round and callback.tries = given.tries
    returning callback.job_id`.execute(queries);
  return new Set(rows.map(({ job_id }) => job_id));
}

/** Below this, a wait may be that of a claim or a first retry; waiting so long is harmless. */
const NORMAL_WAIT_SECONDS = 60;

/**
 * Brings forward the callbacks that wait too long as the database's clock was set back by so many seconds. If several
 * processes do so, a retry that was hours ahead comes earlier by as much again.
 */
export async function hastenCallbacks(queries: Queries, seconds: number): Promise<void> {
  const sooner = sql`make_interval(secs => ${seconds})`;
  await sql`
    update callback set due_at = greatest(now(), due_at - ${sooner}), next_at = greatest(now(), next_at - ${sooner})
    where state = 'pending' and due_at > ${secondsFromNow(NORMAL_WAIT_SECONDS)}`.execute(queries);
}

/** Reschedules callbacks, in one statement. */
export async function putOffCallbacks(
  queries: Queries,
  callbacks: readonly PutOff[],
): Promise<void> {
  await sql`
    update callback set due_at = ${DUE_AT}
    from json_to_recordset(${JSON.stringify(callbacks)}::json) as given (
      job_id uuid, round integer, tries integer, due_in_seconds double precision)
    where callback.job_id = given.job_id and callback.round = given.round and callback.tries = given.tries
      and callback.state = 'pending'`.execute(queries);
}
