import type { Queries } from '../database/database.ts';
import { type Clock, secondsAfter } from '../foundation/clock.ts';
import { SECONDS_A_DAY, SECONDS_A_MINUTE } from '../foundation/durations.ts';
import type { Log } from '../foundation/log.ts';
import { logThrottle } from '../foundation/log-throttle.ts';
import { within } from '../foundation/time-limit.ts';
import { prolongChain } from './prolonging.ts';
import { RoomOfAccounts } from './room.ts';
import { insertResponse, type NewResponse, type ResponseRow, removeResponse } from './rows.ts';

/** What the store stands on. */
export interface KeptResponsesParts {
  readonly queries: Queries;
  readonly clock: Clock;
  readonly log: Log;
}

/** What is kept, and for how long. */
export interface KeepingBounds {
  readonly keepDays: number;
  /** What is kept of one account. */
  readonly bytesOfAccount: number;
  /** How many responses a chain may have. */
  readonly chainUpTo: number;
}

/**
 * So much longer what a response goes on from is kept, as a part of its time. As often at the most a conversation is written
 * anew.
 */
const PART_LONGER = 1 / 720;
/** By so much at the most it is unknown when a response was gone on from last, by which room is made. */
const LONGER_SECONDS_UP_TO = 5 * SECONDS_A_MINUTE;
/** The answer waits for it, and is good without it. */
const PATIENCE_MS = 2_000;

const UNKEPT = 'response could not be kept';
const UNREMOVED = 'response that counts as not kept could not be removed';

/** Keeps responses, which may fail without harm: an answer is good without being kept. */
export class Keeping {
  readonly #parts: KeptResponsesParts;
  readonly #bounds: KeepingBounds;
  readonly #longerSeconds: number;
  readonly #room: RoomOfAccounts;
  readonly #isToBeSaid = logThrottle();

  constructor(parts: KeptResponsesParts, bounds: KeepingBounds) {
    this.#parts = parts;
    this.#bounds = bounds;
    const keptSeconds = bounds.keepDays * SECONDS_A_DAY;
    const part = keptSeconds * PART_LONGER;
    this.#longerSeconds = Math.min(part, LONGER_SECONDS_UP_TO);
    this.#room = new RoomOfAccounts(parts.queries, {
      bytesUpTo: bounds.bytesOfAccount,
      chainUpTo: bounds.chainUpTo,
      keptSecondsSinceUse: keptSeconds + this.#longerSeconds,
      // Earlier versions, which may run beside this one, keep it the whole part longer.
      keptLongerSeconds: part - this.#longerSeconds,
    });
  }

  /** Keeps a response, unless it is too large; tells whether it is kept. */
  async keep(response: NewResponse): Promise<boolean> {
    const { keepDays, bytesOfAccount } = this.#bounds;
    const now = this.#parts.clock.now();
    const expiresAt = secondsAfter(now, keepDays * SECONDS_A_DAY);
    const row = rowOf(response, { created_at: now, expires_at: expiresAt });
    if (row.bytes > Math.min(response.bytesUpTo, bytesOfAccount)) return false;
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
      return await within(PATIENCE_MS, written);
    } catch (error) {
      // Its caller is told that it is not kept, and it may be written yet.
      void this.#undoLate(row, written);
      throw error;
    }
  }

  async #write(row: ResponseRow): Promise<boolean> {
    const { queries, clock } = this.#parts;
    const { chainUpTo: count } = this.#bounds;
    const { account_id: accountId, previous_id: id, expires_at: atLeast } = row;
    if (id !== null) {
      const until = secondsAfter(atLeast, this.#longerSeconds);
      await prolongChain(queries, { accountId, id }, { atLeast, until, count });
    }
    if (!(await insertResponse(queries, row, clock.now()))) return false;
    // What no room could be made for now is looked at with the next one.
    await this.#room.use(row).catch((error: unknown) => this.#tell(error));
    return true;
  }

  /** Removes what is written after all, once its caller has been told that it is not kept. */
  async #undoLate(
    { account_id: accountId, id }: ResponseRow,
    written: Promise<boolean>,
  ): Promise<void> {
    // Why it is not written has been told already.
    if (!(await written.catch(() => false))) return;
    const { queries, clock } = this.#parts;
    await removeResponse(queries, { accountId, id }, clock.now()).catch((error: unknown) =>
      this.#tell(error, UNREMOVED),
    );
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
