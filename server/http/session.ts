import type { SessionPlace } from '../../generated/shapes.ts';
import type { People } from '../accounts/people/people.ts';
import { done, failed } from '../foundation/outcome.ts';
import { problem, unauthorized } from '../foundation/problems.ts';
import { type AuthenticationResult, type SentHeaders, sentIn, suspended } from './authenticated.ts';

/** The sessions of people. */
export type Sessions = Pick<People, 'session' | 'isCsrfToken'>;

/** Whether a request has a cookie that may belong to a session. Over HTTPS the cookie's name has a prefix. */
export function hasCookie(headers: SentHeaders, { cookie }: SessionPlace): boolean {
  return cookieHeader(headers).includes(`${cookie}=`);
}

/** Authenticates a signed-in person. A request that changes something must also send the CSRF token of the session. */
export async function authenticateSession(
  headers: SentHeaders,
  place: SessionPlace,
  sessions: Sessions,
): Promise<AuthenticationResult> {
  if (!hasCookie(headers, place)) return failed(unauthorized(NOT_SIGNED_IN));
  const { cookie, tokenHeader } = place;
  const sent = cookieHeader(headers);
  const found = isTwiceIn(sent, cookie) ? undefined : await sessions.session(sent);
  if (found === undefined) return failed(unauthorized(SIGNED_OUT));
  const { accountId } = found;
  if (found.isSuspended) return { ...failed(suspended), accountId };
  const { cookies = [], isSuspended: _, ...person } = found;
  const admitted = done({ caller: { kind: 'person', ...person } as const, cookies });
  if (tokenHeader === undefined) return admitted;
  const token = sentIn(headers, tokenHeader) ?? '';
  if (sessions.isCsrfToken(person, token)) return admitted;
  const message = `${tokenHeader} must be the session's CSRF token, which sign-in and GET /account return.`;
  return { ...failed(problem('forbidden', message, { code: 'csrf_token' })), accountId };
}

const NOT_SIGNED_IN = 'Sign in first: this operation takes a session, not an API key.';
const SIGNED_OUT = 'The session has ended; sign in again.';

/**
 * Whether a session cookie occurs twice. Then another site may have set one of them (RFC 6265, section 8.6), and
 * neither is accepted.
 */
function isTwiceIn(sent: string, cookie: string): boolean {
  const names = sent.split(';').map((pair) => pair.split('=')[0]?.trim());
  const own = names.filter((name) => name === cookie || name === `__Host-${cookie}`);
  return new Set(own).size < own.length;
}

function cookieHeader(headers: SentHeaders): string {
  return sentIn(headers, 'cookie', '; ') ?? '';
}
