import { parseExactly } from '../foundation/exact-json.ts';
import { isObject, type JsonObject } from '../foundation/json-object.ts';
import { done, type Outcome } from '../foundation/outcome.ts';
import { BYTES_PER_MEGABYTE } from '../foundation/sizes.ts';
import { type Admit, type Chain, type ChainBounds, findChain } from './chain.ts';
import { type FoundItems, findItems, itemsIn, type NamedItems } from './items.ts';
import { Keeping, type KeptResponsesParts } from './keeping.ts';
import {
  type NewResponse,
  type OwnedResponse,
  type ResponseRow,
  removeExpired,
  removeResponse,
} from './rows.ts';

export type { NewResponse, OwnedResponse } from './rows.ts';

/**
 * Stores the responses that callers continue and look up, by account. They are in the database, so all processes share
 * them, and they are immutable: continuing one twice starts from the same conversation. The predecessors of a response
 * are kept as long as the response itself, so that an active conversation does not lose its beginning.
 */
export interface KeptResponses {
  /** Whether responses are stored at all. */
  readonly isOn: boolean;
  /**
   * Stores a response. If the account exceeds its storage limit, its least recently continued responses are evicted.
   *
   * @returns whether it was stored. It is not if it is too large, if another response has its id, or if the database
   * does not respond in time
   */
  keep(response: NewResponse): Promise<boolean>;
  /** A response as it was answered; `undefined` if it is not stored. */
  find(response: OwnedResponse, admit: Admit): Promise<Outcome<JsonObject | undefined>>;
  /** The items of a response's own input; `undefined` if it is not stored. */
  findInput(
    response: OwnedResponse,
    admit: Admit,
  ): Promise<Outcome<readonly unknown[] | undefined>>;
  /** The conversation up to and including a response. */
  findChain(response: OwnedResponse, bounds: ReadingBounds): Promise<Chain>;
  /**
   * The items with these ids in an account's responses. Omits an id that belongs to different items; finds none if
   * their responses exceed the size limit together.
   */
  findItems(items: NamedItems, bounds: ReadingBounds): Promise<Outcome<FoundItems>>;
  /** Deletes a response; returns whether it existed. */
  forget(response: OwnedResponse): Promise<boolean>;
  /** Deletes a batch of expired responses; returns how many. */
  sweep(): Promise<number>;
}

/** Limits for reading: the maximum size, and whether reading is admitted now. */
export type ReadingBounds = Pick<ChainBounds, 'bytes' | 'admit'>;

/** Settings of the store. */
export interface KeptResponsesSettings {
  /** The retention time of a response; 0 disables the store. */
  readonly keepDays: number;
  /** The storage limit per account. */
  readonly keepMegabytes: number;
  /** The maximum length of a chain. */
  readonly chainUpTo: number;
}

/** Opens the store. */
export function openKeptResponses(
  parts: KeptResponsesParts,
  { keepDays, keepMegabytes, chainUpTo }: KeptResponsesSettings,
): KeptResponses {
  const { queries, clock } = parts;
  const bytesOfAccount = keepMegabytes * BYTES_PER_MEGABYTE;
  const keeping = new Keeping(parts, { keepDays, bytesOfAccount, chainUpTo });
  return {
    isOn: keepDays > 0,
    keep: async (response) => keepDays > 0 && keeping.keep(response),
    async find(response, admit) {
      const admitted = await admitRow(response, admit, parts);
      if (!admitted.ok) return admitted;
      const row = await lookUp(response, parts).select(['response', 'output']).executeTakeFirst();
      return done(row === undefined ? undefined : wholeResponse(row));
    },
    async findInput(response, admit) {
      const admitted = await admitRow(response, admit, parts);
      if (!admitted.ok) return admitted;
      const row = await lookUp(response, parts).select('input').executeTakeFirst();
      return done(row === undefined ? undefined : itemsIn(row.input));
    },
    findChain: (response, bounds) =>
      findChain(queries, response, { ...bounds, count: chainUpTo, now: clock.now() }),
    findItems: (items, bounds) => findItems(queries, items, { ...bounds, now: clock.now() }),
    forget: (response) => removeResponse(queries, response, clock.now()),
    sweep: () => removeExpired(queries, clock.now()),
  };
}

/** Asks `admit` whether a response, which may be large, may be read now. */
async function admitRow(
  response: OwnedResponse,
  admit: Admit,
  parts: KeptResponsesParts,
): Promise<Outcome<void>> {
  const row = await lookUp(response, parts).select('bytes').executeTakeFirst();
  return admit(row?.bytes ?? 0);
}

function lookUp({ accountId, id }: OwnedResponse, { queries, clock }: KeptResponsesParts) {
  return queries
    .selectFrom('kept_response')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('expires_at', '>', clock.now());
}

/** Puts the output items back into the response. */
function wholeResponse({
  response,
  output,
}: Pick<ResponseRow, 'response' | 'output'>): JsonObject | undefined {
  const read = parseExactly(response);
  return isObject(read) ? { ...read, output: itemsIn(output) } : undefined;
}
