import type { ColumnType, Generated } from 'kysely';
import type { Json, OptionalJson, OptionalTime, Time } from './columns.ts';

/** Asynchronous work. */
export interface JobTable {
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

/** The finished songs of music jobs. */
export interface SongTable {
  id: string;
  account_id: string;
  job_id: string;
  upstream: string;
  /** The upstream's identifier of the song. */
  upstream_song_id: string;
  created_at: Time;
}

/** Uploaded recordings that songs can be made from. */
export interface SampleTable {
  id: string;
  account_id: string;
  asset_id: string;
  seconds: number;
  created_at: Time;
  /** Until when songs can be made from it. */
  expires_at: Time;
}

/** Files that jobs and operations made, and uploads. The bytes are in the asset store. */
export interface AssetTable {
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

/** Secrets that all processes share, such as the one that signs asset URLs. */
export interface SecretTable {
  name: string;
  value: string;
}
