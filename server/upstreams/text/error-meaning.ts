/** The meaning of an upstream's error, independent of the interface. */
export type ErrorMeaning =
  | 'invalid'
  /** The conversation does not fit into the model's context window. */
  | 'too-long'
  /** The request body is too large. */
  | 'too-large'
  | 'no-such-model'
  | 'not-there'
  | 'unauthorized'
  | 'forbidden'
  | 'unpaid'
  | 'limited'
  | 'overloaded'
  | 'timed-out'
  | 'failed';

/** The HTTP status for each meaning, if the error is the whole answer. */
export const STATUS_OF_MEANING: Readonly<Record<ErrorMeaning, number>> = {
  invalid: 400,
  'too-long': 400,
  unauthorized: 401,
  unpaid: 402,
  forbidden: 403,
  'no-such-model': 404,
  'not-there': 404,
  'too-large': 413,
  limited: 429,
  failed: 500,
  overloaded: 529,
  'timed-out': 504,
};
