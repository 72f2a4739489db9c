// Generated from openapi/ (contract b65e39b221c5) by `npm run generate`. Do not edit.
import type { ProblemV1 } from './types.ts';

/** By status: the class of error that the SDKs of the upstream interfaces know it by. */
export const errorTypes: Readonly<Record<number, ProblemV1['error']['type']>> = {
  "400": "invalid_request_error",
  "401": "authentication_error",
  "402": "billing_error",
  "403": "permission_error",
  "404": "not_found_error",
  "405": "invalid_request_error",
  "408": "timeout_error",
  "409": "invalid_request_error",
  "413": "request_too_large",
  "415": "invalid_request_error",
  "429": "rate_limit_error",
  "500": "api_error",
  "502": "api_error",
  "503": "overloaded_error",
  "504": "timeout_error"
};

/** By status: the kind of problem, and when the same request may be sent again. */
export const problemKinds = {
  "400": {
    "kind": "invalid-request"
  },
  "401": {
    "kind": "authentication"
  },
  "402": {
    "kind": "quota-exhausted"
  },
  "403": {
    "kind": "permission-denied"
  },
  "404": {
    "kind": "not-found"
  },
  "405": {
    "kind": "invalid-request"
  },
  "408": {
    "kind": "timed-out",
    "retry": "always"
  },
  "409": {
    "kind": "conflict"
  },
  "413": {
    "kind": "too-large"
  },
  "415": {
    "kind": "unsupported-media-type"
  },
  "429": {
    "kind": "rate-limited",
    "retry": "always"
  },
  "431": {
    "kind": "too-large"
  },
  "500": {
    "kind": "internal",
    "retry": "repeatable"
  },
  "502": {
    "kind": "upstream-failed",
    "retry": "repeatable"
  },
  "503": {
    "kind": "unavailable",
    "retry": "always"
  },
  "504": {
    "kind": "timed-out",
    "retry": "repeatable"
  }
} as const;

/** A kind of problem that a gateway answers. */
export type ProblemKind = (typeof problemKinds)[keyof typeof problemKinds]['kind'];
