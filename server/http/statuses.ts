import type { ProblemKind } from '../foundation/problems.ts';

/** The status of each kind of problem. */
export const STATUS_OF: Readonly<Record<ProblemKind, number>> = {
  refused: 400,
  unauthorized: 401,
  unpaid: 402,
  forbidden: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  'too-slow': 408,
  conflict: 409,
  'precondition-failed': 412,
  'too-large': 413,
  'unsupported-media-type': 415,
  'range-not-satisfiable': 416,
  limited: 429,
  internal: 500,
  'upstream-failed': 502,
  unavailable: 503,
  'timed-out': 504,
};
