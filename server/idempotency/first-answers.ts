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
import { type ClaimedWork, type ClaimParts, claimEnd, holdClaim } from './claimed-work.ts';

/** A request that came with an idempotency key. */
export interface KeyedRequest extends OwnedKey {
  /** SHA-256 of what is asked for, in hexadecimal. */
  readonly requestHash: string;
  /** The hash that older versions would have stored, where it differs; computing it reads the request again. */
  readonly earlierHash?: () => Promise<string>;
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

const SWEPT_AT_ONCE = 1_000;

/**
 * The first answers to requests with idempotency keys, for as long as keys are remembered. An answer is kept as the
 * identifier of what it tells of.
 */
export class FirstAnswers {
  readonly #parts: ClaimParts;
  readonly #queries: Queries;
  readonly #clock: Clock;
  readonly #keptSeconds: number;

  constructor(parts: ClaimParts, { keptSeconds }: { readonly keptSeconds: number }) {
    this.#parts = parts;
    this.#queries = parts.queries;
    this.#clock = parts.clock;
    this.#keptSeconds = keptSeconds;
  }

  /** Keeps one answer, as `keepAll` does. */
  async keep(keyed: KeyedRequest | undefined, answer: string, transaction: Queries): Promise<Kept> {
    const [kept] = await this.keepAll([{ keyed, answer }], transaction);
    return kept ?? { kind: 'first', answer };
  }

  /**
   * Keeps the answers of work within one transaction. Of two at the same time, the second waits for the first. No two
   * of them may have the same key.
   *
   * @returns what each finds
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
   * Keeps all of them in one statement without a result, or fails: to be sent together with others.
   *
   * @throws an error of the database where one of the keys has been used; nothing is kept then
   */
  async keepTogether(answers: readonly NewAnswer[], queries: Queries): Promise<void> {
    await insertAllOrNone(queries, answers.flatMap(rowsOf), this.#times());
  }

  /** Releases keys that the same transaction has taken, as the work has no result. */
  async forget(keyed: readonly KeyedRequest[], transaction: Queries): Promise<void> {
    for (const one of keyed) await deleteRow(transaction, one);
  }

  /**
   * Claims a key for work that takes longer than a transaction may; other requests are told that it is under way. The
   * key of a process that died is free a minute later, and that of work beyond `secondsUpTo`.
   */
  async claim(
    keyed: KeyedRequest,
    secondsUpTo: number,
  ): Promise<Kept | { readonly kind: 'claimed'; readonly work: ClaimedWork }> {
    const claim = newIdentifier();
    const claimedUntil = claimEnd(this.#clock.now(), secondsUpTo);
    const row = { ...keyed, answer: null, claim, claimedUntil };
    const taken = await insertWhereFree(this.#queries, [row], this.#times());
    if (taken.size === 0) return this.#known(keyed, this.#queries);
    const { accountId, key } = keyed;
    const work = holdClaim(this.#parts, { accountId, key, claim, secondsUpTo });
    return { kind: 'claimed', work };
  }

  /**
   * What is kept under a key, without claiming it; `undefined` where nothing is. A repetition need not be able to do
   * again what the first request did.
   */
  async find(
    keyed: KeyedRequest | undefined,
  ): Promise<Exclude<Kept, { kind: 'first' }> | undefined> {
    if (keyed === undefined) return undefined;
    const row = await findRow(this.#queries, keyed);
    const isOver = row !== undefined && isFree(row, this.#clock.now());
    return row === undefined || isOver ? undefined : keptIn(row, keyed);
  }

  /** Releases all claims: for a process that knows that those who had them have died. */
  forgetClaims(): Promise<void> {
    return deleteClaims(this.#queries);
  }

  /** Forgets keys whose time is over, a bounded number at once; tells how many there were. */
  sweep(): Promise<number> {
    return deleteExpired(this.#queries, this.#clock.now(), SWEPT_AT_ONCE);
  }

  async #known(keyed: KeyedRequest, queries: Queries): Promise<Kept> {
    const row = await findRow(queries, keyed);
    // The holder has just released the key; the next try will get it.
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

/** Whether a key can be claimed: its row has expired, or the claim of whoever works on it. */
function isFree({ answer, claimed_until, expires_at }: AnswerRow, now: Date): boolean {
  return expires_at <= now || (answer === null && claimed_until !== null && claimed_until <= now);
}

async function keptIn(
  { request_hash, answer }: AnswerRow,
  { requestHash, earlierHash }: KeyedRequest,
): Promise<Exclude<Kept, { kind: 'first' }>> {
  const isSame = request_hash === requestHash || request_hash === (await earlierHash?.());
  if (!isSame) return { kind: 'other' };
  return answer === null ? { kind: 'under-way' } : { kind: 'again', answer };
}
