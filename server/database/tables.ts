import type { Selectable } from 'kysely';
import type {
  AccountChangeTable,
  AccountTable,
  ApiKeyTable,
  CredentialTable,
  InvitationTable,
  MembershipTable,
  PersonTable,
  SessionTable,
  VerificationTable,
} from './tables/account-tables.ts';
import type {
  FirstAnswerTable,
  KeptResponseTable,
  TextAnswerTable,
} from './tables/answer-tables.ts';
import type {
  CallbackAttemptTable,
  CallbackSecretTable,
  CallbackTable,
} from './tables/callback-tables.ts';
import type {
  AssetTable,
  JobTable,
  SampleTable,
  SecretTable,
  SongTable,
} from './tables/job-tables.ts';
import type { LimitPlaceTable, LimitWindowTable } from './tables/limit-tables.ts';
import type {
  BalanceTable,
  GivenUpWorkTable,
  IssueReferenceTable,
  KeySpendingTable,
  LedgerEntryTable,
  ModerationFailureTable,
  ReservationTable,
  TextUsageTable,
  UsageHourTable,
  UsageMinuteTable,
} from './tables/usage-tables.ts';

/**
 * The gateway's tables, one interface each. Identifiers are UUIDs of version 7 that the gateway generates. The queue
 * has its own tables in the schema `pgboss`.
 */
export interface Tables {
  account: AccountTable;
  person: PersonTable;
  credential: CredentialTable;
  session: SessionTable;
  verification: VerificationTable;
  membership: MembershipTable;
  invitation: InvitationTable;
  api_key: ApiKeyTable;
  account_change: AccountChangeTable;
  job: JobTable;
  song: SongTable;
  sample: SampleTable;
  asset: AssetTable;
  secret: SecretTable;
  ledger_entry: LedgerEntryTable;
  issue_reference: IssueReferenceTable;
  usage_hour: UsageHourTable;
  usage_minute: UsageMinuteTable;
  balance: BalanceTable;
  reservation: ReservationTable;
  key_spending: KeySpendingTable;
  moderation_failure: ModerationFailureTable;
  given_up_work: GivenUpWorkTable;
  text_usage: TextUsageTable;
  text_answer: TextAnswerTable;
  kept_response: KeptResponseTable;
  first_answer: FirstAnswerTable;
  callback_secret: CallbackSecretTable;
  callback: CallbackTable;
  callback_attempt: CallbackAttemptTable;
  limit_window: LimitWindowTable;
  limit_place: LimitPlaceTable;
}

/** A row of a table, as returned by queries. */
export type Row<Name extends keyof Tables> = Selectable<Tables[Name]>;
