import type { ColumnType, Generated, Selectable } from 'kysely';

/**
 * The gateway's tables, one interface each. Identifiers are UUIDs of version 7 that the gateway generates. The queue
 * has its own tables in the schema `pgboss`.
 */
export interface Tables {
  /** The accounts of callers. */
  account: AccountTable;
  /** The people who sign in. */
  person: PersonTable;
  /** Passwords of people. */
  credential: CredentialTable;
  /** Sessions of people who are signed in. */
  session: SessionTable;
  /** Tokens of links sent by mail. */
  verification: VerificationTable;
  /** The account that a person belongs to. */
  membership: MembershipTable;
  /** Invitations to join an account, or to create one. */
  invitation: InvitationTable;
  /** API keys of accounts. */
  api_key: ApiKeyTable;
  /**
   * The log of changes to accounts, people, invitations and keys. Rows are immutable, and deleted after their
   * retention.
   */
  account_change: AccountChangeTable;
  /** Asynchronous work. */
  job: JobTable;
  /** The finished songs of music jobs. */
  song: SongTable;
  /** Uploaded recordings that songs can be made from. */
  sample: SampleTable;
  /** Files that jobs and operations made, and uploads. The bytes are in the asset store. */
  asset: AssetTable;
  /** Secrets that all processes share, such as the one that signs asset URLs. */
  secret: SecretTable;
  /** Every movement of quota, in double entry. The database rejects updates and deletions. */
  ledger_entry: LedgerEntryTable;
  /** References of the operator's entries, which make them idempotent: each counts once per account. */
  issue_reference: IssueReferenceTable;
  /** A cache of the usage of accounts in past hours, filled on demand by reports. It can be rebuilt from the entries. */
  usage_hour: UsageHourTable;
  /** The sums of each account's entries. The database creates the row with the account. */
  balance: BalanceTable;
  /** Quota reserved for work in progress; deleted when the work ends. */
  reservation: ReservationTable;
  /** The quota that keys have spent or reserved in a day or a month. */
  key_spending: KeySpendingTable;
  /** Work that an upstream's moderation refused, for as long as it counts towards the limit. */
  moderation_failure: ModerationFailureTable;
  /**
   * Work that was abandoned free of charge after an upstream had begun it, for as long as it counts towards the limit.
   */
  given_up_work: GivenUpWorkTable;
  /** The tokens that text answers consumed. Rows are never changed or deleted. */
  text_usage: TextUsageTable;
  /** The cache of text answers to identical requests. Rows expire. */
  text_answer: TextAnswerTable;
  /** Stored responses that callers can continue and look up. Rows expire. */
  kept_response: KeptResponseTable;
  /** The first answers to creations with an idempotency key. */
  first_answer: FirstAnswerTable;
  /** The secrets that sign the callbacks of an account. */
  callback_secret: CallbackSecretTable;
  /** Messages to receivers that a job has ended. */
  callback: CallbackTable;
  /** Attempts to deliver a callback. */
  callback_attempt: CallbackAttemptTable;
  /** Counts of the subjects of limits within a window. With the built-in database, they are in memory instead. */
  limit_window: LimitWindowTable;
  /**
   * Concurrency slots that a process holds for a subject of a limit. With the built-in database, they are in memory
   * instead.
   */
  limit_place: LimitPlaceTable;
}

/** A row of a table, as returned by queries. */
export type Row<Name extends keyof Tables> = Selectable<Tables[Name]>;

type Time = ColumnType<Date, Date, Date>;
type OptionalTime = ColumnType<Date | null, Date | null | undefined, Date | null>;
/** A JSON document. It is written as text, because the driver would write a list as a PostgreSQL array. */
type Json<T> = ColumnType<T, string, string>;
type OptionalJson<T> = ColumnType<T | null, string | null | undefined, string | null>;

interface AccountTable {
  id: string;
  name: string;
  created_at: Time;
  /** The email address of its first owner; an account that was created for the operator has none. */
  email: string | null;
  /** When its email address was verified; its keys are refused before. */
  activated_at: OptionalTime;
  /** When the operator suspended it. */
  suspended_at: OptionalTime;
}

interface PersonTable {
  id: string;
  name: string;
  /** In lower case. */
  email: string;
  /** Whether the email address is verified, so that the person is activated. */
  email_verified: boolean;
  /** Never set. The authentication library requires the column. */
  image: string | null;
  /** The name of the person's future account, until it is created. */
  organisation: string | null;
  /** Whether sign-ups with different passwords used the address before it was verified. */
  is_contested: Generated<boolean>;
  /** The invitation that the person signed up with. */
  invitation_id: string | null;
  created_at: Time;
  updated_at: Time;
}

interface CredentialTable {
  id: string;
  person_id: string;
  /** `credential`, which stands for a password. */
  provider_id: string;
  /** The person's identifier again. */
  provider_account_id: string;
  /** The salted hash of the password. */
  password: string | null;
  /** This and the following columns are never set; signing in through other services would need them. */
  access_token: string | null;
  refresh_token: string | null;
  id_token: string | null;
  access_token_expires_at: OptionalTime;
  refresh_token_expires_at: OptionalTime;
  scope: string | null;
  created_at: Time;
  updated_at: Time;
}

interface SessionTable {
  id: string;
  person_id: string;
  /** The token that the cookie contains, together with a signature. */
  token: string;
  ip_address: string | null;
  user_agent: string | null;
  expires_at: Time;
  created_at: Time;
  updated_at: Time;
}

interface VerificationTable {
  id: string;
  /** The purpose of the link, and the hash of its token. */
  identifier: string;
  /** The person's identifier. */
  value: string;
  expires_at: Time;
  created_at: Time;
  updated_at: Time;
}

interface MembershipTable {
  person_id: string;
  account_id: string;
  role: Role;
  created_at: Time;
}

/** A person's role in an account: an owner also manages its people. */
export type Role = 'owner' | 'member';

interface InvitationTable {
  id: string;
  /** `null` for an invitation by the operator, which creates a new account. */
  account_id: string | null;
  /** In lower case. */
  email: string;
  role: Role;
  /** SHA-256 of the token in the link, in hexadecimal. */
  token_hash: string;
  expires_at: Time;
  used_at: OptionalTime;
  /** When an owner withdrew it. */
  withdrawn_at: OptionalTime;
  /** The person who invited; `null` for the operator. */
  created_by: string | null;
  created_at: Time;
  /** The number of mails sent to the address since `mails_since`. */
  mails: Generated<number>;
  mails_since: ColumnType<Date, Date | undefined, Date>;
}

interface ApiKeyTable {
  id: string;
  account_id: string;
  /** The public part of the key, by which it is looked up. */
  prefix: string;
  /** SHA-256 of the whole key, in hexadecimal. */
  hash: string;
  name: string;
  created_at: Time;
  /** The person who created it; `null` for the operator. */
  created_by: string | null;
  /** The first key of a series of rotations, whose limits all keys of the series share; `null` for that key itself. */
  family_id: ColumnType<string | null, string | null | undefined, never>;
  /** Its restrictions and limits. */
  limits: ColumnType<KeyLimits, string | undefined, string>;
  /** When it expires. */
  expires_at: OptionalTime;
  revoked_at: OptionalTime;
  /** The last use, accurate to a minute. */
  last_used_at: OptionalTime;
}

/** The restrictions and limits of a key. Omitted ones do not apply. */
export interface KeyLimits {
  /** Identifiers of operations. */
  readonly operations?: readonly string[];
  readonly models?: readonly string[];
  readonly requestsPerMinute?: number;
  /** Units of quota per UTC day, and per UTC month. */
  readonly unitsPerDay?: number;
  readonly unitsPerMonth?: number;
}

interface AccountChangeTable {
  id: string;
  account_id: string;
  /** Such as `key.created`; the contract lists all kinds. */
  kind: string;
  /** Who made the change: a person, a key, or the operator if neither is set. */
  by_person_id: string | null;
  by_key_id: string | null;
  /** The name of that person or key at the time. */
  by_name: string | null;
  by_email: string | null;
  /** The person concerned, with name and email address at the time; for an invitation, only the address is known. */
  person_id: string | null;
  person_name: string | null;
  email: string | null;
  invitation_id: string | null;
  /** The key concerned, and its public part. */
  key_id: string | null;
  key_name: string | null;
  key_prefix: string | null;
  /** The key that replaced it. */
  new_key_id: string | null;
  new_key_prefix: string | null;
  /** The values before and after the change: roles, limits, expiries and names. */
  before: OptionalJson<ChangedFacts>;
  after: OptionalJson<ChangedFacts>;
  created_at: Time;
}

/** The values that a change may affect. */
export interface ChangedFacts {
  readonly name?: string;
  readonly role?: Role;
  readonly limits?: KeyLimits;
  /** In ISO 8601. */
  readonly expiresAt?: string;
}

interface JobTable {
  id: string;
  account_id: string;
  /** `video`, `music` or `image`. */
  kind: string;
  /** A state of the contract's lifecycle. */
  state: string;
  /**
   * Incremented by every change except one of the upstream alone. An update matches the revision and the upstream that
   * were read, so that concurrent updates are detected.
   */
  revision: Generated<number>;
  /** The model as the caller named it. */
  model: string;
  /** The upstream that serves the job, by its name in the configuration. */
  upstream: string;
  /**
   * The parts of the request that a lookup returns, or that the work needs besides the order. The fields depend on the
   * job's kind.
   */
  request: Json<Record<string, unknown>>;
  /** The order for the upstream, in the types of the port. */
  work_order: Json<unknown>;
  /** The upstream's identifier of the job. */
  upstream_job_id: string | null;
  /** 0 to 100. */
  progress: Generated<number>;
  /** Why the job failed, as a sentence. */
  failure: string | null;
  failure_reason: string | null;
  /** The upstream's result, in the types of the port; kept until its files are stored. */
  upstream_result: OptionalJson<unknown>;
  /** The identifiers of the job's results. */
  result: OptionalJson<unknown>;
  /** Units of quota: reserved while the job runs, consumed once it has ended. */
  quota: ColumnType<string, number, number>;
  hook_url: string | null;
  /** The trace of the request that created it, as a `traceparent` of W3C Trace Context. */
  trace_parent: string | null;
  /** Its events, oldest first. */
  history: ColumnType<readonly unknown[], string, string>;
  created_at: Time;
  updated_at: Time;
  finished_at: OptionalTime;
}

interface SongTable {
  id: string;
  account_id: string;
  job_id: string;
  upstream: string;
  /** The upstream's identifier of the song. */
  upstream_song_id: string;
  created_at: Time;
}

interface SampleTable {
  id: string;
  account_id: string;
  asset_id: string;
  seconds: number;
  created_at: Time;
  /** Until when songs can be made from it. */
  expires_at: Time;
}

interface AssetTable {
  id: string;
  account_id: string;
  media_type: string;
  /** Size in bytes. */
  bytes: ColumnType<string, number, number>;
  /** SHA-256 of the content, in hexadecimal. */
  sha256: string;
  file_name: string;
  created_at: Time;
  /** When the file is deleted. */
  expires_at: Time;
  /** Whether the resource that the file belongs to exists; until then, the file is a draft that cannot be fetched. */
  is_kept: boolean;
}

interface SecretTable {
  name: string;
  value: string;
}

/** Units of quota. */
type Units = ColumnType<string, string | number, string | number>;
type WrittenUnits = ColumnType<string, string | number, never>;

interface LedgerEntryTable {
  id: string;
  account_id: string;
  /** The key of the request, if there was one. */
  key_id: string | null;
  /** The person who made the request in a session, if there was one. */
  person_id: string | null;
  /** `grant`, `reserve`, `settle`, `release` or `adjust`. */
  kind: string;
  /** The amounts that the entry adds to each of the four books, in units of quota. Their sum is zero. */
  available: WrittenUnits;
  reserved: WrittenUnits;
  consumed: WrittenUnits;
  /** The counterpart of grants: a grant adds a negative amount. */
  issued: WrittenUnits;
  /** Shared by one `reserve` and one `settle` or `release`. Text is settled without a reservation. */
  reservation_id: string | null;
  job_id: string | null;
  request_id: string | null;
  operation: string | null;
  /** The model as the caller named it. */
  model: string | null;
  /** The price that was applied, by its identifier in the configuration. */
  rule: string | null;
  /** The lines of the charge. */
  lines: OptionalJson<readonly LedgerLine[]>;
  /** For work that moderation refused: its ordinal number among such failures within the window. */
  moderation_count: number | null;
  /** Whether it ends work that the caller abandoned after an upstream had begun it; `null` also means no. */
  given_up: boolean | null;
  /** Why the operator made the entry. */
  note: string | null;
  /** The fingerprint of the contract at the time of the entry. */
  contract: string;
  created_at: Time;
}

interface IssueReferenceTable {
  account_id: string;
  /** The reference, chosen by whoever requested the entry. */
  reference: string;
  /** The entry made under the reference. */
  entry_id: string;
}

/** The units in which work is counted and charged. */
export type LedgerUnit =
  | 'second'
  | 'song'
  | 'image'
  | 'request'
  | 'input-token'
  | 'cached-input-token'
  | 'cache-write-token'
  | 'long-cache-write-token'
  | 'output-token';

/** A line of a charge. */
export interface LedgerLine {
  readonly unit: LedgerUnit;
  /** The size of the pictures in pixels, if the price depends on it. */
  readonly size?: string;
  readonly quantity: number;
  /** Per unit; per million for tokens. */
  readonly price: number;
  readonly units: number;
}

/** The price of a picture of a size. */
export interface SizePrice {
  /** In pixels, such as `1024x768`; if omitted, the price applies to all other sizes. */
  readonly size?: string;
  /** The price that applies, by its identifier in the configuration. */
  readonly rule: string;
  readonly price: number;
}

interface BalanceTable {
  account_id: string;
  /** In units of quota. Text may make it negative, as its price is known only when it ends. */
  available: Units;
  reserved: Units;
  consumed: Units;
  issued: Units;
}

interface ReservationTable {
  /** The identifier of the job, if there is one. */
  id: string;
  account_id: string;
  key_id: string | null;
  person_id: string | null;
  /** The key family whose limits it counts towards; `null` if the key has limits of its own. */
  key_family_id: string | null;
  job_id: string | null;
  request_id: string | null;
  operation: string;
  model: string;
  /** The price that applies, by its identifier in the configuration. */
  rule: string;
  /** The unit that is counted: `second`, `song`, `image` or `request`. */
  unit: string;
  /** Per counted unit, in units of quota. */
  price: Units;
  /** The prices of picture sizes, if they differ. */
  sizes: OptionalJson<readonly SizePrice[]>;
  quantity: Units;
  /** The reserved units of quota. */
  units: Units;
  created_at: Time;
  /** When the process that works on it counts as dead; not used for jobs, which have their own time limit. */
  expires_at: OptionalTime;
}

interface UsageHourTable {
  account_id: string;
  /** The start of the hour. */
  hour: Time;
  /** The number of entries in the sums. */
  entries: string;
  /** The sums by key, model and operation, as JSON. */
  groups: unknown;
}

interface KeySpendingTable {
  /** The first key of the key family. */
  key_id: string;
  /** A UTC day or month, such as `2026-11-21` or `2026-11`. */
  period: string;
  /** In units of quota. */
  units: Units;
}

interface ModerationFailureTable {
  id: string;
  account_id: string;
  reservation_id: string;
  created_at: Time;
}

interface GivenUpWorkTable {
  id: string;
  account_id: string;
  /** The quota that was reserved for it. */
  units: Units;
  created_at: Time;
}

interface TextUsageTable {
  id: string;
  account_id: string;
  request_id: string;
  operation: string;
  /** The model as the caller named it. */
  model: string;
  /** The upstream's name in the configuration. */
  upstream: string;
  input_tokens: ColumnType<string, number, never>;
  output_tokens: ColumnType<string, number, never>;
  /** How many of the input tokens came from the upstream's cache, if reported. */
  cached_input_tokens: ColumnType<string | null, number | null, never>;
  /** How many of the input tokens were written to that cache, if reported. */
  cache_write_tokens: ColumnType<string | null, number | null, never>;
  /** How many of those are cached for longer than usual, if reported. */
  long_cache_write_tokens: ColumnType<string | null, number | null, never>;
  /** Whether a count is the gateway's estimate. */
  is_estimated: boolean;
  /**
   * `complete`, `broken` (by the upstream, or because the answer is not what was requested), `abandoned` (by the
   * caller), or `wasted`, which is free.
   */
  ending: string;
  /** The fingerprint of the contract at the time of the entry. */
  contract: string;
  created_at: Time;
}

interface TextAnswerTable {
  account_id: string;
  /** SHA-256 of the request, in hexadecimal. */
  request_hash: string;
  /** The body of the answer, as it was sent. */
  answer: string;
  expires_at: Time;
}

interface KeptResponseTable {
  account_id: string;
  /** As sent to the caller; upstreams with the same interface choose it. */
  id: string;
  /** The response that it continues. */
  previous_id: string | null;
  /** The items of its own input, as JSON. */
  input: string;
  /** The items of its output, as JSON. */
  output: string;
  /** The response as it was sent, without the items, as JSON. */
  response: string;
  /** The identifiers of the output items. */
  item_ids: readonly string[];
  /** The size of input, output and response together. */
  bytes: number;
  created_at: Time;
  expires_at: Time;
}

interface FirstAnswerTable {
  account_id: string;
  idempotency_key: string;
  /** SHA-256 of the request, in hexadecimal. */
  request_hash: string;
  /** The identifier of the answered resource; `null` while the first request is in progress. */
  answer: string | null;
  /** The claim of the request in progress, and when its process counts as dead. */
  claim: string | null;
  claimed_until: OptionalTime;
  expires_at: Time;
}

interface CallbackSecretTable {
  id: string;
  account_id: string;
  /** `whsec_` and Base64, in the format of Standard Webhooks. */
  secret: string;
  created_at: Time;
  /** Until when a replaced secret still signs; `null` for the current one. */
  expires_at: OptionalTime;
}

interface CallbackTable {
  job_id: string;
  /** The same in every attempt; sent as `webhook-id`. */
  id: string;
  account_id: string;
  url: string;
  /** `pending`, `delivered`, `unwanted` or `given-up`. */
  state: string;
  /** The number of attempts in this round. */
  tries: number;
  /** Incremented by every requested redelivery, so that results of attempts in an earlier round are ignored. */
  round: number;
  /** When the next attempt is due. */
  next_at: OptionalTime;
  /** When a process may claim it for an attempt; before, it is waiting or claimed by another process. */
  due_at: Time;
  created_at: Time;
}

interface CallbackAttemptTable {
  id: string;
  job_id: string;
  started_at: Time;
  milliseconds: number;
  /** The receiver's HTTP status; `null` if it did not answer. */
  status: number | null;
  /** Why the attempt does not count as delivered. */
  failure: string | null;
  /** The beginning of the receiver's response body. */
  answer: string;
}

/** The counts of all processes together, including amounts that they have reserved in advance. */
interface LimitWindowTable {
  /** The limit and its subject. */
  key: string;
  points: ColumnType<string, number, number>;
  /** When the window ends, in milliseconds of Unix time. */
  expire: ColumnType<string | null, number | null, number | null>;
}

interface LimitPlaceTable {
  subject: string;
  process: string;
  places: number;
  /** When the lease on the slots expires, unless their process renews it. */
  expires_at: Time;
}
