import type { Queries } from '../database/database.ts';
import { type Clock, secondsAfter } from '../foundation/clock.ts';
import { SECONDS_PER_DAY, SECONDS_PER_MINUTE } from '../foundation/durations.ts';
import type { Log } from '../foundation/log.ts';
import { logThrottle } from '../foundation/log-throttle.ts';
import { within } from '../foundation/time-limit.ts';
import { prolongChain } from './prolonging.ts';
import { RoomOfAccounts } from './room.ts';
import {
  insertResponse,
  type NewResponse,
  type ResponseRow,
  type Stored,
  undoInsertion,
} from './rows.ts';

/** Dependencies of the store. */
export interface KeptResponsesParts {
  readonly queries: Queries;
  readonly clock: Clock;
  readonly log: Log;
}

/** Storage limits. */
export interface KeepingBounds {
  readonly keepDays: number;
  /** The storage limit per account. */
  readonly bytesOfAccount: number;
  /** The maximum length of a chain. */
  readonly chainUpTo: number;
}

/**
 * How much longer than a response its predecessors are kept, as a fraction of the retention time. Their expiry is
 * rewritten at most once per that interval.
 */
const PART_LONGER = 1 / 720;
/**
 * The upper bound of that extension. It is also the uncertainty about when a response was last continued, which decides
 * the order of eviction.
 */
const MAX_LONGER_SECONDS = 5 * SECONDS_PER_MINUTE;
/** The timeout for storing a response: the answer waits for it, but is valid without it. */
const PATIENCE_MS = 2_000;

const UNKEPT = 'response could not be kept';
const UNREMOVED = 'response that counts as not kept could not be removed';

/** Stores responses. A failure is not an error of the answer, which is valid without being stored. */
export class Keeping {
  readonly #parts: KeptResponsesParts;
  readonly #bounds: KeepingBounds;
  readonly #longerSeconds: number;
  readonly #room: RoomOfAccounts;
  readonly #isToBeSaid = logThrottle();

  constructor(parts: KeptResponsesParts, bounds: KeepingBounds) {
    this.#parts = parts;
    this.#bounds = bounds;
    const keptSeconds = bounds.keepDays * SECONDS_PER_DAY;
    const part = keptSeconds * PART_LONGER;
    this.#longerSeconds = Math.min(part, MAX_LONGER_SECONDS);
    this.#room = new RoomOfAccounts(parts.queries, {
      maxBytes: bounds.bytesOfAccount,
      chainUpTo: bounds.chainUpTo,
      keptSecondsSinceUse: keptSeconds + this.#longerSeconds,
      // Earlier versions, which may run at the same time, extend by the whole fraction.
      keptLongerSeconds: part - this.#longerSeconds,
    });
  }

  /** Stores a response, unless it is too large; returns whether it was stored. */
  async keep(response: NewResponse): Promise<boolean> {
    const { keepDays, bytesOfAccount } = this.#bounds;
    const now = this.#parts.clock.now();
    const expiresAt = secondsAfter(now, keepDays * SECONDS_PER_DAY);
    const row = rowOf(response, { created_at: now, expires_at: expiresAt });
    if (row.bytes > Math.min(response.maxBytes, bytesOfAccount)) return false;
    try {
      return await this.#writeSoon(row);
    } catch (error) {
      this.#tell(error);
      return false;
    }
  }

  async #writeSoon(row: ResponseRow): Promise<boolean> {
    const written = this.#write(row);
    try {
      return (await within(PATIENCE_MS, written)) !== undefined;
    } catch (error) {
      // The caller is told that it was not stored, but the write may still succeed.
      void this.#undoLate(row, written);
      throw error;
    }
  }

  async #write(row: ResponseRow): Promise<Stored | undefined> {
    const { queries, clock } = this.#parts;
    const { chainUpTo: count } = this.#bounds;
    const { account_id: accountId, previous_id: id, expires_at: atLeast } = row;
    if (id !== null) {
      const until = secondsAfter(atLeast, this.#longerSeconds);
      await prolongChain(queries, { accountId, id }, { atLeast, until, count });
    }
    const stored = await insertResponse(queries, row, clock.now());
    if (stored === undefined) return undefined;
    // A failed eviction is retried with the next response.
    await this.#room.use(row).catch((error: unknown) => this.#tell(error));
    return stored;
  }

  /**
   * Deletes a response that was written after its caller was told that it was not stored. One that was there before,
   * or is renewed meanwhile, stays: another caller was told that it is stored.
   */
  async #undoLate(row: ResponseRow, written: Promise<Stored | undefined>): Promise<void> {
    // The failure to write it has already been logged.
    if ((await written.catch(() => undefined)) !== 'new') return;
    const { queries } = this.#parts;
    await undoInsertion(queries, row).catch((error: unknown) => this.#tell(error, UNREMOVED));
  }

  #tell(error: unknown, words = UNKEPT): void {
    if (this.#isToBeSaid(words)) this.#parts.log.warn({ error }, words);
  }
}

function rowOf(
  { accountId, id, previousId, input, response: whole, itemIds }: NewResponse,
  times: Pick<ResponseRow, 'created_at' | 'expires_at'>,
): ResponseRow {
  const { output } = whole;
  const texts = {
    input: JSON.stringify(input),
    output: JSON.stringify(Array.isArray(output) ? output : []),
    response: JSON.stringify({ ...whole, output: [] }),
  };
  const bytes = Object.values(texts).reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  const names = { account_id: accountId, id, previous_id: previousId, item_ids: itemIds };
  return { ...names, ...texts, bytes, ...times };
}
