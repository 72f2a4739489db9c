import type { ColumnType } from 'kysely';
import type { OptionalJson, OptionalTime, Time, Units, WrittenUnits } from './columns.ts';

/** Every movement of quota, in double entry. The database rejects updates and deletions. */
export interface LedgerEntryTable {
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

/** References of the operator's entries, which make them idempotent: each counts once per account. */
export interface IssueReferenceTable {
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
  /** The quality of the pictures, if the price depends on it. */
  readonly quality?: string;
  readonly quantity: number;
  /** Per unit; per million for tokens. */
  readonly price: number;
  readonly units: number;
}

/** The price of a picture of a size and a quality. */
export interface PicturePrice {
  /** In pixels, such as `1024x768`; if omitted, the price applies to all other sizes. */
  readonly size?: string;
  /** If omitted, the price applies to all qualities. The first quality of a list is that of pictures of no known one. */
  readonly quality?: string;
  /** The price that applies, by its identifier in the configuration. */
  readonly rule: string;
  readonly price: number;
}

/** A price with the lines that it adds up. */
export interface ItemizedPrice {
  /** The price that applies, by its identifier in the configuration. */
  readonly rule: string;
  readonly lines: readonly LedgerLine[];
}

/** The sums of each account's entries. The database creates the row with the account. */
export interface BalanceTable {
  account_id: string;
  /** In units of quota. Text may make it negative, as its price is known only when it ends. */
  available: Units;
  reserved: Units;
  consumed: Units;
  issued: Units;
}

/** Quota reserved for work in progress; deleted when the work ends. */
export interface ReservationTable {
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
  sizes: OptionalJson<readonly PicturePrice[]>;
  /** The least that the work may cost, if that depends on what is made; charged where nothing was. */
  least: OptionalJson<ItemizedPrice>;
  quantity: Units;
  /** The reserved units of quota. */
  units: Units;
  created_at: Time;
  /**
   * When the process that works on it counts as dead, by the database's clock; not used for jobs, which have their own
   * time limit.
   */
  expires_at: OptionalTime;
}

/** A cache of the usage of accounts in past hours, filled on demand by reports. It can be rebuilt from the entries. */
export interface UsageHourTable {
  account_id: string;
  /** The start of the hour. */
  hour: Time;
  /** The number of entries in the sums. */
  entries: string;
  /** The sums by key, model and operation, as JSON. */
  groups: unknown;
}

/** The same by the minute, for the current hour, and while an hour with very many entries is summed. */
export interface UsageMinuteTable extends Omit<UsageHourTable, 'hour'> {
  /** The start of the minute. */
  minute: Time;
}

/** The quota that keys have spent or reserved in a day or a month. */
export interface KeySpendingTable {
  /** The first key of the key family. */
  key_id: string;
  /** A UTC day or month, such as `2026-11-21` or `2026-11`. */
  period: string;
  /** In units of quota. */
  units: Units;
}

/** Work that an upstream's moderation refused, for as long as it counts towards the limit. */
export interface ModerationFailureTable {
  id: string;
  account_id: string;
  reservation_id: string;
  created_at: Time;
}

/**
 * Work that was abandoned free of charge after an upstream had begun it, for as long as it counts towards the limit.
 */
export interface GivenUpWorkTable {
  id: string;
  account_id: string;
  /** The quota that was reserved for it. */
  units: Units;
  created_at: Time;
}

/**
 * The upstream and the tokens of each answer of text, for the operator's own queries: to compare with an upstream's bill,
 * say. Rows are never changed, and kept for good unless `retention.textUsageDays` is set.
 */
export interface TextUsageTable {
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
