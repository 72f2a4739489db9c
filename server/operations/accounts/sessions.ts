import type { Person } from '../../../generated/types.ts';
import type { PersonCaller } from '../../accounts/caller.ts';
import { done } from '../../foundation/outcome.ts';
import type { Handler } from '../call.ts';
import type { Services } from '../services.ts';

/** Begins a session. */
export function signIn({ people }: Pick<Services, 'people'>): Handler<'signIn'> {
  return async ({ client: { address, userAgent }, input: { body } }) => {
    const outcome = await people.signIn({ ...body, address, userAgent });
    if (!outcome.ok) return outcome;
    const { person, cookies } = outcome.value;
    const data = {
      accountId: person.accountId,
      person: presentCaller(person),
      csrfToken: person.csrfToken,
    };
    const message = `${person.name} is signed in.`;
    return done({ kind: 'json', body: { status: 'SUCCESS', message, data }, cookies });
  };
}

/** Ends the session that asks. */
export function signOut({ people }: Pick<Services, 'people'>): Handler<'signOut'> {
  return async ({ client: { cookie = '' } }) => {
    const cookies = await people.signOut(cookie);
    const body = { status: 'SUCCESS', message: 'The session is over.' } as const;
    return done({ kind: 'json', body, cookies });
  };
}

/** A person who has signed in, as the contract has people. */
export function presentCaller({ personId, email, name, role, since }: PersonCaller): Person {
  return { personId, email, name, role, since: since.toISOString() };
}
