import type { IncomingMessage } from 'node:http';
import type { Caller } from '../accounts/caller.ts';
import { type Problem, problem } from '../foundation/problems.ts';

/** The headers of a request. A header that was sent more than once is a list. */
export type SentHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The values of a header, joined where it was sent more than once. */
export function sentIn(
  headers: SentHeaders,
  name: string,
  separator: ', ' | '; ' = ', ',
): string | undefined {
  const sent = headers[name];
  return sent === undefined || typeof sent === 'string' ? sent : sent.join(separator);
}

/** Reads the headers of a request, repeated ones included: Node keeps only the first value of some headers. */
export function sentHeaders(request: IncomingMessage): SentHeaders {
  const { headers, rawHeaders } = request;
  // `rawHeaders` alternates names and values.
  const isEachOnce = Object.keys(headers).length * 2 === rawHeaders.length;
  return isEachOnce ? headers : request.headersDistinct;
}

/** An authenticated caller. */
export interface Authenticated {
  readonly caller: Caller;
  /** The `Set-Cookie` values that renew the session. */
  readonly cookies: readonly string[];
}

/**
 * The authenticated caller, or why authentication failed. The account is set if it is known even though the request is
 * refused.
 */
export type AuthenticationResult<Value = Authenticated> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Problem; readonly accountId?: string };

/** The refusal for an account that the operator has suspended. */
export const suspended: Problem = problem('forbidden', 'This account is suspended.', {
  code: 'account_suspended',
});
