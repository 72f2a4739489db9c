import type { Queries } from '../database/database.ts';
import { type Clock, secondsAfter } from '../foundation/clock.ts';
import { newIdentifier } from '../foundation/identifiers.ts';
import {
  type AnswerRow,
  deleteClaims,
  deleteExpired,
  deleteRow,
  findRow,
  insertAllOrNone,
  insertWhereFree,
  type NewRow,
  nameOf,
  type OwnedKey,
  type Times,
} from './answer-rows.ts';
import { type ClaimedWork, claimSeconds, holdClaim, type KeyClaimParts } from './claimed-work.ts';

/** Dependencies of first answers. */
export interface FirstAnswersParts extends KeyClaimParts {
  readonly clock: Clock;
}

/** A request with an idempotency key. */
export interface KeyedRequest extends OwnedKey {
  /** SHA-256 of the request, in hexadecimal. */
  readonly requestHash: string;
  /** The hash that older versions would have stored, if different; computing it reads the request again. */
  readonly earlierHash?: () => Promise<string>;
}

/** The state of a key for a request. */
export type Kept =
  /** The key was unused; the answer is now stored. */
  | { readonly kind: 'first'; readonly answer: string }
  /** The answer that was given to the same request before. */
  | { readonly kind: 'again'; readonly answer: string }
  /** A different request has used the key. */
  | { readonly kind: 'other' }
  /** The same request is still in progress. */
  | { readonly kind: 'under-way' };

/** An answer to store. */
export interface NewAnswer {
  /** `undefined` if the request has no key; then it always counts as the first. */
  readonly keyed: KeyedRequest | undefined;
  readonly answer: string;
}

const SWEPT_AT_ONCE = 1_000;

/**
 * The first answers to requests with idempotency keys, for the lifetime of the keys. An answer is stored as the
 * identifier of the resource that it is about.
 */
export class FirstAnswers {
  readonly #parts: FirstAnswersParts;
  readonly #queries: Queries;
  readonly #clock: Clock;
  readonly #keptSeconds: number;

  constructor(parts: FirstAnswersParts, { keptSeconds }: { readonly keptSeconds: number }) {
    this.#parts = parts;
    this.#queries = parts.queries;
    this.#clock = parts.clock;
    this.#keptSeconds = keptSeconds;
  }

  /** Stores a single answer, as `keepAll` does. */
  async keep(keyed: KeyedRequest | undefined, answer: string, transaction: Queries): Promise<Kept> {
    const [kept] = await this.keepAll([{ keyed, answer }], transaction);
    return kept ?? { kind: 'first', answer };
  }

  /**
   * Stores the answers of work within one transaction. A concurrent transaction with the same key waits for the first.
   * The keys must be distinct.
   *
   * @returns the state of each key
   */
  async keepAll(answers: readonly NewAnswer[], transaction: Queries): Promise<readonly Kept[]> {
    const taken = await insertWhereFree(transaction, answers.flatMap(rowsOf), this.#times());
    const all: Kept[] = [];
    for (const { keyed, answer } of answers) {
      const isFirst = keyed === undefined || taken.has(nameOf(keyed));
      all.push(isFirst ? { kind: 'first', answer } : await this.#known(keyed, transaction));
    }
    return all;
  }

  /**
   * Stores all answers in one statement without a result, or fails; for batching with other statements.
   *
   * @throws a database error if one of the keys has been used; then nothing is stored
   */
  async keepTogether(answers: readonly NewAnswer[], queries: Queries): Promise<void> {
    await insertAllOrNone(queries, answers.flatMap(rowsOf), this.#times());
  }

  /** Releases keys that the same transaction has taken, because the work produced no result. */
  async forget(keyed: readonly KeyedRequest[], transaction: Queries): Promise<void> {
    for (const one of keyed) await deleteRow(transaction, one);
  }

  /**
   * Claims a key for work that takes longer than a transaction may; other requests find it in progress. The key of a
   * crashed process is free after a minute, and that of other work after `secondsUpTo`.
   */
  async claim(
    keyed: KeyedRequest,
    secondsUpTo: number,
  ): Promise<Kept | { readonly kind: 'claimed'; readonly work: ClaimedWork }> {
    const claim = newIdentifier();
    const row = { ...keyed, answer: null, claim, claimSeconds: claimSeconds(secondsUpTo) };
    const taken = await insertWhereFree(this.#queries, [row], this.#times());
    if (taken.size === 0) return this.#known(keyed, this.#queries);
    const { accountId, key } = keyed;
    const work = holdClaim(this.#parts, { accountId, key, claim, secondsUpTo });
    return { kind: 'claimed', work };
  }

  /**
   * The state of a key, without claiming it; `undefined` if it is unused. Lets a retry be answered even if the request
   * could no longer be carried out.
   */
  async find(
    keyed: KeyedRequest | undefined,
  ): Promise<Exclude<Kept, { kind: 'first' }> | undefined> {
    if (keyed === undefined) return undefined;
    const row = await findRow(this.#queries, keyed);
    const isOver = row !== undefined && isFree(row, this.#clock.now());
    return row === undefined || isOver ? undefined : keptIn(row, keyed);
  }

  /** Releases all claims; for a process that knows that their holders have died. */
  forgetClaims(): Promise<void> {
    return deleteClaims(this.#queries);
  }

  /** Deletes a batch of expired keys; returns how many. */
  sweep(): Promise<number> {
    return deleteExpired(this.#queries, this.#clock.now(), SWEPT_AT_ONCE);
  }

  async #known(keyed: KeyedRequest, queries: Queries): Promise<Kept> {
    const row = await findRow(queries, keyed);
    // The holder has just released the key; a retry will get it.
    return row === undefined ? { kind: 'under-way' } : keptIn(row, keyed);
  }

  #times(): Times {
    const now = this.#clock.now();
    return { now, expiresAt: secondsAfter(now, this.#keptSeconds) };
  }
}

function rowsOf({ keyed, answer }: NewAnswer): readonly NewRow[] {
  return keyed === undefined ? [] : [{ ...keyed, answer }];
}

/** Whether a key can be claimed: its row or its claim has expired. */
function isFree({ answer, isClaimOver, expires_at }: AnswerRow, now: Date): boolean {
  return expires_at <= now || (answer === null && isClaimOver === true);
}

async function keptIn(
  { request_hash, answer }: AnswerRow,
  { requestHash, earlierHash }: KeyedRequest,
): Promise<Exclude<Kept, { kind: 'first' }>> {
  const isSame = request_hash === requestHash || request_hash === (await earlierHash?.());
  if (!isSame) return { kind: 'other' };
  return answer === null ? { kind: 'under-way' } : { kind: 'again', answer };
}
