import { operations } from '../../generated/operations.ts';
import type { SessionPlace } from '../../generated/shapes.ts';
import { askDirectly } from './direct-asking.ts';
import { parsed, textInside } from './json.ts';

/** Who has signed in: the cookie of the session, and the token against forged requests. */
export interface Person {
  readonly cookie: string;
  readonly csrfToken: string;
}

/** What a browser sends for somebody. */
export function personHeaders(
  { tokenHeader }: SessionPlace,
  { cookie, csrfToken }: Person,
): Record<string, string> {
  return { cookie, ...(tokenHeader === undefined ? {} : { [tokenHeader]: csrfToken }) };
}

/**
 * Signs in.
 *
 * @returns `undefined` where the deployment lets this person not in
 * @throws CommandFailure where it cannot be reached, or redirects
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
