import { parseExactly } from '../foundation/exact-json.ts';
import { isObject, type JsonObject } from '../foundation/json-object.ts';
import { done, type Outcome } from '../foundation/outcome.ts';
import { BYTES_A_MEGABYTE } from '../foundation/sizes.ts';
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
 * Responses that callers go on from and look up, by account. They lie in the database, so that all processes share them,
 * and are never changed: whoever goes on from one twice finds the same. What one goes on from is kept as long as it is
 * itself, however long before it was said: a conversation that goes on does not lose its beginning.
 */
export interface KeptResponses {
  /** Whether any are kept at all. */
  readonly isOn: boolean;
  /**
   * Keeps a response, and makes room for it: what the account has not gone on from for longest goes.
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

/** Opens the store. */
export function openKeptResponses(
  parts: KeptResponsesParts,
  { keepDays, keepMegabytes, chainUpTo }: KeptResponsesSettings,
): KeptResponses {
  const { queries, clock } = parts;
  const bytesOfAccount = keepMegabytes * BYTES_A_MEGABYTE;
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

/** Has it decided whether a response is read, which may be large. */
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

/** The items take the place that they had. */
function wholeResponse({
  response,
  output,
}: Pick<ResponseRow, 'response' | 'output'>): JsonObject | undefined {
  const read = parseExactly(response);
  return isObject(read) ? { ...read, output: itemsIn(output) } : undefined;
}
