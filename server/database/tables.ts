import type { ColumnType, Generated } from 'kysely';

/**
 * Everything that the gateway stores, one interface a table. Identifiers are UUIDs of version 7 that the
 * gateway mints. The queue keeps its own tables in the schema `pgboss`.
 */
export interface Tables {
  /** Who may ask. */
  account: AccountTable;
  /** What an account proves itself with. */
  api_key: ApiKeyTable;
  /** Work that answers later. */
  job: JobTable;
  /** The finished songs of music jobs. */
  song: SongTable;
  /** Recordings that songs can be made from. */
  sample: SampleTable;
  /** Files that jobs and operations made, and uploads. The bytes are in the store of assets. */
  asset: AssetTable;
  /** What the gateway signs with. */
  secret: SecretTable;
}

type Time = ColumnType<Date, Date, Date>;
type OptionalTime = ColumnType<Date | null, Date | null | undefined, Date | null>;
/** A JSON document. It is written as text, because a list is an array of PostgreSQL to the driver else. */
type Json<T> = ColumnType<T, string, string>;
type OptionalJson<T> = ColumnType<T | null, string | null | undefined, string | null>;

interface AccountTable {
  id: string;
  name: string;
  created_at: Time;
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
}

interface JobTable {
  id: string;
  account_id: string;
  /** `video` or `music`. */
  kind: string;
  /** A state of the contract's lifecycle. */
  state: string;
  /** Goes up with every change; who changes the job names the revision that it has read. */
  revision: Generated<number>;
  /** The model as the caller named it. */
  model: string;
  /** The upstream that serves the job, by its name in the configuration. */
  upstream: string;
  /** The request as the contract has it, with defaults filled in. */
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
  /** Units of quota: set aside while the job runs, consumed when it has ended. */
  quota: ColumnType<string, number, number>;
  hook_url: string | null;
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
}

interface SecretTable {
  name: string;
  value: string;
}
