import type { ColumnType, Generated, Selectable } from 'kysely';

/**
 * Everything that the gateway stores, one interface a table. Identifiers are UUIDs of version 7 that the
 * gateway mints. The queue keeps its own tables in the schema `pgboss`.
 */
export interface Tables {
  /** Who may ask. */
  account: AccountTable;
  /** Who signs in. */
  person: PersonTable;
  /** How a person proves to be the one. */
  credential: CredentialTable;
  /** Who is signed in. */
  session: SessionTable;
  /** The links that are sent by mail. */
  verification: VerificationTable;
  /** Which account a person belongs to. */
  membership: MembershipTable;
  /** Who has been asked to join. */
  invitation: InvitationTable;
  /** What an account proves itself with. */
  api_key: ApiKeyTable;
  /** What has changed of accounts, people, invitations and keys, and by whom. Never changed; removed when its time is over. */
  account_change: AccountChangeTable;
  /** Work that answers later. */
  job: JobTable;
  /** The finished songs of music jobs. */
  song: SongTable;
  /** Recordings that songs can be made from. */
  sample: SampleTable;
  /** Files that jobs and operations made, and uploads. The bytes are in the store of assets. */
  asset: AssetTable;
  /** What the gateway signs addresses with. */
  secret: SecretTable;
  /** Every movement of quota, in double entry. The database refuses to change or remove one. */
  ledger_entry: LedgerEntryTable;
  /** Under which references the operator has made entries: each counts once for an account. */
  issue_reference: IssueReferenceTable;
  /** What accounts have used in hours that are over, as far as reports have asked for it. It can be made again. */
  usage_hour: UsageHourTable;
  /** The sums of each account's entries. The database makes the row with the account. */
  balance: BalanceTable;
  /** Quota that is reserved for work under way; gone when the work has ended. */
  reservation: ReservationTable;
  /** What keys have spent or reserved in a day or a month. */
  key_spending: KeySpendingTable;
  /** Work that an upstream's moderation refused, for as long as it counts. */
  moderation_failure: ModerationFailureTable;
  /** Work that was given up for nothing after an upstream had begun with it, for as long as it counts. */
  given_up_work: GivenUpWorkTable;
  /** What answers in text have consumed. Never changed, never removed. */
  text_usage: TextUsageTable;
  /** Answers in text that are given again to the same request, for a while. */
  text_answer: TextAnswerTable;
  /** Responses that callers can go on from and look up, for a while. */
  kept_response: KeptResponseTable;
  /** What was first answered to a creation with an idempotency key. */
  first_answer: FirstAnswerTable;
  /** What callbacks of an account are signed with. */
  callback_secret: CallbackSecretTable;
  /** The word to a receiver that a job has ended. */
  callback: CallbackTable;
  /** Every try to deliver a callback. */
  callback_attempt: CallbackAttemptTable;
  /** What is counted of a subject of a limit for a while. Where the database is built in, this is in memory. */
  limit_window: LimitWindowTable;
  /** The places that a process has taken for a subject of a limit. Where the database is built in, this is in memory. */
  limit_place: LimitPlaceTable;
}

/** A row of a table, as it is read. */
export type Row<Name extends keyof Tables> = Selectable<Tables[Name]>;

type Time = ColumnType<Date, Date, Date>;
type OptionalTime = ColumnType<Date | null, Date | null | undefined, Date | null>;
/** A JSON document. It is written as text, because a list is an array of PostgreSQL to the driver else. */
type Json<T> = ColumnType<T, string, string>;
type OptionalJson<T> = ColumnType<T | null, string | null | undefined, string | null>;

interface AccountTable {
  id: string;
  name: string;
  created_at: Time;
  /** The address of its first owner; an account that was made for the operator has none. */
  email: string | null;
  /** Since when its address is known to be its own; its keys are refused before. */
  activated_at: OptionalTime;
  /** Since when the operator lets it do nothing. */
  suspended_at: OptionalTime;
}

interface PersonTable {
  id: string;
  name: string;
  /** In small letters. */
  email: string;
  /** Whether the person is activated. */
  email_verified: boolean;
  /** Never set. The library that signs people in wants the column. */
  image: string | null;
  /** The name that the account gets, as long as there is none. */
  organisation: string | null;
  /** Whether several passwords were chosen for the address before it was known whose it is. */
  is_contested: Generated<boolean>;
  /** The invitation that the person comes by. */
  invitation_id: string | null;
  created_at: Time;
  updated_at: Time;
}

interface CredentialTable {
  id: string;
  person_id: string;
  /** `credential`, which means a password. */
  provider_id: string;
  /** The person's identifier again. */
  provider_account_id: string;
  /** The password's hash, with its salt. */
  password: string | null;
  /** From here on never set: what signing in by other services would need. */
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
  /** What the cookie holds, with a signature. */
  token: string;
  ip_address: string | null;
  user_agent: string | null;
  expires_at: Time;
  created_at: Time;
  updated_at: Time;
}

interface VerificationTable {
  id: string;
  /** What the link is for, and the hash of its token. */
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

/** What a person may do in an account: an owner sees to its people as well. */
export type Role = 'owner' | 'member';

interface InvitationTable {
  id: string;
  /** `null` for an operator's, by which a new account is made. */
  account_id: string | null;
  /** In small letters. */
  email: string;
  role: Role;
  /** SHA-256 of the token in the link, in hexadecimal. */
  token_hash: string;
  expires_at: Time;
  used_at: OptionalTime;
  /** When an owner took it back. */
  withdrawn_at: OptionalTime;
  /** The person who invites; `null` for the operator. */
  created_by: string | null;
  created_at: Time;
  /** How often the address has been written to since then. */
  mails: Generated<number>;
  mails_since: ColumnType<Date, Date | undefined, Date>;
}

interface ApiKeyTable {
  id: string;
  account_id: string;
  /** The part of the key that may be shown and that it is looked up by. */
  prefix: string;
  /** SHA-256 of the whole key, in hexadecimal. */
  hash: string;
  name: string;
  created_at: Time;
  /** The person who made it; `null` for one that the operator made. */
  created_by: string | null;
  /** The key that rotations began with, whose limits are those of all that they have made; `null` for that key itself. */
  family_id: ColumnType<string | null, string | null | undefined, never>;
  /** What it may be used for, and how much. */
  limits: ColumnType<KeyLimits, string | undefined, string>;
  /** When it ends by itself. */
  expires_at: OptionalTime;
  revoked_at: OptionalTime;
  /** The last use, give or take a minute. */
  last_used_at: OptionalTime;
}

/** What a key may be used for, and how much. What is left out is not limited. */
export interface KeyLimits {
  /** Identifiers of operations. */
  readonly operations?: readonly string[];
  readonly models?: readonly string[];
  readonly requestsPerMinute?: number;
  /** Units of quota in a day, and in a month, of UTC. */
  readonly unitsPerDay?: number;
  readonly unitsPerMonth?: number;
}

interface AccountChangeTable {
  id: string;
  account_id: string;
  /** Such as `key.created`; the contract names them all. */
  kind: string;
  /** Who did it: a person, a key, or, where neither is named, the operator. */
  by_person_id: string | null;
  by_key_id: string | null;
  /** What that person, or key, was called then. */
  by_name: string | null;
  by_email: string | null;
  /** Whom it is about, by the name and the address of then; of who is invited, the address alone is known. */
  person_id: string | null;
  person_name: string | null;
  email: string | null;
  invitation_id: string | null;
  /** The key that it is about, and the part of it that may be shown. */
  key_id: string | null;
  key_name: string | null;
  key_prefix: string | null;
  /** The key that was made in its place. */
  new_key_id: string | null;
  new_key_prefix: string | null;
  /** What was before, and what is since: roles, limits, ends and names. */
  before: OptionalJson<ChangedFacts>;
  after: OptionalJson<ChangedFacts>;
  created_at: Time;
}

/** What a change may change. */
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
   * Goes up with every change but that of the upstream alone; who changes the job names the revision and the upstream
   * that it has read.
   */
  revision: Generated<number>;
  /** The model as the caller named it. */
  model: string;
  /** The upstream that serves the job, by its name in the configuration. */
  upstream: string;
  /** What of the request a look-up repeats, and the work needs beside the order; named as the job's kind names it. */
  request: Json<Record<string, unknown>>;
  /** What is asked of the upstream, in the port's words. */
  work_order: Json<unknown>;
  /** What the upstream calls the job. */
  upstream_job_id: string | null;
  /** 0 to 100. */
  progress: Generated<number>;
  /** Why the job failed, in a sentence. */
  failure: string | null;
  failure_reason: string | null;
  /** What the upstream made, in the port's words; kept until its files are stored. */
  upstream_result: OptionalJson<unknown>;
  /** The identifiers of what the job made. */
  result: OptionalJson<unknown>;
  /** Units of quota: reserved while the job runs, consumed when it has ended. */
  quota: ColumnType<string, number, number>;
  hook_url: string | null;
  /** The trace that its creation belongs to, as `traceparent` of W3C Trace Context. */
  trace_parent: string | null;
  /** What has happened to it, the first thing first. */
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
  /** What the upstream calls the song. */
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
  /** When the file is removed. */
  expires_at: Time;
  /** Whether what the file belongs to has come into being; until then nobody can fetch it. */
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
  /** The key that asked, where one did. */
  key_id: string | null;
  /** The person who asked, where one did in a session. */
  person_id: string | null;
  /** `grant`, `reserve`, `settle`, `release` or `adjust`. */
  kind: string;
  /** The four books, in units of quota: what the entry adds to each. Their sum is zero. */
  available: WrittenUnits;
  reserved: WrittenUnits;
  consumed: WrittenUnits;
  /** What was given out, as a debt: a grant adds less than nothing. */
  issued: WrittenUnits;
  /** One `reserve` and one `settle` or `release` name the same. Text is settled without one. */
  reservation_id: string | null;
  job_id: string | null;
  request_id: string | null;
  operation: string | null;
  /** The model as the caller named it. */
  model: string | null;
  /** The price that counted, by its identifier in the configuration. */
  rule: string | null;
  /** What was counted and charged, in lines. */
  lines: OptionalJson<readonly LedgerLine[]>;
  /** Of work that moderation refused: the how many-th such failure it was within the window. */
  moderation_count: number | null;
  /** Whether it ends work that its caller gave up after an upstream had begun with it; `null` is no, too. */
  given_up: boolean | null;
  /** Why the operator made the entry. */
  note: string | null;
  /** The fingerprint of the contract that the entry was made under. */
  contract: string;
  created_at: Time;
}

interface IssueReferenceTable {
  account_id: string;
  /** What whoever asked calls it. */
  reference: string;
  /** The entry that was made. */
  entry_id: string;
}

/** What is counted and charged. */
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

/** A line of what was charged. */
export interface LedgerLine {
  readonly unit: LedgerUnit;
  /** In pixels, of pictures that were made, where their price goes by it. */
  readonly size?: string;
  readonly quantity: number;
  /** Of one; of a million, where tokens are counted. */
  readonly price: number;
  readonly units: number;
}

/** What a picture of a size costs. */
export interface SizePrice {
  /** In pixels, as `1024x768`; any that is not named, where it is left out. */
  readonly size?: string;
  /** The price that counts for it, by its identifier in the configuration. */
  readonly rule: string;
  readonly price: number;
}

interface BalanceTable {
  account_id: string;
  /** In units of quota. Text may bring it below zero, as its price is known at its end only. */
  available: Units;
  reserved: Units;
  consumed: Units;
  issued: Units;
}

interface ReservationTable {
  /** The job's own where there is one. */
  id: string;
  account_id: string;
  key_id: string | null;
  person_id: string | null;
  /** Whose limits it counts in; `null` where those are the key's own. */
  key_family_id: string | null;
  job_id: string | null;
  request_id: string | null;
  operation: string;
  model: string;
  /** The price that counts, by its identifier in the configuration. */
  rule: string;
  /** What is counted: `second`, `song`, `image` or `request`. */
  unit: string;
  /** Of one, in units of quota. */
  price: Units;
  /** What pictures of the one or the other size cost, where that differs. */
  sizes: OptionalJson<readonly SizePrice[]>;
  quantity: Units;
  /** What is reserved. */
  units: Units;
  created_at: Time;
  /** When the process that works on it counts as dead; jobs have an end of their own. */
  expires_at: OptionalTime;
}

interface UsageHourTable {
  account_id: string;
  /** Its beginning. */
  hour: Time;
  /** How many entries are in the sums. */
  entries: string;
  /** The sums by key, model and operation: JSON. */
  groups: unknown;
}

interface KeySpendingTable {
  /** The key that the family of keys began with. */
  key_id: string;
  /** A day or a month of UTC, such as `2026-11-21` or `2026-11`. */
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
  /** What was reserved for it. */
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
  /** How many of the input tokens came from the upstream's cache, where it says so. */
  cached_input_tokens: ColumnType<string | null, number | null, never>;
  /** How many of them were written to that cache, where it says so. */
  cache_write_tokens: ColumnType<string | null, number | null, never>;
  /** How many of those it keeps for longer than usual. */
  long_cache_write_tokens: ColumnType<string | null, number | null, never>;
  /** Whether a number is our guess. */
  is_estimated: boolean;
  /**
   * `complete`, `broken` (by the upstream, or as the answer is not what the model was asked for), `abandoned` (by the
   * caller), or `wasted`, which costs nothing.
   */
  ending: string;
  /** The fingerprint of the contract that the entry was made under. */
  contract: string;
  created_at: Time;
}

interface TextAnswerTable {
  account_id: string;
  /** SHA-256 of what was asked, in hexadecimal. */
  request_hash: string;
  /** The answer's body, as it was sent. */
  answer: string;
  expires_at: Time;
}

interface KeptResponseTable {
  account_id: string;
  /** As it was answered; upstreams of the same interface choose it. */
  id: string;
  /** The response that it goes on from. */
  previous_id: string | null;
  /** The items of its own input: JSON. */
  input: string;
  /** The items that were answered: JSON. */
  output: string;
  /** The response as it was answered, but for the items: JSON. */
  response: string;
  /** What the answered items are called. */
  item_ids: readonly string[];
  /** Of input, output and response together. */
  bytes: number;
  created_at: Time;
  expires_at: Time;
}

interface FirstAnswerTable {
  account_id: string;
  idempotency_key: string;
  /** SHA-256 of what was asked, in hexadecimal. */
  request_hash: string;
  /** The identifier of what was answered; `null` while the first request is under way. */
  answer: string | null;
  /** Who works on the answer, and when it counts as dead. */
  claim: string | null;
  claimed_until: OptionalTime;
  expires_at: Time;
}

interface CallbackSecretTable {
  id: string;
  account_id: string;
  /** `whsec_` and Base64, as Standard Webhooks writes it. */
  secret: string;
  created_at: Time;
  /** Until when a secret that has been replaced still signs; `null` for the current one. */
  expires_at: OptionalTime;
}

interface CallbackTable {
  job_id: string;
  /** The same in every try: the receiver's `webhook-id`. */
  id: string;
  account_id: string;
  url: string;
  /** `pending`, `delivered`, `unwanted` or `given-up`. */
  state: string;
  /** How often this round has tried. */
  tries: number;
  /** Goes up with every redelivery that is asked for, so that what came of tries of the round before is void. */
  round: number;
  /** When it is tried next. */
  next_at: OptionalTime;
  /** When a process may take it, to try it; until then it waits, or another process has it. */
  due_at: Time;
  created_at: Time;
}

interface CallbackAttemptTable {
  id: string;
  job_id: string;
  started_at: Time;
  milliseconds: number;
  /** The receiver's status; `null` where it did not answer. */
  status: number | null;
  /** Why it did not count as delivered. */
  failure: string | null;
  /** The beginning of the receiver's answer. */
  answer: string;
}

/** What processes have counted together, and what they have taken ahead. */
interface LimitWindowTable {
  /** The limit, and whose it is. */
  key: string;
  points: ColumnType<string, number, number>;
  /** When the window ends, in milliseconds of Unix time. */
  expire: ColumnType<string | null, number | null, number | null>;
}

interface LimitPlaceTable {
  subject: string;
  process: string;
  places: number;
  /** Until when they count, unless their process says before that they do on. */
  expires_at: Time;
}
