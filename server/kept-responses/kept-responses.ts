import type { Queries } from '../database/database.ts';
import { type Clock, secondsAfter } from '../foundation/clock.ts';
import { SECONDS_A_DAY } from '../foundation/durations.ts';
import { parseExactly } from '../foundation/exact-json.ts';
import { isObject, type JsonObject } from '../foundation/json-object.ts';
import type { Log } from '../foundation/log.ts';
import { logThrottle } from '../foundation/log-throttle.ts';
import { done, type Outcome } from '../foundation/outcome.ts';
import { within } from '../foundation/time-limit.ts';
import { type Admit, type Chain, type ChainBounds, findChain } from './chain.ts';
import { type FoundItems, findItems, itemsIn, type NamedItems } from './items.ts';
import { prolongChain } from './prolonging.ts';
import { RoomOfAccounts } from './room.ts';
import { insertResponse, type ResponseRow, removeExpired } from './rows.ts';

/** A response, and whose it is. */
export interface OwnedResponse {
  readonly accountId: string;
  readonly id: string;
}

/** What is to be kept of a response. */
export interface NewResponse extends OwnedResponse {
  /** The response that it goes on from. */
  readonly previousId: string | null;
  /** The items of its own input. */
  readonly input: readonly unknown[];
  /** The response as it is answered. */
  readonly response: JsonObject;
  /** The names by which its items can be asked for. */
  readonly itemIds: readonly string[];
  /** No larger one is kept. */
  readonly bytesUpTo: number;
}

/**
 * Responses that callers go on from and look up, by account. They lie in the database, so that all processes share them,
 * and are never changed: whoever goes on from one twice finds the same. What one goes on from is kept as long as it is
 * itself, however long before it was said: a conversation that goes on does not lose its beginning.
 */
export interface KeptResponses {
  /** Whether any are kept at all. */
  readonly isOn: boolean;
  /**
   * Keeps a response, and makes room for it: the account's oldest go.
   *
   * @returns whether it is kept. It is not where it is too large, where another one has its identifier, and where the
   *   database does not take it soon
   */
  keep(response: NewResponse): Promise<boolean>;
  /** A response as it was answered; `undefined` where none is kept. */
  find(response: OwnedResponse, admit: Admit): Promise<Outcome<JsonObject | undefined>>;
  /** The items of a response's own input; `undefined` where none is kept. */
  findInput(
    response: OwnedResponse,
    admit: Admit,
  ): Promise<Outcome<readonly unknown[] | undefined>>;
  /** What was said until the end of a response. */
  findChain(response: OwnedResponse, bounds: ReadingBounds): Promise<Chain>;
  /**
   * The items of an account's responses that have certain names; none that two responses call different ones, nor any
   * where they are too large together.
   */
  findItems(items: NamedItems, bounds: ReadingBounds): Promise<Outcome<FoundItems>>;
  /** Removes a response; tells whether it was there. */
  forget(response: OwnedResponse): Promise<boolean>;
  /** Removes a portion of what has expired; answers how many. */
  sweep(): Promise<number>;
}

/** How much may be read: at all, and just now. */
export type ReadingBounds = Pick<ChainBounds, 'bytes' | 'admit'>;

/** How the store behaves. */
export interface KeptResponsesSettings {
  /** How long a response is kept; 0 keeps none. */
  readonly keepDays: number;
  /** What is kept of one account. */
  readonly keepMegabytes: number;
  /** How many responses a chain may have. */
  readonly chainUpTo: number;
}

/** What the store stands on. */
export interface KeptResponsesParts {
  readonly queries: Queries;
  readonly clock: Clock;
  readonly log: Log;
}

const BYTES_A_MEGABYTE = 2 ** 20;
/** So much longer what a response goes on from is kept, as a part of its time. */
const PART_LONGER = 1 / 30;
/** The answer waits for it, and is good without it. */
const PATIENCE_MS = 2_000;

/** Opens the store. */
export function openKeptResponses(
  { queries, clock, log }: KeptResponsesParts,
  { keepDays, keepMegabytes, chainUpTo }: KeptResponsesSettings,
): KeptResponses {
  const isOn = keepDays > 0;
  const bytesOfAccount = keepMegabytes * BYTES_A_MEGABYTE;
  const room = new RoomOfAccounts(queries, bytesOfAccount);
  const isToBeSaid = logThrottle();

  const tell = (error: unknown): void => {
    if (isToBeSaid('unkept')) log.warn({ error }, 'response could not be kept');
  };

  async function write(row: ResponseRow): Promise<boolean> {
    const { account_id: accountId, previous_id: id, expires_at: atLeast } = row;
    if (id !== null) {
      const until = secondsAfter(atLeast, keepDays * SECONDS_A_DAY * PART_LONGER);
      await prolongChain(queries, { accountId, id }, { atLeast, until, count: chainUpTo });
    }
    if (!(await insertResponse(queries, row, clock.now()))) return false;
    // What no room could be made for now is looked at with the next one.
    await room.use(row).catch(tell);
    return true;
  }

  async function writeSoon(row: ResponseRow): Promise<boolean> {
    const written = write(row);
    try {
      return await within(PATIENCE_MS, written);
    } catch (error) {
      // Its caller is told that it is not kept, and it may be written yet.
      const undo = (isWritten: boolean) => isWritten && forget(row.account_id, row.id);
      void written.then(undo).catch(() => {});
      throw error;
    }
  }

  async function forget(accountId: string, id: string): Promise<boolean> {
    const { numDeletedRows } = await queries
      .deleteFrom('kept_response')
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .where('expires_at', '>', clock.now())
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  const lookUp = ({ accountId, id }: OwnedResponse) =>
    queries
      .selectFrom('kept_response')
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .where('expires_at', '>', clock.now());

  /** Has it decided whether a response is read, which may be large. */
  async function admitRow(response: OwnedResponse, admit: Admit): Promise<Outcome<void>> {
    const { bytes = 0 } = (await lookUp(response).select('bytes').executeTakeFirst()) ?? {};
    return admit(bytes);
  }

  return {
    isOn,
    async keep(response) {
      if (!isOn) return false;
      const now = clock.now();
      const expiresAt = secondsAfter(now, keepDays * SECONDS_A_DAY);
      const row = rowOf(response, { created_at: now, expires_at: expiresAt });
      if (row.bytes > Math.min(response.bytesUpTo, bytesOfAccount)) return false;
      try {
        return await writeSoon(row);
      } catch (error) {
        tell(error);
        return false;
      }
    },
    async find(response, admit) {
      const admitted = await admitRow(response, admit);
      if (!admitted.ok) return admitted;
      const row = await lookUp(response).select(['response', 'output']).executeTakeFirst();
      return done(row === undefined ? undefined : wholeResponse(row));
    },
    async findInput(response, admit) {
      const admitted = await admitRow(response, admit);
      if (!admitted.ok) return admitted;
      const row = await lookUp(response).select('input').executeTakeFirst();
      return done(row === undefined ? undefined : itemsIn(row.input));
    },
    findChain: (response, bounds) =>
      findChain(queries, response, { ...bounds, count: chainUpTo, now: clock.now() }),
    findItems: (items, bounds) => findItems(queries, items, { ...bounds, now: clock.now() }),
    forget: ({ accountId, id }) => forget(accountId, id),
    sweep: () => removeExpired(queries, clock.now()),
  };
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

/** The items take the place that they had. */
function wholeResponse({
  response,
  output,
}: Pick<ResponseRow, 'response' | 'output'>): JsonObject | undefined {
  const read = parseExactly(response);
  return isObject(read) ? { ...read, output: itemsIn(output) } : undefined;
}
