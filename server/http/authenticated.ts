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

/** Reads the headers of a request, repeated ones included: of some, Node itself keeps only the first. */
export function sentHeaders(request: IncomingMessage): SentHeaders {
  const { headers, rawHeaders } = request;
  // `rawHeaders` lists names and values in turn.
  const isEachOnce = Object.keys(headers).length * 2 === rawHeaders.length;
  return isEachOnce ? headers : request.headersDistinct;
}

/** Somebody who has shown who they are. */
export interface Authenticated {
  readonly caller: Caller;
  /** What renews the session, as `Set-Cookie`. */
  readonly cookies: readonly string[];
}

/** Who asks, or why that is refused. The account is told where it is known, though the request is refused. */
export type Recognition<Value = Authenticated> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Problem; readonly accountId?: string };

/** The operator has suspended the account. */
export const suspended: Problem = problem('forbidden', 'This account is suspended.', {
  code: 'account_suspended',
});
