import { done } from '../../foundation/outcome.ts';
import type { Handler } from '../call.ts';
import type { Services } from '../services.ts';
import { acknowledged } from './acknowledged.ts';

type PeopleService = Pick<Services, 'people'>;

/** Mails a link to set a password, if the address has an account. */
export function sendPasswordReset({ people }: PeopleService): Handler<'sendPasswordReset'> {
  return async ({ input: { body } }) => {
    people.sendPasswordReset(body.email);
    return done(acknowledged('If the address has an account, a mail was sent.'));
  };
}

/** Sets a password with the token of that link. */
export function resetPassword({ people }: PeopleService): Handler<'resetPassword'> {
  return async ({ input: { body } }) => {
    const outcome = await people.resetPassword(body);
    return outcome.ok ? done(acknowledged('The password is set; sign in with it.')) : outcome;
  };
}
