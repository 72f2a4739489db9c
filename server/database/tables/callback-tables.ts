import type { OptionalTime, Time } from './columns.ts';

/** The secrets that sign the callbacks of an account. */
export interface CallbackSecretTable {
  id: string;
  account_id: string;
  /** `whsec_` and Base64, in the format of Standard Webhooks. */
  secret: string;
  created_at: Time;
  /** Until when a replaced secret still signs; `null` for the current one. */
  expires_at: OptionalTime;
}

/** Messages to receivers that a job has ended. */
export interface CallbackTable {
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
  /** When the next attempt is due, by the database's clock, as the processes' may differ. */
  next_at: OptionalTime;
  /** When a process may claim it, by the same clock; before, it is waiting or claimed by another process. */
  due_at: Time;
  created_at: Time;
}

/** Attempts to deliver a callback. */
export interface CallbackAttemptTable {
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
