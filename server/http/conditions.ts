import type { IncomingHttpHeaders } from 'node:http';
import fresh from 'fresh';

/** What tells one version of a file from another, as the headers of an answer have it. */
export interface Validators {
  /** A strong one, in its quotation marks. */
  readonly etag: string;
  /** A date as HTTP writes it. */
  readonly 'last-modified': string;
}

/** What the conditions of a request come to. */
export type ConditionsVerdict = 'hold' | 'not-modified' | 'fail';

/** Weighs the conditions of a request in the order of RFC 9110, section 13.2.2. */
export function weighConditions(
  headers: IncomingHttpHeaders,
  validators: Validators,
): ConditionsVerdict {
  if (isAnotherVersion(headers, validators)) return 'fail';
  return fresh(preconditionsIn(headers), { ...validators }) ? 'not-modified' : 'hold';
}

/** Whether who asks has this version already (RFC 9110, section 13.1.2). */
export function isKnown(headers: IncomingHttpHeaders, etag: Validators['etag']): boolean {
  return fresh(preconditionsIn(headers), { etag });
}

/**
 * `no-cache` is about caches and makes no condition void; `fetch` sends it along with every condition of its caller's.
 */
function preconditionsIn(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { 'cache-control': _, ...others } = headers;
  return others;
}

/** Whether `If-Range` still holds (RFC 9110, section 13.1.5). Versions compare strongly. */
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
  // An invalid date is ignored: no comparison with NaN holds.
  return Date.parse(validators['last-modified']) > since;
}
