import type { Queries } from '../database/database.ts';
import type { Row } from '../database/tables.ts';
import { type Clock, secondsAfter } from '../foundation/clock.ts';
import { newIdentifier } from '../foundation/identifiers.ts';

/** A request that came with an idempotency key. */
export interface KeyedRequest {
  readonly accountId: string;
  readonly key: string;
  /** SHA-256 of what is asked for, in hexadecimal. */
  readonly requestHash: string;
}

/** What a request finds under its key. */
export type Kept =
  /** Nothing: it is the first, and its answer is kept. */
  | { readonly kind: 'first'; readonly answer: string }
  /** The answer that the same request was given before. */
  | { readonly kind: 'again'; readonly answer: string }
  /** Another request has used the key. */
  | { readonly kind: 'other' }
  /** The same request is still being answered. */
  | { readonly kind: 'under-way' };

/** Work to be done once for a key. */
export interface ClaimedWork {
  /**
   * Keeps the answer; part of the transaction of what was done.
   *
   * @returns whether it is kept: not where the claim was over, and another one works on the answer or has it; the
   *   transaction must be rolled back then
   */
  finish(answer: string, transaction: Queries): Promise<boolean>;
  /** Gives the key free again: nothing has come of the work. */
  release(): Promise<void>;
}

/**
 * What was first answered to requests with idempotency keys, for as long as keys are remembered. An answer
 * is kept as the identifier of what it tells of.
 */
export interface FirstAnswers {
  /**
   * Keeps the answer of work that is done within one transaction. Of two at the same instant, the second waits for
   * the first.
   *
   * @param keyed - `undefined` where the request came without a key: it is always the first
   */
  keep(keyed: KeyedRequest | undefined, answer: string, transaction: Queries): Promise<Kept>;
  /** Takes a key for work that takes longer than a transaction may; others are told that it is under way. */
  claim(
    keyed: KeyedRequest,
    secondsUpTo: number,
  ): Promise<Kept | { readonly kind: 'claimed'; readonly work: ClaimedWork }>;
  /**
   * What is kept under a key already, without taking it; `undefined` where nothing is. A repetition need not be able to
   * do again what the first request did.
   */
  find(keyed: KeyedRequest | undefined): Promise<Exclude<Kept, { kind: 'first' }> | undefined>;
  /** Forgets keys whose time is over, a bounded number at once; tells how many there were. */
  sweep(): Promise<number>;
}

const SWEPT_AT_ONCE = 1_000;

/** Opens the answers. */
export function openFirstAnswers(
  queries: Queries,
  clock: Clock,
  { keptSeconds }: { readonly keptSeconds: number },
): FirstAnswers {
  return {
    async keep(keyed, answer, transaction) {
      if (keyed === undefined) return { kind: 'first', answer };
      const row = { answer, claim: null, claimed_until: null };
      const isFirst = await take(transaction, keyed, row);
      return isFirst ? { kind: 'first', answer } : known(transaction, keyed);
    },
    async claim(keyed, secondsUpTo) {
      const claim = newIdentifier();
      const claimed_until = secondsAfter(clock.now(), secondsUpTo);
      const isFirst = await take(queries, keyed, { answer: null, claim, claimed_until });
      return isFirst ? { kind: 'claimed', work: workOn(keyed, claim) } : known(queries, keyed);
    },
    async find(keyed) {
      if (keyed === undefined) return undefined;
      const row = await rowOf(queries, keyed);
      const isOver = row !== undefined && isFree(row, clock.now());
      return row === undefined || isOver ? undefined : keptIn(row, keyed);
    },
    async sweep() {
      const { numDeletedRows } = await queries
        .deleteFrom('first_answer')
        .where((is) =>
          is(
            is.refTuple('account_id', 'idempotency_key'),
            'in',
            is
              .selectFrom('first_answer')
              .select(['account_id', 'idempotency_key'])
              .where('expires_at', '<=', clock.now())
              .limit(SWEPT_AT_ONCE)
              .$asTuple('account_id', 'idempotency_key'),
          ),
        )
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
  };

  /** Writes a row for a key that is free, or whose time or claim is over. */
  async function take(
    target: Queries,
    { accountId, key, requestHash }: KeyedRequest,
    held: { answer: string | null; claim: string | null; claimed_until: Date | null },
  ): Promise<boolean> {
    const now = clock.now();
    const row = {
      ...held,
      request_hash: requestHash,
      expires_at: secondsAfter(now, keptSeconds),
    };
    const taken = await target
      .insertInto('first_answer')
      .values({ ...row, account_id: accountId, idempotency_key: key })
      .onConflict((conflict) =>
        conflict
          .columns(['account_id', 'idempotency_key'])
          .doUpdateSet(row)
          .where((is) =>
            is.or([
              is('first_answer.expires_at', '<=', now),
              is.and([
                is('first_answer.answer', 'is', null),
                is('first_answer.claimed_until', '<=', now),
              ]),
            ]),
          ),
      )
      .returning('account_id')
      .executeTakeFirst();
    return taken !== undefined;
  }

  async function known(target: Queries, keyed: KeyedRequest): Promise<Kept> {
    const row = await rowOf(target, keyed);
    // The one who held the key has just given it free; the next try will have it.
    return row === undefined ? { kind: 'under-way' } : keptIn(row, keyed);
  }

  function workOn({ accountId, key }: KeyedRequest, claim: string): ClaimedWork {
    return {
      async finish(answer, transaction) {
        const { numUpdatedRows } = await transaction
          .updateTable('first_answer')
          .set({ answer, claim: null, claimed_until: null })
          .where('account_id', '=', accountId)
          .where('idempotency_key', '=', key)
          .where('claim', '=', claim)
          .executeTakeFirst();
        return numUpdatedRows > 0n;
      },
      async release() {
        await queries
          .deleteFrom('first_answer')
          .where('account_id', '=', accountId)
          .where('idempotency_key', '=', key)
          .where('claim', '=', claim)
          .execute();
      },
    };
  }
}

type KeptRow = Pick<
  Row<'first_answer'>,
  'request_hash' | 'answer' | 'claimed_until' | 'expires_at'
>;

function rowOf(target: Queries, { accountId, key }: KeyedRequest): Promise<KeptRow | undefined> {
  return target
    .selectFrom('first_answer')
    .select(['request_hash', 'answer', 'claimed_until', 'expires_at'])
    .where('account_id', '=', accountId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

/** Whether a key can be taken: its time is over, or that of the one who works on its answer. */
function isFree({ answer, claimed_until, expires_at }: KeptRow, now: Date): boolean {
  return expires_at <= now || (answer === null && claimed_until !== null && claimed_until <= now);
}

function keptIn(
  { request_hash, answer }: KeptRow,
  { requestHash }: KeyedRequest,
): Exclude<Kept, { kind: 'first' }> {
  if (request_hash !== requestHash) return { kind: 'other' };
  return answer === null ? { kind: 'under-way' } : { kind: 'again', answer };
}
