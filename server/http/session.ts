import type { SessionPlace } from '../../generated/shapes.ts';
import type { PersonCaller } from '../accounts/caller.ts';
import { done, failed, type Outcome } from '../foundation/outcome.ts';
import { problem, unauthorized } from '../foundation/problems.ts';
import type { Authenticated, SentHeaders } from './authenticated.ts';

/** What a cookie comes to. */
export type FoundSession =
  /** Somebody who has signed in, and what renews the session, as `Set-Cookie`. */
  | { readonly kind: 'person'; readonly person: PersonCaller; readonly cookies: readonly string[] }
  | { readonly kind: 'none' }
  | { readonly kind: 'suspended' };

/** The sessions of people. */
export interface Sessions {
  /** Finds out who has signed in, by the header `Cookie`. */
  find(cookie: string): Promise<FoundSession>;
  /** Whether a token is the one against forged requests of somebody's session. */
  isCsrfToken(person: PersonCaller, token: string): boolean;
}

/** Whether a request comes with a cookie that may be a session's. Over https its name has a prefix. */
export function hasCookie(headers: SentHeaders, { cookie }: SessionPlace): boolean {
  return cookieHeader(headers).includes(`${cookie}=`);
}

/** Finds out who has signed in. What changes something must say the session's token beside the cookie. */
export async function authenticateSession(
  headers: SentHeaders,
  { tokenHeader }: SessionPlace,
  sessions: Sessions,
): Promise<Outcome<Authenticated>> {
  const found = await sessions.find(cookieHeader(headers));
  if (found.kind === 'none') return failed(unauthorized(SIGNED_OUT));
  if (found.kind === 'suspended') {
    const message = 'This account is suspended.';
    return failed(problem('forbidden', message, { code: 'account_suspended' }));
  }
  const { person: caller, cookies } = found;
  if (tokenHeader === undefined) return done({ caller, cookies });
  const token = headers[tokenHeader]?.join(', ') ?? '';
  if (sessions.isCsrfToken(caller, token)) return done({ caller, cookies });
  const message = `${tokenHeader} must say the session's token, which sign-in and GET /account tell.`;
  return failed(problem('forbidden', message, { code: 'csrf_token' }));
}

const SIGNED_OUT = 'Sign in first; the session is over or was never begun.';

function cookieHeader(headers: SentHeaders): string {
  return headers.cookie?.join('; ') ?? '';
}
