import { sql } from 'kysely';
import type { Queries } from '../database/database.ts';
import { secondsFromNow } from '../database/database-time.ts';
import { deleteBatch } from '../database/delete-batch.ts';
import type { Row } from '../database/tables.ts';

/** An idempotency key, and the account that owns it. */
export interface OwnedKey {
  readonly accountId: string;
  readonly key: string;
}

/** A row for a key: an answer, or a claim. */
export interface NewRow extends OwnedKey {
  readonly requestHash: string;
  readonly answer: string | null;
  readonly claim?: string;
  /** How long the claim holds. */
  readonly claimSeconds?: number;
}

/** The present time, and when the row expires. */
export interface Times {
  readonly now: Date;
  readonly expiresAt: Date;
}

/** An identifier for a key and its account. */
export function nameOf({ accountId, key }: OwnedKey): string {
  return `${accountId} ${key}`;
}

/**
 * Inserts rows for keys that are unused, or whose row or claim has expired; in sorted order, so that transactions do
 * not deadlock.
 *
 * @returns the identifiers (`nameOf`) of the keys whose rows were written
 */
export async function insertWhereFree(
  queries: Queries,
  rows: readonly NewRow[],
  { now, expiresAt }: Times,
): Promise<ReadonlySet<string>> {
  if (rows.length === 0) return new Set();
  const values = inOrder(rows).map(({ claim = null, claimSeconds, ...row }) => {
    const claimed_until = claimSeconds === undefined ? null : secondsFromNow(claimSeconds);
    return { ...columnsOf(row), claim, claimed_until, expires_at: expiresAt };
  });
  const taken = await queries
    .insertInto('first_answer')
    .values(values)
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'idempotency_key'])
        .doUpdateSet((is) => ({
          request_hash: is.ref('excluded.request_hash'),
          answer: is.ref('excluded.answer'),
          claim: is.ref('excluded.claim'),
          claimed_until: is.ref('excluded.claimed_until'),
          expires_at: is.ref('excluded.expires_at'),
        }))
        .where((is) =>
          is.or([
            is('first_answer.expires_at', '<=', now),
            is.and([
              is('first_answer.answer', 'is', null),
              is('first_answer.claimed_until', '<=', sql<Date>`now()`),
            ]),
          ]),
        ),
    )
    .returning(['account_id as accountId', 'idempotency_key as key'])
    .execute();
  return new Set(taken.map(nameOf));
}

/**
 * Inserts answers for keys that are unused or expired, in one statement without a result.
 *
 * @throws a database error if one of the keys has been used; then nothing is written
 */
export async function insertAllOrNone(
  queries: Queries,
  rows: readonly NewRow[],
  { now, expiresAt }: Times,
): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    with entry as (
      select * from json_to_recordset(${JSON.stringify(rows.map(columnsOf))}::json) as entry (
        account_id uuid, idempotency_key text, request_hash text, answer text)
    ),
    taken as (
      insert into first_answer (account_id, idempotency_key, request_hash, answer, expires_at)
      select account_id, idempotency_key, request_hash, answer, ${expiresAt}::timestamptz
      from entry order by account_id, idempotency_key
      on conflict (account_id, idempotency_key) do update set request_hash = excluded.request_hash,
        answer = excluded.answer, claim = null, claimed_until = null, expires_at = excluded.expires_at
      where first_answer.expires_at <= ${now}::timestamptz
      returning account_id
    )
    select must_hold((select count(*) from taken) = (select count(*) from entry), 'A key has been used.')
  `.execute(queries);
}

function columnsOf({ accountId, key, requestHash, answer }: NewRow) {
  return { account_id: accountId, idempotency_key: key, request_hash: requestHash, answer };
}

function inOrder(rows: readonly NewRow[]): readonly NewRow[] {
  return rows.toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
}

/** The row of a key. */
export interface AnswerRow
  extends Pick<Row<'first_answer'>, 'request_hash' | 'answer' | 'expires_at'> {
  /** Whether its claim has ended; `null` if it is not claimed. */
  readonly isClaimOver: boolean | null;
}

/** Reads the row of a key. */
export function findRow(
  queries: Queries,
  { accountId, key }: OwnedKey,
): Promise<AnswerRow | undefined> {
  return queries
    .selectFrom('first_answer')
    .select(['request_hash', 'answer', 'expires_at'])
    .select(sql<boolean | null>`claimed_until <= now()`.as('isClaimOver'))
    .where('account_id', '=', accountId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

/** Removes the row of a key. */
export async function deleteRow(queries: Queries, { accountId, key }: OwnedKey): Promise<void> {
  await queries
    .deleteFrom('first_answer')
    .where('account_id', '=', accountId)
    .where('idempotency_key', '=', key)
    .execute();
}

/** Removes all claims. */
export async function deleteClaims(queries: Queries): Promise<void> {
  await queries.deleteFrom('first_answer').where('answer', 'is', null).execute();
}

/** Deletes a batch of expired rows; returns how many. */
export function deleteExpired(queries: Queries, now: Date, upTo: number): Promise<number> {
  return deleteBatch(queries, {
    from: 'first_answer',
    where: ['expires_at', '<=', now],
    limit: upTo,
  });
}
