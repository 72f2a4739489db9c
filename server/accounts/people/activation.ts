import type { Queries } from '../../database/database.ts';
import type { Row } from '../../database/tables.ts';
import { type Clock, secondsAfter } from '../../foundation/clock.ts';
import { newIdentifier } from '../../foundation/identifiers.ts';
import { failed, type Outcome } from '../../foundation/outcome.ts';
import { Refused, unlessRefused } from '../../foundation/refused.ts';
import { writeChange } from '../change-log.ts';
import { wrongInvitation } from './invitations.ts';
import { type Links, wrongLink } from './links.ts';
import { lockPerson } from './person-lock.ts';
import { NOT_ACTIVATED_SECONDS } from './sweep.ts';

/** Called for every new account, in the transaction that creates it. */
export type OnAccountMade = (accountId: string, transaction: Queries) => Promise<void>;

/** A person with a verified address, and the person's account. */
export interface Activated {
  readonly personId: string;
  readonly accountId: string;
}

/** Activates people: verifies their address, and adds them to an account. */
export interface Activation {
  /**
   * By the link of an activation mail. Refused where sign-ups with different passwords compete for the address: then
   * only a newly set password activates.
   */
  byLink(token: string): Promise<Outcome<Activated>>;
  /**
   * By a password that was set with a mailed link, which verifies the address as well. Ends all other links and all
   * sessions.
   */
  byPassword(personId: string): Promise<Outcome<Activated>>;
}

/** Dependencies of activation. */
export interface ActivationParts {
  readonly queries: Queries;
  readonly clock: Clock;
  readonly links: Links;
  readonly onAccountMade: OnAccountMade;
}

/** Opens activation. */
export function openActivation(parts: ActivationParts): Activation {
  const { queries, links } = parts;
  return {
    async byLink(token) {
      const personId = await links.personOf(token);
      if (personId === undefined) return failed(wrongLink());
      return inOneTransaction(queries, async (transaction) => {
        const person = await lockPerson(personId, transaction);
        if (!(await links.use(token, transaction))) throw new Refused(wrongLink());
        if (person === undefined || person.email_verified || person.is_contested) {
          throw new Refused(wrongLink());
        }
        return activate(person, parts, transaction);
      });
    },
    byPassword: (personId) =>
      inOneTransaction(queries, async (transaction) => {
        const person = await lockPerson(personId, transaction);
        await links.endAll(personId, transaction);
        // The library ends sessions before it writes the password, so someone may have signed in with the old one in
        // between.
        await transaction.deleteFrom('session').where('person_id', '=', personId).execute();
        if (person === undefined) throw new Refused(wrongLink());
        const accountId = await accountOf(personId, transaction);
        return accountId === undefined
          ? activate(person, parts, transaction)
          : { personId, accountId };
      }),
  };
}

function inOneTransaction<T>(
  queries: Queries,
  work: (transaction: Queries) => Promise<T>,
): Promise<Outcome<T>> {
  return unlessRefused(queries.transaction().execute(work));
}

async function accountOf(personId: string, transaction: Queries): Promise<string | undefined> {
  const found = await transaction
    .selectFrom('membership')
    .select('account_id')
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return found?.account_id;
}

async function activate(
  person: Row<'person'>,
  parts: ActivationParts,
  transaction: Queries,
): Promise<Activated> {
  const now = parts.clock.now();
  await transaction
    .updateTable('person')
    .set({ email_verified: true, is_contested: false, updated_at: now })
    .where('id', '=', person.id)
    .execute();
  const { accountId, role, invitationId } = await accountToJoin(person, parts, transaction);
  await transaction
    .insertInto('membership')
    .values({ person_id: person.id, account_id: accountId, role, created_at: now })
    .execute();
  await writeChange(transaction, {
    accountId,
    kind: 'person.joined',
    by: { kind: 'person', personId: person.id },
    at: now,
    personId: person.id,
    after: { role },
    ...(invitationId === undefined
      ? {}
      : { invitation: { id: invitationId, email: person.email } }),
  });
  return { personId: person.id, accountId };
}

interface AccountToJoin {
  readonly accountId: string;
  readonly role: Row<'membership'>['role'];
  readonly invitationId?: string;
}

/** The account to join: that of the invitation, or the one that the operator created for the address, or a new one. */
async function accountToJoin(
  person: Row<'person'>,
  parts: ActivationParts,
  transaction: Queries,
): Promise<AccountToJoin> {
  if (person.invitation_id !== null) {
    const { invitation_id: id, updated_at: signedUpAt } = person;
    const invitation = await consumeInvitation({ id, signedUpAt }, parts.clock.now(), transaction);
    if (invitation === undefined) throw new Refused(wrongInvitation());
    const { account_id: accountId, role } = invitation;
    if (accountId !== null) {
      await activateAccount(accountId, parts.clock.now(), transaction);
      return { accountId, role, invitationId: id };
    }
  }
  const prepared = await activatePrepared(person.email, parts.clock.now(), transaction);
  return { accountId: prepared ?? (await makeAccount(person, parts, transaction)), role: 'owner' };
}

/**
 * Marks an invitation as used. It was valid at sign-up, and stays so for a while after its expiry, unless it is used or
 * withdrawn.
 */
function consumeInvitation(
  { id, signedUpAt }: { readonly id: string; readonly signedUpAt: Date },
  now: Date,
  transaction: Queries,
) {
  // Checked here, as the sweep may not have removed it yet.
  const isLate = secondsAfter(signedUpAt, NOT_ACTIVATED_SECONDS) <= now;
  return transaction
    .updateTable('invitation')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .$if(isLate, (query) => query.where('expires_at', '>', now))
    .returning(['account_id', 'role'])
    .executeTakeFirst();
}

/** Activates the account that the operator created for the address, unless it is already active. */
async function activatePrepared(
  email: string,
  now: Date,
  transaction: Queries,
): Promise<string | undefined> {
  const prepared = await transaction
    .selectFrom('account')
    .select('id')
    .where((where) => where(where.fn<string>('lower', ['email']), '=', email))
    .where('activated_at', 'is', null)
    .orderBy('id')
    .limit(1)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (prepared === undefined) return undefined;
  await activateAccount(prepared.id, now, transaction);
  return prepared.id;
}

/** Activates an account that the operator created for the person; other accounts are already active. */
async function activateAccount(id: string, now: Date, transaction: Queries): Promise<void> {
  await transaction
    .updateTable('account')
    .set({ activated_at: now })
    .where('id', '=', id)
    .where('activated_at', 'is', null)
    .execute();
}

async function makeAccount(
  { id: personId, name, organisation, email }: Row<'person'>,
  { clock, onAccountMade }: ActivationParts,
  transaction: Queries,
): Promise<string> {
  const id = newIdentifier();
  const now = clock.now();
  await transaction
    .insertInto('account')
    .values({ id, name: organisation ?? name, email, created_at: now, activated_at: now })
    .execute();
  const by = { kind: 'person', personId } as const;
  const after = { name: organisation ?? name };
  await writeChange(transaction, { accountId: id, kind: 'account.created', by, at: now, after });
  await onAccountMade(id, transaction);
  return id;
}
