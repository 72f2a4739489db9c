import type { Queries } from '../../database/database.ts';
import { type Clock, secondsAfter } from '../../foundation/clock.ts';
import { newIdentifier } from '../../foundation/identifiers.ts';
import type { Problem } from '../../foundation/problems.ts';
import { refused } from '../../foundation/problems.ts';
import { hashOf, newToken } from './tokens.ts';

/** Dependencies of the links. */
export interface LinksParts {
  readonly queries: Queries;
  readonly clock: Clock;
  /** How long a link is valid. */
  readonly seconds: number;
  /** The maximum number of mails to an address within the validity of a link, however often a form is submitted. */
  readonly mailsUpTo: number;
}

const ACTIVATION = 'activation:';
/** A counted mail, not a link. */
const MAIL = 'mail:';

/** The links of activation mails. Links to set a password belong to the library, in the same table. */
export class Links {
  readonly #queries: Queries;
  readonly #clock: Clock;
  readonly #seconds: number;
  readonly #mailsUpTo: number;

  constructor({ queries, clock, seconds, mailsUpTo }: LinksParts) {
    this.#queries = queries;
    this.#clock = clock;
    this.#seconds = seconds;
    this.#mailsUpTo = mailsUpTo;
  }

  /** Creates a link for a person; returns its token. */
  async make(personId: string): Promise<string> {
    const token = newToken();
    await this.#insert(identifierOf(token), personId);
    return token;
  }

  /** The person of a link, if it is valid. */
  async personOf(token: string): Promise<string | undefined> {
    const found = await this.#queries
      .selectFrom('verification')
      .select('value')
      .where('identifier', '=', identifierOf(token))
      .where('expires_at', '>', this.#clock.now())
      .executeTakeFirst();
    return found?.value;
  }

  /** Consumes a link and all other activation links of its person; returns whether it was valid. */
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

  /** Ends all links of a person, of both kinds. */
  async endAll(personId: string, transaction: Queries): Promise<void> {
    await transaction.deleteFrom('verification').where('value', '=', personId).execute();
  }

  /** Ends a person's activation links, and resets the count of mails. */
  async endActivations(personId: string, transaction: Queries): Promise<void> {
    await transaction
      .deleteFrom('verification')
      .where('value', '=', personId)
      .where(({ or, eb }) =>
        or([eb('identifier', 'like', `${ACTIVATION}%`), eb('identifier', 'like', `${MAIL}%`)]),
      )
      .execute();
  }

  /** Counts a mail to a person; returns whether it may be sent, or the limit is reached. */
  async countMail(personId: string): Promise<boolean> {
    // Inserts the mail before counting the others, so that concurrent mails cannot exceed the limit.
    const id = await this.#insert(`${MAIL}${newToken()}`, personId);
    const earlier = await this.#queries
      .selectFrom('verification')
      .select('id')
      .where('value', '=', personId)
      .where('identifier', 'like', `${MAIL}%`)
      .where('expires_at', '>', this.#clock.now())
      .where('id', '<', id)
      .limit(this.#mailsUpTo)
      .execute();
    if (earlier.length < this.#mailsUpTo) return true;
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

/** The refusal of an invalid link. It gives no reason, so that guessing reveals nothing. */
export function wrongLink(): Problem {
  const message = 'token is invalid, was used before or has expired; ask for a new link.';
  return refused([{ parameter: 'token', rule: 'link', message }]);
}
