import type { IncomingMessage } from 'node:http';
import type { Caller } from '../accounts/caller.ts';
import { type Problem, problem } from '../foundation/problems.ts';

/** The headers of a request. One that may have been sent more than once is a list. */
export type SentHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

/** What was sent in a header, however often. */
export function sentIn(
  headers: SentHeaders,
  name: string,
  separator: ', ' | '; ' = ', ',
): string | undefined {
  const sent = headers[name];
  return sent === undefined || typeof sent === 'string' ? sent : sent.join(separator);
}

/** Reads the headers of a request. Of some that are sent twice, Node would keep the first one alone. */
export function sentHeaders(request: IncomingMessage): SentHeaders {
  const { headers, rawHeaders } = request;
  // Names and values take turns there.
  const isEachOnce = Object.keys(headers).length * 2 === rawHeaders.length;
  return isEachOnce ? headers : request.headersDistinct;
}

/** Somebody who has shown who they are. */
export interface Authenticated {
  readonly caller: Caller;
  /** What renews the session, as `Set-Cookie`. */
  readonly cookies: readonly string[];
}

/** What finding out who asks has come to; of somebody who may not ask it may be known whose account it is. */
export type Recognition<Value = Authenticated> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Problem; readonly accountId?: string };

/** The operator lets the account do nothing, whoever asks for it. */
export const suspended: Problem = problem('forbidden', 'This account is suspended.', {
  code: 'account_suspended',
});
