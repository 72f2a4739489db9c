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
  /** Ends the links of a person by which the address alone is proved, and counts mails anew. */
  endActivations(personId: string, transaction: Queries): Promise<void>;
  /** Counts a mail to a person; tells whether it may be sent, or there have been as many as anybody can need. */
  countMail(personId: string): Promise<boolean>;
}

/** What the links stand on. */
export interface LinksParts {
  readonly queries: Queries;
  readonly clock: Clock;
  /** How long a link can be used. */
  readonly seconds: number;
}

/** However often a form is sent, an address gets no more mail than this in the life of a link. */
const MAILS_UP_TO = 5;

const ACTIVATION = 'activation:';
/** Not a link: a mail that is counted. */
const MAIL = 'mail:';

/** Opens the links. */
export function openLinks(parts: LinksParts): Links {
  return new StoredLinks(parts);
}

class StoredLinks implements Links {
  readonly #queries: Queries;
  readonly #clock: Clock;
  readonly #seconds: number;

  constructor({ queries, clock, seconds }: LinksParts) {
    this.#queries = queries;
    this.#clock = clock;
    this.#seconds = seconds;
  }

  async make(personId: string): Promise<string> {
    const token = newToken();
    await this.#insert(identifierOf(token), personId);
    return token;
  }

  async personOf(token: string): Promise<string | undefined> {
    const found = await this.#queries
      .selectFrom('verification')
      .select('value')
      .where('identifier', '=', identifierOf(token))
      .where('expires_at', '>', this.#clock.now())
      .executeTakeFirst();
    return found?.value;
  }

  async use(token: string, transaction: Queries): Promise<boolean> {
    const used = await transaction
      .deleteFrom('verification')
      .where('identifier', '=', identifierOf(token))
      .where('expires_at', '>', this.#clock.now())
      .returning('value')
      .executeTakeFirst();
    if (used === undefined) return false;
    await this.endActivations(used.value, transaction);
    return true;
  }

  async endAll(personId: string, transaction: Queries): Promise<void> {
    await transaction.deleteFrom('verification').where('value', '=', personId).execute();
  }

  async endActivations(personId: string, transaction: Queries): Promise<void> {
    await transaction
      .deleteFrom('verification')
      .where('value', '=', personId)
      .where(({ or, eb }) =>
        or([eb('identifier', 'like', `${ACTIVATION}%`), eb('identifier', 'like', `${MAIL}%`)]),
      )
      .execute();
  }

  /** The mail is written down before the others are counted, so that of many at once no more than those may go. */
  async countMail(personId: string): Promise<boolean> {
    const id = await this.#insert(`${MAIL}${newToken()}`, personId);
    const earlier = await this.#queries
      .selectFrom('verification')
      .select('id')
      .where('value', '=', personId)
      .where('identifier', 'like', `${MAIL}%`)
      .where('expires_at', '>', this.#clock.now())
      .where('id', '<', id)
      .limit(MAILS_UP_TO)
      .execute();
    if (earlier.length < MAILS_UP_TO) return true;
    await this.#queries.deleteFrom('verification').where('id', '=', id).execute();
    return false;
  }

  async #insert(identifier: string, personId: string): Promise<string> {
    const id = newIdentifier();
    const now = this.#clock.now();
    await this.#queries
      .insertInto('verification')
      .values({
        id,
        identifier,
        value: personId,
        expires_at: secondsAfter(now, this.#seconds),
        created_at: now,
        updated_at: now,
      })
      .execute();
    return id;
  }
}

function identifierOf(token: string): string {
  return `${ACTIVATION}${hashOf(token)}`;
}

/** A link that leads nowhere. It is not said why: who guesses learns nothing. */
export function wrongLink(): Problem {
  const message = 'token is wrong, was used before or is over; ask for a new link.';
  return refused([{ parameter: 'token', rule: 'link', message }]);
}
