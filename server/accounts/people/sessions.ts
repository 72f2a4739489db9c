import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Queries } from '../../database/database.ts';
import type { Role } from '../../database/tables/account-tables.ts';
import { done, failed, type Outcome } from '../../foundation/outcome.ts';
import { type Problem, problem } from '../../foundation/problems.ts';
import { CLIENT_ADDRESS_HEADER } from './client-address.ts';
import { keptAddress } from './input.ts';
import type { LoadedLibrary, LoadLibrary } from './library-loading.ts';

/** A sign-in attempt. */
export interface SignInRequest {
  readonly email: string;
  readonly password: string;
  readonly userAgent?: string | undefined;
  /** The client's IP address. */
  readonly ip?: string | undefined;
}

/** The session of a signed-in person. */
export interface Session {
  readonly sessionId: string;
  readonly personId: string;
  readonly accountId: string;
  readonly role: Role;
  readonly email: string;
  readonly name: string;
  /** Whether the account is suspended. */
  readonly isSuspended: boolean;
  /** The token that requests with side effects must send in addition to the cookie. */
  readonly csrfToken: string;
  /** When the person joined the account. */
  readonly joinedAt: Date;
  /** Values for `Set-Cookie`, if the session has been renewed. */
  readonly cookies?: readonly string[];
}

/** A new session. */
export interface SignedIn {
  readonly session: Session;
  /** Values for `Set-Cookie`. */
  readonly cookies: readonly string[];
}

/** The sessions of people. */
export interface Sessions {
  /** Signs a person in with a new session; ignores the request's cookies. */
  signIn(request: SignInRequest): Promise<Outcome<SignedIn>>;
  /** The session of a request's `Cookie` header; `undefined` where it has none. */
  session(cookieHeader: string | undefined): Promise<Session | undefined>;
  /** Ends the session of a `Cookie` header. Returns values for `Set-Cookie` that remove the cookies. */
  signOut(cookieHeader: string | undefined): Promise<readonly string[]>;
  /** Whether a token is the session's CSRF token. */
  isCsrfToken(session: Pick<Session, 'sessionId'>, token: string): boolean;
}

/** Dependencies of sessions. */
export interface SessionParts {
  readonly queries: Queries;
  readonly loadLibrary: LoadLibrary;
  readonly secret: string;
}

const MAX_USER_AGENT_LENGTH = 512;
const MAX_COOKIES_LENGTH = 8192;

/** Opens the sessions. */
export function openSessions(parts: SessionParts): Sessions {
  return {
    session: (cookieHeader) => sessionOf(cookieHeader, parts),
    signIn: (request) => signIn(request, parts),
    signOut: (cookieHeader) => signOut(cookieHeader, parts),
    isCsrfToken({ sessionId }, token) {
      const [given, right] = [Buffer.from(token), Buffer.from(csrfTokenOf(sessionId, parts))];
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}

async function sessionOf(
  cookieHeader: string | undefined,
  parts: SessionParts,
): Promise<Session | undefined> {
  const headers = headersWith(cookieHeader);
  const found = headers === undefined ? undefined : await read(await parts.loadLibrary(), headers);
  if (found === undefined) return undefined;
  const { sessionId, personId, email, name, cookies } = found;
  const place = await placeOf(parts.queries, personId);
  if (place === undefined) return undefined;
  return {
    sessionId,
    personId,
    ...place,
    email,
    name,
    csrfToken: csrfTokenOf(sessionId, parts),
    ...(cookies.length === 0 ? {} : { cookies }),
  };
}

function csrfTokenOf(sessionId: string, { secret }: Pick<SessionParts, 'secret'>): string {
  return createHmac('sha256', secret).update(`csrf\n${sessionId}`).digest('base64url');
}

async function signIn(
  { email: text, password, userAgent, ip }: SignInRequest,
  parts: SessionParts,
): Promise<Outcome<SignedIn>> {
  const { queries, loadLibrary } = parts;
  const email = keptAddress(text);
  const { api, refusalCodeOrThrow, unhidden } = await loadLibrary();
  // PostgreSQL text cannot contain NUL.
  if (email.includes('\0')) return failed(wrongCredentials());
  const before = await passwordOf(queries, email);
  try {
    const client = headersOfClient(userAgent, ip);
    const { headers } = await unhidden(() =>
      api.signInEmail({ body: { email, password }, headers: client, returnHeaders: true }),
    );
    const cookies = headers.getSetCookie();
    const cookieHeader = cookies.map((cookie) => cookie.split(';')[0]).join('; ');
    const session = await sessionOf(cookieHeader, parts);
    // The person has been removed from the account in the meantime.
    if (session === undefined) return failed(wrongCredentials());
    // A password that was set in the meantime has ended all sessions except this one.
    if ((await passwordOf(queries, email)) !== before) {
      await removeSession(session, queries);
      return failed(wrongCredentials());
    }
    return done({ session, cookies });
  } catch (error) {
    const isNotActivated = refusalCodeOrThrow(error) === 'EMAIL_NOT_VERIFIED';
    return failed(isNotActivated ? notActivated() : wrongCredentials());
  }
}

async function signOut(
  cookieHeader: string | undefined,
  { queries, loadLibrary }: SessionParts,
): Promise<readonly string[]> {
  const headers = headersWith(cookieHeader) ?? new Headers();
  const library = await loadLibrary();
  // Deleted here, as the library ignores an unavailable database and would leave the session.
  const found = await read(library, headers);
  if (found !== undefined) await removeSession(found, queries);
  const { headers: answer } = await library.api.signOut({ headers, returnHeaders: true });
  return answer.getSetCookie();
}

async function removeSession(
  { sessionId }: Pick<Session, 'sessionId'>,
  queries: Queries,
): Promise<void> {
  await queries.deleteFrom('session').where('id', '=', sessionId).execute();
}

/** The hash of a person's password. */
async function passwordOf(queries: Queries, email: string): Promise<string | null | undefined> {
  const found = await queries
    .selectFrom('credential')
    .innerJoin('person', 'person.id', 'credential.person_id')
    .select('credential.password')
    .where('person.email', '=', email)
    .executeTakeFirst();
  return found?.password;
}

function wrongCredentials(): Problem {
  return problem('unauthorized', 'The e-mail address or the password is wrong.');
}

function notActivated(): Problem {
  const message =
    'The account is not activated yet: follow the link in the mail, or ask for another.';
  return problem('unauthorized', message);
}

function headersOfClient(userAgent: string | undefined, ip: string | undefined): Headers {
  const headers = new Headers();
  const shown = userAgent?.replace(/[^\x21-\x7e]+/g, ' ').slice(0, MAX_USER_AGENT_LENGTH);
  if (shown !== undefined) headers.set('user-agent', shown);
  if (ip !== undefined && /^[0-9A-Fa-f.:]+$/.test(ip)) headers.set(CLIENT_ADDRESS_HEADER, ip);
  return headers;
}

/** `undefined` where the text is not valid as a header. */
function headersWith(cookies: string | undefined): Headers | undefined {
  const isFit = cookies !== undefined && cookies.length <= MAX_COOKIES_LENGTH;
  return isFit && /^[\t\x20-\x7e]*$/.test(cookies) ? new Headers({ cookie: cookies }) : undefined;
}

/** The session of a cookie. The library verifies its signature and expiry, and renews it. */
async function read({ api, refusalCodeOrThrow }: LoadedLibrary, headers: Headers) {
  try {
    const answer = await api.getSession({ headers, returnHeaders: true });
    if (answer.response === null) return undefined;
    const { session, user } = answer.response;
    const { id: personId, email, name } = user;
    return { sessionId: session.id, personId, email, name, cookies: answer.headers.getSetCookie() };
  } catch (error) {
    // The session ended while it was being renewed.
    refusalCodeOrThrow(error);
    return undefined;
  }
}

async function placeOf(queries: Queries, personId: string) {
  const found = await queries
    .selectFrom('membership')
    .innerJoin('account', 'account.id', 'membership.account_id')
    .select(['account.id', 'membership.role', 'membership.created_at', 'account.suspended_at'])
    .where('membership.person_id', '=', personId)
    .executeTakeFirst();
  if (found === undefined) return undefined;
  const { id: accountId, role, created_at: joinedAt, suspended_at } = found;
  return { accountId, role, joinedAt, isSuspended: suspended_at !== null };
}
