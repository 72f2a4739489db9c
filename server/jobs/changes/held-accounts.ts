import { isHeldUp } from '../../database/availability.ts';
import { LruCache } from '../../foundation/lru-cache.ts';

/** The outcome of a piece of work whose batch waited for a lock until its timeout: it must be done alone. */
export interface HeldUp {
  readonly kind: 'held-up';
}

const HELD_UP: HeldUp = { kind: 'held-up' };
/** As long as a process that was stopped can hold a lock: the server then ends its transaction. */
const ALONE_MS = 30_000;
const MAX_ACCOUNTS = 10_000;

/**
 * Keeps apart the accounts that may hold up others: if a batch waits for a lock until its timeout, it is unknown whose
 * it is, so the work of all its accounts is done outside batches for a while.
 */
export class HeldAccounts<Piece> {
  readonly #accountOf: (piece: Piece) => string;
  readonly #aloneUntil = new LruCache<number>(MAX_ACCOUNTS);

  constructor(accountOf: (piece: Piece) => string) {
    this.#accountOf = accountOf;
  }

  /** Whether a piece of work must be done alone. */
  has(piece: Piece): boolean {
    return (this.#aloneUntil.find(this.#accountOf(piece)) ?? 0) > performance.now();
  }

  /** Does the work of a batch, except that of the accounts kept apart. A lock's timeout has rolled back all of it. */
  async workTogether<Result>(
    pieces: readonly Piece[],
    work: (pieces: readonly Piece[]) => Promise<readonly Result[]>,
  ): Promise<readonly (Result | HeldUp)[]> {
    const together = pieces.filter((piece) => !this.has(piece));
    if (together.length === 0) return pieces.map(() => HELD_UP);
    try {
      const results = await work(together);
      const resultOf = new Map(together.map((piece, index) => [piece, results[index]]));
      return pieces.map((piece) => resultOf.get(piece) ?? HELD_UP);
    } catch (error) {
      if (!isHeldUp(error)) throw error;
      for (const piece of together) this.#keepApart(piece);
      return pieces.map(() => HELD_UP);
    }
  }

  /** Does a piece of work alone; if that succeeds, its account is no longer kept apart. */
  async workAlone<Result>(piece: Piece, work: () => Promise<Result>): Promise<Result> {
    try {
      const result = await work();
      this.#aloneUntil.forget(this.#accountOf(piece));
      return result;
    } catch (error) {
      if (isHeldUp(error)) this.#keepApart(piece);
      throw error;
    }
  }

  #keepApart(piece: Piece): void {
    this.#aloneUntil.keep(this.#accountOf(piece), performance.now() + ALONE_MS);
  }
}
