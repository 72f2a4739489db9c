import { randomBytes } from 'node:crypto';
import { lockAccount } from '../database/account-lock.ts';
import { anyOf } from '../database/any-of.ts';
import type { Queries } from '../database/database.ts';
import type { Row } from '../database/tables.ts';
import { type Clock, secondsAfter } from '../foundation/clock.ts';
import { newIdentifier } from '../foundation/identifiers.ts';
import { SECRET_PREFIX, type Signer, signerWithSecrets } from '../foundation/message-signature.ts';

/** A secret that signs the callbacks of an account. */
export interface CallbackSecret {
  /** `whsec_` and Base64, as Standard Webhooks writes it. */
  readonly secret: string;
  readonly createdAt: Date;
  /** When a replaced secret stops signing; `undefined` for the current one. */
  readonly expiresAt: Date | undefined;
}

/** Called in the transaction that creates a new secret. */
export type OnRotated = (transaction: Queries) => Promise<void>;

const SECRET_BYTES = 32;
/** Maximum number of signatures of a callback, however often secrets are rotated. */
const MAX_SIGNATURES = 4;

/** Dependencies and options of the secrets. */
export interface CallbackSecretsParts {
  readonly queries: Queries;
  readonly clock: Clock;
  /** How long a replaced secret keeps signing. */
  readonly overlapSeconds: number;
}

/** The secrets of all accounts. */
export class CallbackSecrets {
  readonly #queries: Queries;
  readonly #clock: Clock;
  readonly #overlapSeconds: number;

  constructor({ queries, clock, overlapSeconds }: CallbackSecretsParts) {
    this.#queries = queries;
    this.#clock = clock;
    this.#overlapSeconds = overlapSeconds;
  }

  /** The active secrets, the current one first. An account's first secret is created on first use. */
  async list(accountId: string): Promise<readonly CallbackSecret[]> {
    const known = await this.#read(this.#queries, accountId);
    if (known.length > 0) return known;
    await this.#insert(this.#queries, accountId);
    return this.#read(this.#queries, accountId);
  }

  /**
   * Creates a new secret. The previous one keeps signing beside it for the overlap.
   *
   * @param onRotated - called in the transaction that creates it
   */
  async rotate(accountId: string, onRotated?: OnRotated): Promise<readonly CallbackSecret[]> {
    await this.#queries.transaction().execute(async (transaction) => {
      // Of two concurrent rotations, the second would not find a current secret.
      await lockAccount(transaction, accountId);
      await this.#replace(transaction, accountId);
      await onRotated?.(transaction);
    });
    return this.#read(this.#queries, accountId);
  }

  /** Makes signers with the active secrets of accounts. */
  async signers(accountIds: readonly string[]): Promise<ReadonlyMap<string, Signer>> {
    const wanted = [...new Set(accountIds)];
    const known = await this.#readAll(wanted);
    const all = wanted.map(async (accountId) => {
      const secrets = known.get(accountId) ?? (await this.list(accountId));
      const signing = secrets.slice(0, MAX_SIGNATURES).map(({ secret }) => secret);
      return [accountId, signerWithSecrets(signing, this.#clock)] as const;
    });
    return new Map(await Promise.all(all));
  }

  /** Deletes expired secrets; returns their number. */
  async sweep(): Promise<number> {
    const { numDeletedRows } = await this.#queries
      .deleteFrom('callback_secret')
      .where('expires_at', '<=', this.#clock.now())
      .executeTakeFirst();
    return Number(numDeletedRows);
  }

  /** Creates a new secret, and deletes those beyond the maximum number of signatures. */
  async #replace(transaction: Queries, accountId: string): Promise<void> {
    await transaction
      .updateTable('callback_secret')
      .set({ expires_at: secondsAfter(this.#clock.now(), this.#overlapSeconds) })
      .where('account_id', '=', accountId)
      .where('expires_at', 'is', null)
      .execute();
    await this.#insert(transaction, accountId);
    const signing = await this.#read(transaction, accountId);
    const secrets = signing.map(({ secret }) => secret);
    await transaction
      .deleteFrom('callback_secret')
      .where('account_id', '=', accountId)
      .where('secret', 'not in', secrets)
      .execute();
  }

  async #read(from: Queries, accountId: string): Promise<readonly CallbackSecret[]> {
    const rows = await this.#signing(from, [accountId]).limit(MAX_SIGNATURES).execute();
    return rows.map(readSecret);
  }

  async #readAll(
    accountIds: readonly string[],
  ): Promise<ReadonlyMap<string, readonly CallbackSecret[]>> {
    if (accountIds.length === 0) return new Map();
    const rows = await this.#signing(this.#queries, accountIds).execute();
    const byAccount = Map.groupBy(rows, (row) => row.account_id);
    return new Map([...byAccount].map(([accountId, own]) => [accountId, own.map(readSecret)]));
  }

  /** The active secrets, the current one of each account first. */
  #signing(from: Queries, accountIds: readonly string[]) {
    const now = this.#clock.now();
    return from
      .selectFrom('callback_secret')
      .select(['account_id', 'secret', 'created_at', 'expires_at'])
      .where('account_id', '=', anyOf(accountIds))
      .where((is) => is.or([is('expires_at', 'is', null), is('expires_at', '>', now)]))
      .orderBy('id', 'desc');
  }

  /** Does nothing if another process has created the current secret meanwhile. */
  async #insert(target: Queries, accountId: string): Promise<void> {
    await target
      .insertInto('callback_secret')
      .values({
        id: newIdentifier(),
        account_id: accountId,
        secret: `${SECRET_PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`,
        created_at: this.#clock.now(),
      })
      .onConflict((conflict) =>
        conflict.column('account_id').where('expires_at', 'is', null).doNothing(),
      )
      .execute();
  }
}

function readSecret(
  row: Pick<Row<'callback_secret'>, 'secret' | 'created_at' | 'expires_at'>,
): CallbackSecret {
  return { secret: row.secret, createdAt: row.created_at, expiresAt: row.expires_at ?? undefined };
}
