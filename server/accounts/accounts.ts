import type { Queries } from '../database/database.ts';
import type { Row } from '../database/tables.ts';
import type { Clock } from '../foundation/clock.ts';
import { newIdentifier, readIdentifier } from '../foundation/identifiers.ts';
import { done, failed, type Outcome } from '../foundation/outcome.ts';
import { notFound, type Problem, problem } from '../foundation/problems.ts';
import { writeChange } from './change-book.ts';
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

/** What a new account is to be. */
export interface AccountOrder {
  readonly name: string;
  /** The address of its owner, who must activate it; without one it is active at once. */
  readonly email?: string | undefined;
}

/** An invitation, for the operator to hand over. */
export interface OwnerInvitation {
  readonly email: string;
  /** What signing up sends as `invitation`. It is shown now and never again. */
  readonly token: string;
  readonly expiresAt: Date;
}

/** What the accounts stand on. */
export interface AccountsParts {
  readonly queries: Queries;
  readonly clock: Clock;
  /** How long an invitation can be used. */
  readonly invitationSeconds: number;
  /** Told of every account that is made, in the transaction that makes it. */
  readonly onMade?: OnAccountMade;
}

/** A portion of the accounts, in the order in which they were made. */
export interface AccountPage {
  /** The identifier of the last one of the portion before. */
  readonly after?: string | undefined;
  readonly countUpTo: number;
}

/** All accounts, for whoever runs the gateway. */
export interface Accounts {
  /** Makes an account. A conflict where another one has its e-mail address, or, without one, its name. */
  create(order: AccountOrder): Promise<Outcome<AccountRecord>>;
  list(page: AccountPage): Promise<readonly AccountRecord[]>;
  /**
   * Finds an account by its identifier, its e-mail address, or its name: where several have the name, the one that the
   * operator made without an address, if it is the only one.
   */
  find(named: string): Promise<Outcome<AccountRecord>>;
  /**
   * Invites somebody to be an owner of an account. The token of an earlier invitation of the same address is void then.
   *
   * @param email - the account's own, where it is left out
   */
  invite(account: AccountRecord, email?: string): Promise<Outcome<OwnerInvitation>>;
  /** Whether an account is the one that a gateway starts with. */
  isLocal(accountId: string): Promise<boolean>;
  /** Suspends an account: within a second, and until it is resumed, it can do nothing. */
  suspend(accountId: string): Promise<Outcome<AccountRecord>>;
  /** Resumes an account that was suspended. */
  resume(accountId: string): Promise<Outcome<AccountRecord>>;
}

/** How many accounts of one name are searched for the operator's own, the first ones first. */
const FOUND_UP_TO = 1_000;

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

/** Opens the accounts that the database holds. */
export function openAccounts(parts: AccountsParts): Accounts {
  return new StoredAccounts(parts);
}

class StoredAccounts implements Accounts {
  readonly #parts: AccountsParts;

  constructor(parts: AccountsParts) {
    this.#parts = parts;
  }

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

  async list({ after, countUpTo }: AccountPage): Promise<readonly AccountRecord[]> {
    let listed = this.#read().orderBy('id').limit(countUpTo);
    if (after !== undefined) listed = listed.where('id', '>', after);
    return (await listed.execute()).map(recordOf);
  }

  async find(named: string): Promise<Outcome<AccountRecord>> {
    const id = readIdentifier(named);
    const rows = await this.#read()
      .where(({ eb, fn }) => {
        if (id !== undefined) return eb('id', '=', id);
        // A text with @ is an address, even where somebody has given an account such a name.
        return named.includes('@')
          ? eb(fn<string>('lower', ['email']), '=', named.toLowerCase())
          : eb('name', '=', named);
      })
      .orderBy('id')
      .limit(FOUND_UP_TO)
      .execute();
    const [one, other] = rows;
    if (one === undefined) return failed(noAccount(named));
    if (other === undefined) return done(recordOf(one));
    // Accounts that people have made have addresses, and do not count beside the operator's own.
    const [own, otherOwn] = rows.filter(({ email }) => email === null);
    return own === undefined || otherOwn !== undefined
      ? failed(several(named))
      : done(recordOf(own));
  }

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

  async isLocal(id: string): Promise<boolean> {
    return (await findLocal(this.#parts.queries)) === id;
  }

  suspend(id: string): Promise<Outcome<AccountRecord>> {
    return this.#setSuspension(id, 'account.suspended');
  }

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
      // A second suspension changes nothing.
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
 * An account without an address is known by its name alone, so that must be unique. The lock makes two creations at
 * once come one after the other.
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
