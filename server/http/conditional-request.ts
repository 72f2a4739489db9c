import type { IncomingHttpHeaders } from 'node:http';
import fresh from 'fresh';

/** The validators of a file version, as they appear in response headers. */
export interface Validators {
  /** A strong entity tag, including its quotation marks. */
  readonly etag: string;
  /** A date in HTTP format. */
  readonly 'last-modified': string;
}

/** The result of evaluating a request's preconditions. */
export type ConditionsResult = 'hold' | 'not-modified' | 'fail';

/** Evaluates the preconditions of a request in the order of RFC 9110, section 13.2.2. */
export function evaluateConditions(
  headers: IncomingHttpHeaders,
  validators: Validators,
): ConditionsResult {
  if (isAnotherVersion(headers, validators)) return 'fail';
  return fresh(preconditionsIn(headers), { ...validators }) ? 'not-modified' : 'hold';
}

/** Whether the client already has this version (RFC 9110, section 13.1.2). */
export function isKnown(headers: IncomingHttpHeaders, etag: Validators['etag']): boolean {
  return fresh(preconditionsIn(headers), { etag });
}

/**
 * Drops `Cache-Control`: `no-cache` must not disable preconditions, and `fetch` adds it to every conditional request.
 */
function preconditionsIn(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { 'cache-control': _, ...others } = headers;
  return others;
}

/** Whether `If-Range` allows a partial response (RFC 9110, section 13.1.5). Versions are compared strongly. */
export function isRangeWanted(headers: IncomingHttpHeaders, validators: Validators): boolean {
  const version = headers['if-range'];
  if (version === undefined) return true;
  return version === validators.etag || version === validators['last-modified'];
}

function isAnotherVersion(headers: IncomingHttpHeaders, validators: Validators): boolean {
  const match = headers['if-match'];
  if (match !== undefined) {
    const named: readonly string[] = match.match(/\*|(?:W\/)?"[^"]*"/g) ?? [];
    return !named.includes('*') && !named.includes(validators.etag);
  }
  const since = Date.parse(headers['if-unmodified-since'] ?? '');
  // An invalid date is ignored: every comparison with NaN is false.
  return Date.parse(validators['last-modified']) > since;
}
