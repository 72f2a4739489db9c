import { operations } from '../../generated/operations.ts';
import type { SessionPlace } from '../../generated/shapes.ts';
import { askDirectly } from './direct-asking.ts';
import { parsed, textInside } from './json.ts';

/** A signed-in person: the session cookie and the CSRF token. */
export interface Person {
  readonly cookie: string;
  readonly csrfToken: string;
}

/** The headers that a browser sends for a signed-in person. */
export function personHeaders(
  { tokenHeader }: SessionPlace,
  { cookie, csrfToken }: Person,
): Record<string, string> {
  return { cookie, ...(tokenHeader === undefined ? {} : { [tokenHeader]: csrfToken }) };
}

/**
 * Signs in.
 *
 * @returns `undefined` if the deployment rejects the credentials
 * @throws CommandFailure if it cannot be reached, or redirects
 */
export async function signIn(
  url: string,
  details: { readonly email: string; readonly password: string },
): Promise<Person | undefined> {
  const answer = await askDirectly(url, operations.signIn, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(details),
  });
  const csrfToken = textInside(parsed(await answer.text()), 'data', 'csrfToken');
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return csrfToken === undefined || cookies.length === 0
    ? undefined
    : { cookie: cookies.join('; '), csrfToken };
}
