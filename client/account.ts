import type { ContractClient } from '../generated/client.ts';
import type { AccountGroup, AccountKeysGroup, AccountPeopleGroup } from '../generated/groups.ts';
import type * as types from '../generated/types.ts';
import type { Connection, RequestOptions } from './connection.ts';
import { OperationGroup } from './operation-group.ts';
import { type Paged, type PagePlace, paged } from './paged.ts';

/** What the usage report can be split by. */
export type UsageGrouping = 'day' | 'key' | 'model' | 'operation';

type UsageParameters = NonNullable<Parameters<ContractClient['getUsage']>[0]>;

/** Filters of the usage report. `by` is a word, or several: as a list, or with commas in between. */
export type UsageQuery = {
  [Name in keyof UsageParameters]: Name extends 'by'
    ? UsageGrouping | `${UsageGrouping},${string}` | readonly UsageGrouping[]
    : UsageParameters[Name];
};
/** Filters and cursor of the ledger listing. */
export type LedgerQuery = NonNullable<Parameters<ContractClient['getLedger']>[0]>;

/** Filters of the ledger's CSV export. */
export type LedgerTableQuery = NonNullable<Parameters<ContractClient['exportLedger']>[0]>;
/** Filters and cursor of the list of account changes. */
export type ChangesQuery = NonNullable<Parameters<ContractClient['listChanges']>[0]>;

/** `patchbay.account`. */
export class OwnAccount extends OperationGroup implements AccountGroup {
  readonly keys: AccountKeys;
  readonly people: AccountPeople;

  constructor(connection: Connection) {
    super(connection);
    this.keys = new AccountKeys(connection);
    this.people = new AccountPeople(connection);
  }

  get(options?: RequestOptions): Promise<types.Account> {
    return this.connection.ask((client, call) => client.getAccount(call), options);
  }

  usage(query: UsageQuery = {}, options?: RequestOptions): Promise<types.UsageReport> {
    return this.connection.ask((client, call) => client.getUsage(joined(query), call), options);
  }

  usageCsv(query: UsageQuery = {}, options?: RequestOptions): Promise<string> {
    return this.connection.ask((client, call) => client.exportUsage(joined(query), call), options);
  }

  /**
   * Awaiting the result gives one page; iterating over it gives all matching entries and requests further pages as
   * needed.
   *
   * @inheritDoc
   * @example
   * for await (const entry of patchbay.account.ledger()) console.log(entry.createdAt, entry.consumed);
   */
  ledger(
    query: LedgerQuery = {},
    options?: RequestOptions,
  ): Paged<types.LedgerPage, types.LedgerEntry> {
    const ask = (place: PagePlace) =>
      this.connection.ask(
        (client, call) => client.getLedger({ ...query, ...place }, call),
        options,
      );
    return paged({ ask, itemsOf: ({ data }) => data.entries }, query.cursor);
  }

  ledgerCsv(query: LedgerTableQuery = {}, options?: RequestOptions): Promise<string> {
    return this.connection.ask((client, call) => client.exportLedger(query, call), options);
  }

  /**
   * Awaiting the result gives one page; iterating over it gives all matching changes and requests further pages as
   * needed.
   *
   * @inheritDoc
   * @example
   * for await (const { createdAt, kind, by } of patchbay.account.changes()) console.log(createdAt, kind, by.name);
   */
  changes(
    query: ChangesQuery = {},
    options?: RequestOptions,
  ): Paged<types.ChangePage, types.AccountChange> {
    const ask = (place: PagePlace) =>
      this.connection.ask(
        (client, call) => client.listChanges({ ...query, ...place }, call),
        options,
      );
    return paged({ ask, itemsOf: ({ data }) => data.changes }, query.cursor);
  }

  signUp(body: types.SignUpRequest, options?: RequestOptions): Promise<types.Acknowledged> {
    return this.connection.ask((client, call) => client.signUp(body, call), options);
  }

  activate(token: string, options?: RequestOptions): Promise<types.Acknowledged> {
    return this.connection.ask((client, call) => client.activateAccount({ token }, call), options);
  }

  sendActivation(body: types.EmailRequest, options?: RequestOptions): Promise<types.Acknowledged> {
    return this.connection.ask((client, call) => client.sendActivation(body, call), options);
  }

  signIn(body: types.SignInRequest, options?: RequestOptions): Promise<types.Session> {
    return this.connection.ask((client, call) => client.signIn(body, call), options);
  }

  signOut(options?: RequestOptions): Promise<types.Acknowledged> {
    return this.connection.ask((client, call) => client.signOut(call), options);
  }

  sendPasswordReset(
    body: types.EmailRequest,
    options?: RequestOptions,
  ): Promise<types.Acknowledged> {
    return this.connection.ask((client, call) => client.sendPasswordReset(body, call), options);
  }

  resetPassword(
    body: types.PasswordRequest,
    options?: RequestOptions,
  ): Promise<types.Acknowledged> {
    return this.connection.ask((client, call) => client.resetPassword(body, call), options);
  }
}

function joined({ by, ...days }: UsageQuery): UsageParameters {
  return by === undefined ? days : { ...days, by: String(by) };
}

/** `patchbay.account.keys`. */
export class AccountKeys extends OperationGroup implements AccountKeysGroup {
  list(options?: RequestOptions): Promise<types.KeyList> {
    return this.connection.ask((client, call) => client.listKeys(call), options);
  }

  create(body: types.CreateKeyRequest, options?: RequestOptions): Promise<types.KeyMade> {
    return this.connection.ask((client, call) => client.createKey(body, call), options);
  }

  rotate(
    keyId: string,
    body: types.RotateKeyRequest = {},
    options?: RequestOptions,
  ): Promise<types.KeyMade> {
    return this.connection.ask((client, call) => client.rotateKey({ keyId }, body, call), options);
  }

  revoke(keyId: string, options?: RequestOptions): Promise<types.KeyRevoked> {
    return this.connection.ask((client, call) => client.revokeKey({ keyId }, call), options);
  }
}

/** `patchbay.account.people`. */
export class AccountPeople extends OperationGroup implements AccountPeopleGroup {
  list(options?: RequestOptions): Promise<types.PersonList> {
    return this.connection.ask((client, call) => client.listPeople(call), options);
  }

  invite(body: types.InvitationRequest, options?: RequestOptions): Promise<types.Acknowledged> {
    return this.connection.ask((client, call) => client.invitePerson(body, call), options);
  }

  withdraw(invitationId: string, options?: RequestOptions): Promise<types.Acknowledged> {
    return this.connection.ask(
      (client, call) => client.withdrawInvitation({ invitationId }, call),
      options,
    );
  }

  change(
    personId: string,
    body: types.PersonRequest,
    options?: RequestOptions,
  ): Promise<types.PersonChanged> {
    return this.connection.ask(
      (client, call) => client.changePerson({ personId }, body, call),
      options,
    );
  }

  remove(personId: string, options?: RequestOptions): Promise<types.Acknowledged> {
    return this.connection.ask((client, call) => client.removePerson({ personId }, call), options);
  }
}
