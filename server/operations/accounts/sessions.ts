import { keptAddress } from '../../accounts/people/input.ts';
import { done } from '../../foundation/outcome.ts';
import type { Handler } from '../call.ts';
import type { Services } from '../services.ts';
import { presentPerson } from './people.ts';

/** Signs a person in: begins a session. */
export function signIn({
  people,
  admitSignIn,
}: Pick<Services, 'people' | 'admitSignIn'>): Handler<'signIn'> {
  return async ({ client: { address, userAgent }, input: { body } }) => {
    const admitted = await admitSignIn(keptAddress(body.email));
    if (!admitted.ok) return admitted;
    const outcome = await people.signIn({ ...body, ip: address, userAgent });
    if (!outcome.ok) return outcome;
    const { session, cookies } = outcome.value;
    const { accountId, csrfToken, name } = session;
    const data = { accountId, person: presentPerson(session), csrfToken };
    const message = `${name} is signed in.`;
    return done({ kind: 'json', body: { status: 'SUCCESS', message, data }, cookies });
  };
}

/** Ends the calling session. */
export function signOut({ people }: Pick<Services, 'people'>): Handler<'signOut'> {
  return async ({ client: { cookie } }) => {
    const cookies = await people.signOut(cookie);
    const body = { status: 'SUCCESS', message: 'The session has ended.' } as const;
    return done({ kind: 'json', body, cookies });
  };
}
