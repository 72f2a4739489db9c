import { sql } from 'kysely';
import type { Queries } from '../database/database.ts';
import type { Row } from '../database/tables.ts';
import { secondsAfter } from '../foundation/clock.ts';
import { newIdentifier } from '../foundation/identifiers.ts';
import { type ClaimedWork, type ClaimParts, claimEnd, holdClaim } from './claimed-work.ts';

/** A request that came with an idempotency key. */
export interface KeyedRequest {
  readonly accountId: string;
  readonly key: string;
  /** SHA-256 of what is asked for, in hexadecimal. */
  readonly requestHash: string;
  /** What older versions would have kept for it, where that is another. */
  readonly earlierHash?: string;
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

/** An answer to be kept. */
export interface NewAnswer {
  /** `undefined` where the request came without a key: it is always the first. */
  readonly keyed: KeyedRequest | undefined;
  readonly answer: string;
}

/**
 * What was first answered to requests with idempotency keys, for as long as keys are remembered. An answer
 * is kept as the identifier of what it tells of.
 */
export interface FirstAnswers {
  /** Keeps one answer, as `keepAll` does. */
  keep(keyed: KeyedRequest | undefined, answer: string, transaction: Queries): Promise<Kept>;
  /**
   * Keeps the answers of work that is done within one transaction. Of two at the same instant, the second waits for the
   * first. No two of them may have the same key.
   *
   * @returns what each finds
   */
  keepAll(answers: readonly NewAnswer[], transaction: Queries): Promise<readonly Kept[]>;
  /**
   * Keeps all of them in one statement that answers nothing, or fails: to be sent together with others.
   *
   * @throws an error of the database where one of the keys has been used; nothing is kept then
   */
  keepTogether(answers: readonly NewAnswer[], queries: Queries): Promise<void>;
  /** Gives keys free again that the same transaction has taken: nothing has come of the work. */
  forget(keyed: readonly KeyedRequest[], transaction: Queries): Promise<void>;
  /**
   * Takes a key for work that takes longer than a transaction may; others are told that it is under way. The key of a
   * process that died is free a minute later, and that of work past `secondsUpTo`.
   */
  claim(
    keyed: KeyedRequest,
    secondsUpTo: number,
  ): Promise<Kept | { readonly kind: 'claimed'; readonly work: ClaimedWork }>;
  /**
   * What is kept under a key already, without taking it; `undefined` where nothing is. A repetition need not be able to
   * do again what the first request did.
   */
  find(keyed: KeyedRequest | undefined): Promise<Exclude<Kept, { kind: 'first' }> | undefined>;
  /** Gives the keys free of all work under way: for who begins, and knows that whoever had it in hand has died. */
  forgetClaims(): Promise<void>;
  /** Forgets keys whose time is over, a bounded number at once; tells how many there were. */
  sweep(): Promise<number>;
}

const SWEPT_AT_ONCE = 1_000;

/** Opens the answers. */
export function openFirstAnswers(
  parts: ClaimParts,
  { keptSeconds }: { readonly keptSeconds: number },
): FirstAnswers {
  const { queries, clock } = parts;
  return {
    keepAll,
    async keep(keyed, answer, transaction) {
      const [kept] = await keepAll([{ keyed, answer }], transaction);
      return kept ?? { kind: 'first', answer };
    },
    keepTogether: (answers, target) => takeTogether(target, answers, clock.now()),
    async forget(keyed, transaction) {
      for (const { accountId, key } of keyed) {
        await transaction
          .deleteFrom('first_answer')
          .where('account_id', '=', accountId)
          .where('idempotency_key', '=', key)
          .execute();
      }
    },
    async claim(keyed, secondsUpTo) {
      const claim = newIdentifier();
      const claimed_until = claimEnd(clock.now(), secondsUpTo);
      const taken = await take(queries, [{ keyed, answer: null, claim, claimed_until }]);
      if (taken.size === 0) return known(queries, keyed);
      const { accountId, key } = keyed;
      return { kind: 'claimed', work: holdClaim(parts, { accountId, key, claim, secondsUpTo }) };
    },
    async find(keyed) {
      if (keyed === undefined) return undefined;
      const row = await rowOf(queries, keyed);
      const isOver = row !== undefined && isFree(row, clock.now());
      return row === undefined || isOver ? undefined : keptIn(row, keyed);
    },
    async forgetClaims() {
      await queries.deleteFrom('first_answer').where('answer', 'is', null).execute();
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

  async function keepAll(
    answers: readonly NewAnswer[],
    transaction: Queries,
  ): Promise<readonly Kept[]> {
    const rows = answers.flatMap(({ keyed, answer }) =>
      keyed === undefined ? [] : [{ keyed, answer, claim: null, claimed_until: null }],
    );
    const taken = await take(transaction, rows);
    const all: Kept[] = [];
    for (const { keyed, answer } of answers) {
      const isFirst = keyed === undefined || taken.has(nameOf(keyed));
      all.push(isFirst ? { kind: 'first', answer } : await known(transaction, keyed));
    }
    return all;
  }

  /**
   * Writes rows for keys that are free, or whose time or claim is over; in one order, so that two who take several do not
   * wait for each other.
   *
   * @returns the names of those that are taken
   */
  async function take(target: Queries, held: readonly Held[]): Promise<ReadonlySet<string>> {
    if (held.length === 0) return new Set();
    const now = clock.now();
    const expires_at = secondsAfter(now, keptSeconds);
    const rows = held
      .map(({ keyed: { accountId, key, requestHash }, ...rest }) => {
        const named = { account_id: accountId, idempotency_key: key, request_hash: requestHash };
        return { ...named, ...rest, expires_at };
      })
      .toSorted((one, other) => (nameOfRow(one) < nameOfRow(other) ? -1 : 1));
    const taken = await target
      .insertInto('first_answer')
      .values(rows)
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
                is('first_answer.claimed_until', '<=', now),
              ]),
            ]),
          ),
      )
      .returning(['account_id', 'idempotency_key'])
      .execute();
    return new Set(taken.map(nameOfRow));
  }

  async function takeTogether(
    target: Queries,
    answers: readonly NewAnswer[],
    now: Date,
  ): Promise<void> {
    const rows = answers.flatMap(({ keyed, answer }) => {
      if (keyed === undefined) return [];
      const { accountId, key, requestHash } = keyed;
      return [{ account_id: accountId, idempotency_key: key, request_hash: requestHash, answer }];
    });
    if (rows.length === 0) return;
    await sql`
      with entry as (
        select * from json_to_recordset(${JSON.stringify(rows)}::json) as entry (
          account_id uuid, idempotency_key text, request_hash text, answer text)
      ),
      taken as (
        insert into first_answer (account_id, idempotency_key, request_hash, answer, expires_at)
        select account_id, idempotency_key, request_hash, answer, ${secondsAfter(now, keptSeconds)}::timestamptz
        from entry order by account_id, idempotency_key
        on conflict (account_id, idempotency_key) do update set request_hash = excluded.request_hash,
          answer = excluded.answer, claim = null, claimed_until = null, expires_at = excluded.expires_at
        where first_answer.expires_at <= ${now}::timestamptz
        returning account_id
      )
      select must_hold((select count(*) from taken) = (select count(*) from entry), 'A key has been used.')
    `.execute(target);
  }

  async function known(target: Queries, keyed: KeyedRequest): Promise<Kept> {
    const row = await rowOf(target, keyed);
    // The one who held the key has just given it free; the next try will have it.
    return row === undefined ? { kind: 'under-way' } : keptIn(row, keyed);
  }
}

/** What is written under a key. */
interface Held {
  readonly keyed: KeyedRequest;
  readonly answer: string | null;
  readonly claim: string | null;
  readonly claimed_until: Date | null;
}

/** A key together with whose it is. */
export function nameOf({ accountId, key }: Pick<KeyedRequest, 'accountId' | 'key'>): string {
  return `${accountId} ${key}`;
}

function nameOfRow(row: Pick<Row<'first_answer'>, 'account_id' | 'idempotency_key'>): string {
  return nameOf({ accountId: row.account_id, key: row.idempotency_key });
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
  { requestHash, earlierHash }: KeyedRequest,
): Exclude<Kept, { kind: 'first' }> {
  if (request_hash !== requestHash && request_hash !== earlierHash) return { kind: 'other' };
  return answer === null ? { kind: 'under-way' } : { kind: 'again', answer };
}
