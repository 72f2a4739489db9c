import type { Queries } from '../../database/database.ts';
import { type Clock, secondsAfter } from '../../foundation/clock.ts';
import { newIdentifier } from '../../foundation/identifiers.ts';
import type { Problem } from '../../foundation/problems.ts';
import { refused } from '../../foundation/problems.ts';
import { hashOf, newToken } from './tokens.ts';

/** The links by which people activate. Those by which a password is set are the library's, in the same table. */
export interface Links {
  /** Makes a link for a person; answers its token. */
  make(personId: string): Promise<string>;
  /** The person of a link that can be used still. */
  personOf(token: string): Promise<string | undefined>;
  /** Uses a link up, and every other link of its person; tells whether it could be used still. */
  use(token: string, transaction: Queries): Promise<boolean>;
  /** Ends every link of a person, of both kinds. */
  endAll(personId: string, transaction: Queries): Promise<void>;
  /** Whether a person has as many links as somebody who is not pestered can need. */
  areEnough(personId: string): Promise<boolean>;
}

/** However often a form is sent, an address gets no more mail than this in the life of a link. */
const LINKS_AT_ONCE = 5;

/** Opens the links. */
export function openLinks({
  queries,
  clock,
  seconds,
}: {
  readonly queries: Queries;
  readonly clock: Clock;
  /** How long a link can be used. */
  readonly seconds: number;
}): Links {
  return { make, personOf, use, endAll, areEnough };

  async function make(personId: string): Promise<string> {
    const token = newToken();
    const now = clock.now();
    await queries
      .insertInto('verification')
      .values({
        id: newIdentifier(),
        identifier: identifierOf(token),
        value: personId,
        expires_at: secondsAfter(now, seconds),
        created_at: now,
        updated_at: now,
      })
      .execute();
    return token;
  }

  async function personOf(token: string): Promise<string | undefined> {
    const found = await queries
      .selectFrom('verification')
      .select('value')
      .where('identifier', '=', identifierOf(token))
      .where('expires_at', '>', clock.now())
      .executeTakeFirst();
    return found?.value;
  }

  async function use(token: string, transaction: Queries): Promise<boolean> {
    const used = await transaction
      .deleteFrom('verification')
      .where('identifier', '=', identifierOf(token))
      .where('expires_at', '>', clock.now())
      .returning('value')
      .executeTakeFirst();
    if (used === undefined) return false;
    await transaction
      .deleteFrom('verification')
      .where('value', '=', used.value)
      .where('identifier', 'like', `${ACTIVATION}%`)
      .execute();
    return true;
  }

  async function endAll(personId: string, transaction: Queries): Promise<void> {
    await transaction.deleteFrom('verification').where('value', '=', personId).execute();
  }

  async function areEnough(personId: string): Promise<boolean> {
    const links = await queries
      .selectFrom('verification')
      .select('id')
      .where('value', '=', personId)
      .where('expires_at', '>', clock.now())
      .limit(LINKS_AT_ONCE)
      .execute();
    return links.length >= LINKS_AT_ONCE;
  }
}

const ACTIVATION = 'activation:';

function identifierOf(token: string): string {
  return `${ACTIVATION}${hashOf(token)}`;
}

/** A link that leads nowhere. It is not said why: who guesses learns nothing. */
export function wrongLink(): Problem {
  const message = 'token is wrong, was used before or is over; ask for a new link.';
  return refused([{ parameter: 'token', rule: 'link', message }]);
}
