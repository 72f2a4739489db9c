// Generated from openapi/ (contract bf0c2a36ab74) by `npm run generate`. Do not edit.
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
