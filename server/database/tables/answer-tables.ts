import type { OptionalTime, Time } from './columns.ts';

/** The cache of text answers to identical requests. Rows expire. */
export interface TextAnswerTable {
  account_id: string;
  /** SHA-256 of the request, in hexadecimal. */
  request_hash: string;
  /** The body of the answer, as it was sent. */
  answer: string;
  expires_at: Time;
}

/** Stored responses that callers can continue and look up. Rows expire. */
export interface KeptResponseTable {
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

/** The first answers to creations with an idempotency key. */
export interface FirstAnswerTable {
  account_id: string;
  idempotency_key: string;
  /** SHA-256 of the request, in hexadecimal. */
  request_hash: string;
  /** The identifier of the answered resource; `null` while the first request is in progress. */
  answer: string | null;
  /** The claim of the request in progress, and when its process counts as dead by the database's clock. */
  claim: string | null;
  claimed_until: OptionalTime;
  expires_at: Time;
}
