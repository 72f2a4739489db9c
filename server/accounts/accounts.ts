import type { Queries } from '../database/database.ts';
import type { Row } from '../database/tables.ts';
import type { Clock } from '../foundation/clock.ts';
import { newIdentifier, readIdentifier } from '../foundation/identifiers.ts';
import { done, failed, type Outcome } from '../foundation/outcome.ts';
import { notFound, type Problem, problem } from '../foundation/problems.ts';
import { writeChange } from './change-log.ts';
import { findLocal } from './local-account.ts';
import type { OnAccountMade } from './people/activation.ts';
import { belongsAlready } from './people/belonging.ts';
import { writeInvitation } from './people/invitation-writing.ts';

/** An account as the operator sees it. */
export interface AccountRecord {
  readonly id: string;
  readonly name: string;
  readonly email: string | undefined;
  /** Whether its keys are accepted, and if not, why. */
  readonly state: 'active' | 'not-activated' | 'suspended';
  readonly createdAt: Date;
  readonly activatedAt: Date | undefined;
  readonly suspendedAt: Date | undefined;
}

/** The data of a new account. */
export interface AccountOrder {
  readonly name: string;
  /** The e-mail address of its owner, who must activate the account; without one it is active at once. */
  readonly email?: string | undefined;
}

/** An invitation for the operator to pass on. */
export interface OwnerInvitation {
  readonly email: string;
  /** Sent as `invitation` when signing up. Shown only now, as only its hash is stored. */
  readonly token: string;
  readonly expiresAt: Date;
}

/** Dependencies of the accounts. */
export interface AccountsParts {
  readonly queries: Queries;
  readonly clock: Clock;
  /** How long an invitation is valid. */
  readonly invitationSeconds: number;
  /** Called for every new account, in the transaction that creates it. */
  readonly onMade?: OnAccountMade;
}

/** A page of accounts, in order of creation. */
export interface AccountPage {
  /** The last identifier of the previous page. */
  readonly after?: string | undefined;
  readonly maxCount: number;
}

/** How many accounts of one name are searched for the operator's own, oldest first. */
const MAX_FOUND = 1_000;

/** Finds an account by its identifier. */
export async function findAccount(
  queries: Queries,
  id: string,
): Promise<AccountRecord | undefined> {
  const row = await queries
    .selectFrom('account')
    .select(COLUMNS)
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? undefined : recordOf(row);
}

const COLUMNS = ['id', 'name', 'email', 'created_at', 'activated_at', 'suspended_at'] as const;

/** All accounts, for the operator. */
export class Accounts {
  readonly #parts: AccountsParts;

  constructor(parts: AccountsParts) {
    this.#parts = parts;
  }

  /**
   * Creates an account. Conflicts with another one of the same e-mail address or, without an address, of the same name.
   */
  async create({ name, email: given }: AccountOrder): Promise<Outcome<AccountRecord>> {
    const email = given?.toLowerCase() ?? null;
    const now = this.#parts.clock.now();
    const activated_at = email === null ? now : null;
    return this.#parts.queries.transaction().execute(async (transaction) => {
      const obstacle = await obstacleTo({ name, email }, transaction);
      if (obstacle !== undefined) return failed(obstacle);
      const made = await transaction
        .insertInto('account')
        .values({ id: newIdentifier(), name, email, created_at: now, activated_at })
        .returning(COLUMNS)
        .executeTakeFirstOrThrow();
      const change = { accountId: made.id, by: { kind: 'operator' }, at: now } as const;
      await writeChange(transaction, { ...change, kind: 'account.created', after: { name } });
      await this.#parts.onMade?.(made.id, transaction);
      return done(recordOf(made));
    });
  }

  async list({ after, maxCount }: AccountPage): Promise<readonly AccountRecord[]> {
    let listed = this.#read().orderBy('id').limit(maxCount);
    if (after !== undefined) listed = listed.where('id', '>', after);
    return (await listed.execute()).map(recordOf);
  }

  /**
   * Finds an account by identifier, e-mail address or name. If several have the name, the operator's own, which has no
   * address, counts if it is the only such one.
   */
  async find(named: string): Promise<Outcome<AccountRecord>> {
    const id = readIdentifier(named);
    const rows = await this.#read()
      .where(({ eb, fn }) => {
        if (id !== undefined) return eb('id', '=', id);
        // Text with an @ is an address, even if someone has named an account like that.
        return named.includes('@')
          ? eb(fn<string>('lower', ['email']), '=', named.toLowerCase())
          : eb('name', '=', named);
      })
      .orderBy('id')
      .limit(MAX_FOUND)
      .execute();
    const [one, other] = rows;
    if (one === undefined) return failed(noAccount(named));
    if (other === undefined) return done(recordOf(one));
    // Accounts created by people have addresses, and give way to the operator's own.
    const [own, otherOwn] = rows.filter(({ email }) => email === null);
    return own === undefined || otherOwn !== undefined
      ? failed(several(named))
      : done(recordOf(own));
  }

  /**
   * Invites someone to become an owner of an account. The token of an earlier invitation of the same address becomes
   * invalid.
   *
   * @param email - default: the account's own
   */
  async invite(
    { id, email: usual }: AccountRecord,
    given?: string,
  ): Promise<Outcome<OwnerInvitation>> {
    const email = (given ?? usual)?.toLowerCase();
    if (email === undefined) return failed(problem('conflict', NO_EMAIL));
    const { queries, clock, invitationSeconds } = this.#parts;
    const obstacle = await belongsAlready({ accountId: id, email }, queries);
    if (obstacle !== undefined) return failed(obstacle);
    const offer = { accountId: id, email, role: 'owner', by: null } as const;
    const writing = { queries, clock, seconds: invitationSeconds };
    const { token, row } = await writeInvitation(offer, writing);
    return done({ email, token, expiresAt: row.expires_at });
  }

  /** Whether an account is the local account, which a gateway starts with. */
  async isLocal(id: string): Promise<boolean> {
    return (await findLocal(this.#parts.queries)) === id;
  }

  /** Suspends an account: within a second it loses all access, until it is resumed. */
  suspend(id: string): Promise<Outcome<AccountRecord>> {
    return this.#setSuspension(id, 'account.suspended');
  }

  /** Resumes a suspended account. */
  resume(id: string): Promise<Outcome<AccountRecord>> {
    return this.#setSuspension(id, 'account.resumed');
  }

  #setSuspension(
    id: string,
    kind: 'account.suspended' | 'account.resumed',
  ): Promise<Outcome<AccountRecord>> {
    const isSuspended = kind === 'account.suspended';
    return this.#parts.queries.transaction().execute(async (transaction) => {
      const now = this.#parts.clock.now();
      // Suspending again changes nothing.
      const changed = await transaction
        .updateTable('account')
        .set({ suspended_at: isSuspended ? now : null })
        .where('id', '=', id)
        .where('suspended_at', isSuspended ? 'is' : 'is not', null)
        .returning(COLUMNS)
        .executeTakeFirst();
      if (changed === undefined) {
        const found = await findAccount(transaction, id);
        return found === undefined ? failed(noAccount(id)) : done(found);
      }
      await writeChange(transaction, { accountId: id, kind, by: { kind: 'operator' }, at: now });
      return done(recordOf(changed));
    });
  }

  #read() {
    return this.#parts.queries.selectFrom('account').select(COLUMNS);
  }
}

const NO_EMAIL = 'This account has no e-mail address; --email says whom to invite.';

/**
 * Why an account cannot be created. An account without an address is identified by its name alone, which must therefore
 * be unique. The advisory lock serializes concurrent creations.
 */
async function obstacleTo(
  { name, email }: { readonly name: string; readonly email: string | null },
  transaction: Queries,
): Promise<Problem | undefined> {
  const held = `account ${email ?? name}`;
  await transaction
    .selectNoFrom(({ fn, val }) =>
      fn('pg_advisory_xact_lock', [fn('hashtextextended', [val(held), val(0)])]).as('held'),
    )
    .execute();
  const other = await transaction
    .selectFrom('account')
    .select('id')
    .where(({ eb, and, fn }) =>
      email === null
        ? and([eb('name', '=', name), eb('email', 'is', null)])
        : eb(fn<string>('lower', ['email']), '=', email),
    )
    .executeTakeFirst();
  if (other === undefined) return undefined;
  return problem(
    'conflict',
    email === null
      ? `There is an account called ${name} already, ${other.id}: choose another name, or tell the two apart by --email.`
      : 'This e-mail address is taken.',
  );
}

function recordOf(row: Pick<Row<'account'>, (typeof COLUMNS)[number]>): AccountRecord {
  return {
    id: row.id,
    name: row.name,
    email: row.email ?? undefined,
    state: stateOf(row),
    createdAt: row.created_at,
    activatedAt: row.activated_at ?? undefined,
    suspendedAt: row.suspended_at ?? undefined,
  };
}

function stateOf({
  suspended_at,
  activated_at,
}: Pick<Row<'account'>, 'suspended_at' | 'activated_at'>): AccountRecord['state'] {
  if (suspended_at !== null) return 'suspended';
  return activated_at === null ? 'not-activated' : 'active';
}

function noAccount(named: string) {
  return notFound(`There is no account ${named}.`);
}

function several(named: string) {
  const message = `Several accounts are called ${named}; name one of them by its identifier.`;
  return problem('conflict', message);
}
