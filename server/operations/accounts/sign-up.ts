import { done } from '../../foundation/outcome.ts';
import type { Handler } from '../call.ts';
import type { Services } from '../services.ts';
import { acknowledged } from './acknowledged.ts';

type PeopleService = Pick<Services, 'people'>;

/** Registers a person, who must then follow the link in a mail. */
export function signUp({ people }: PeopleService): Handler<'signUp'> {
  return async ({ input: { body } }) => {
    const outcome = await people.signUp(body);
    if (!outcome.ok) return outcome;
    return done(acknowledged('A mail was sent; follow its link to activate the address.'));
  };
}

/** Activates a person with the token of the mailed link. */
export function activateAccount({ people }: PeopleService): Handler<'activateAccount'> {
  return async ({ input: { parameters } }) => {
    const outcome = await people.activate(parameters.token);
    return outcome.ok ? done(acknowledged('The address is activated; sign in.')) : outcome;
  };
}

/** Mails a new activation link, if the address is awaiting activation. */
export function sendActivation({ people }: PeopleService): Handler<'sendActivation'> {
  return async ({ input: { body } }) => {
    people.sendActivation(body.email);
    return done(acknowledged('If the address awaits activation, a mail was sent.'));
  };
}
