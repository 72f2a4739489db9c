import type { Queries } from '../database/database.ts';
import { deleteBatch } from '../database/delete-batch.ts';
import type { ChangedFacts } from '../database/tables/account-tables.ts';
import type { Row } from '../database/tables.ts';
import { type Clock, secondsAfter } from '../foundation/clock.ts';
import { newIdentifier } from '../foundation/identifiers.ts';

const KINDS = [
  'account.created',
  'account.suspended',
  'account.resumed',
  'person.invited',
  'invitation.withdrawn',
  'person.joined',
  'person.changed',
  'person.removed',
  'person.left',
  'key.created',
  'key.rotated',
  'key.revoked',
  'callback-secret.rotated',
] as const;

/** The kind of a change. */
export type ChangeKind = (typeof KINDS)[number];

/** Who makes a change. */
export type Actor =
  | { readonly kind: 'person'; readonly personId: string }
  | { readonly kind: 'key'; readonly keyId: string }
  | { readonly kind: 'operator' };

/** The person who acts, or the operator where none is given. */
export function actorOf(personId: string | null | undefined): Actor {
  return personId == null ? { kind: 'operator' } : { kind: 'person', personId };
}

/** A change to record. The names of people, and of a key that acts, are looked up. */
export interface Change {
  readonly accountId: string;
  readonly kind: ChangeKind;
  readonly by: Actor;
  readonly at: Date;
  /** The person whom it concerns. */
  readonly personId?: string;
  readonly invitation?: { readonly id: string; readonly email: string };
  readonly key?: KeyMark;
  /** The key that replaces it. */
  readonly newKey?: Omit<KeyMark, 'name'>;
  readonly before?: ChangedFacts;
  readonly after?: ChangedFacts;
}

/** The parts of a key that may be shown. */
export interface KeyMark {
  readonly id: string;
  readonly name: string;
  /** The public part of the key's text. */
  readonly prefix: string;
}

/** A recorded change, with names and addresses as they were then. */
export interface WrittenChange {
  readonly id: string;
  readonly kind: ChangeKind;
  readonly createdAt: Date;
  readonly by: Actor & { readonly name: string | null; readonly email: string | null };
  readonly person: { readonly id: string | null; readonly name: string | null };
  readonly email: string | null;
  readonly invitationId: string | null;
  readonly key: KeyMark | undefined;
  readonly newKey: Omit<KeyMark, 'name'> | undefined;
  readonly before: ChangedFacts | null;
  readonly after: ChangedFacts | null;
}

/** A page of changes, newest first. */
export interface ChangePage {
  readonly limit: number;
  /** The last identifier of the previous page. */
  readonly before?: string | undefined;
  readonly kind?: ChangeKind | undefined;
  /** The person who made it, or whom it concerns. */
  readonly personId?: string | undefined;
  readonly keyId?: string | undefined;
  /** Inclusive. */
  readonly from?: Date | undefined;
  /** Exclusive. */
  readonly to?: Date | undefined;
}

/** The audit log of accounts. A change is recorded in the transaction that makes it. */
export interface ChangeLog {
  list(accountId: string, page: ChangePage): Promise<readonly WrittenChange[]>;
  /** Removes at most `limit` expired changes; returns how many. */
  sweep(limit: number): Promise<number>;
}

/** Opens the audit log. */
export function openChangeLog({
  queries,
  clock,
  keptSeconds,
}: {
  readonly queries: Queries;
  readonly clock: Clock;
  /** How long a change is kept. */
  readonly keptSeconds: number;
}): ChangeLog {
  return {
    list: (accountId, page) => readChanges(queries, accountId, page),
    sweep: (limit) =>
      deleteBatch(queries, {
        from: 'account_change',
        where: ['created_at', '<=', secondsAfter(clock.now(), -keptSeconds)],
        limit,
      }),
  };
}

/** Records a change in the transaction that makes it; must run before the people that it names are removed. */
export async function writeChange(transaction: Queries, change: Change): Promise<void> {
  const { accountId, kind, at, by, personId = null, invitation, key, newKey } = change;
  const byPersonId = by.kind === 'person' ? by.personId : null;
  const byKeyId = by.kind === 'key' ? by.keyId : null;
  await transaction
    .insertInto('account_change')
    .values(({ selectFrom, fn }) => {
      const nameOf = (table: 'person' | 'api_key', id: string | null) =>
        selectFrom(table).select('name').where('id', '=', id);
      const emailOf = (id: string | null) =>
        selectFrom('person').select('email').where('id', '=', id);
      // A person who has been removed in the meantime is named as in the last recorded change.
      const lastOf = (column: 'person_name' | 'email', id: string) =>
        selectFrom('account_change')
          .select(column)
          .where('account_id', '=', accountId)
          .where('person_id', '=', id)
          .orderBy('id', 'desc')
          .limit(1);
      const actor = (id: string) => ({
        by_name: fn.coalesce(nameOf('person', id), lastOf('person_name', id)),
        by_email: fn.coalesce(emailOf(id), lastOf('email', id)),
      });
      return {
        id: newIdentifier(),
        account_id: accountId,
        kind,
        by_person_id: byPersonId,
        by_key_id: byKeyId,
        ...(byPersonId === null ? { by_name: nameOf('api_key', byKeyId) } : actor(byPersonId)),
        person_id: personId,
        person_name: nameOf('person', personId),
        email: invitation?.email ?? emailOf(personId),
        invitation_id: invitation?.id ?? null,
        key_id: key?.id ?? null,
        key_name: key?.name ?? null,
        key_prefix: key?.prefix ?? null,
        new_key_id: newKey?.id ?? null,
        new_key_prefix: newKey?.prefix ?? null,
        before: jsonOf(change.before),
        after: jsonOf(change.after),
        created_at: at,
      };
    })
    .execute();
}

function jsonOf(facts: ChangedFacts | undefined): string | null {
  return facts === undefined ? null : JSON.stringify(facts);
}

async function readChanges(
  queries: Queries,
  accountId: string,
  { limit, before, kind, personId, keyId, from, to }: ChangePage,
): Promise<readonly WrittenChange[]> {
  const rows = await queries
    .selectFrom('account_change')
    .selectAll()
    .where('account_id', '=', accountId)
    .where((is) =>
      is.and([
        ...(before === undefined ? [] : [is('id', '<', before)]),
        ...(kind === undefined ? [] : [is('kind', '=', kind)]),
        ...(personId === undefined
          ? []
          : [is.or([is('by_person_id', '=', personId), is('person_id', '=', personId)])]),
        ...(keyId === undefined
          ? []
          : [is.or(KEY_COLUMNS.map((column) => is(column, '=', keyId)))]),
        ...(from === undefined ? [] : [is('created_at', '>=', from)]),
        ...(to === undefined ? [] : [is('created_at', '<', to)]),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(changeOf);
}

const KEY_COLUMNS = ['key_id', 'new_key_id', 'by_key_id'] as const;

function changeOf(row: Row<'account_change'>): WrittenChange {
  return {
    id: row.id,
    kind: kindOf(row.kind),
    createdAt: row.created_at,
    by: { ...actorIn(row), name: row.by_name, email: row.by_email },
    person: { id: row.person_id, name: row.person_name },
    email: row.email,
    invitationId: row.invitation_id,
    key:
      row.key_id === null
        ? undefined
        : { id: row.key_id, name: row.key_name ?? '', prefix: row.key_prefix ?? '' },
    newKey:
      row.new_key_id === null
        ? undefined
        : { id: row.new_key_id, prefix: row.new_key_prefix ?? '' },
    before: row.before,
    after: row.after,
  };
}

function actorIn({ by_person_id, by_key_id }: Row<'account_change'>): Actor {
  return by_key_id === null ? actorOf(by_person_id) : { kind: 'key', keyId: by_key_id };
}

function kindOf(text: string): ChangeKind {
  const kind = KINDS.find((known) => known === text);
  if (kind === undefined) throw new Error(`Unknown kind of change: ${text}.`);
  return kind;
}
