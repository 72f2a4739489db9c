import type { Queries } from '../../database/database.ts';
import type { BackgroundTasks } from './background-tasks.ts';
import { type LinkTo, type MailText, type ResetReason, TEXTS } from './texts.ts';

/** The part of mail that people need. */
export interface Post {
  send(mail: {
    readonly to: string;
    readonly subject: string;
    readonly text: string;
    readonly kind: string;
  }): void;
}

/** Sends the mails to people. */
export interface Letters {
  activation(letter: { readonly email: string; readonly token: string }): void;
  reset(letter: {
    readonly email: string;
    readonly token: string;
    readonly reason: ResetReason;
  }): void;
  /** `by` is the person who invites; `undefined` for the operator. */
  invitation(letter: {
    readonly email: string;
    readonly token: string;
    readonly by: string | undefined;
  }): void;
}

/** Dependencies of the mails to people. */
export interface LetterParts {
  readonly queries: Queries;
  readonly post: Post;
  readonly linkTo: LinkTo;
  readonly backgroundTasks: BackgroundTasks;
  readonly linkMinutes: number;
  readonly invitationHours: number;
}

/** Opens the mails to people. */
export function openLetters(parts: LetterParts): Letters {
  const {
    queries,
    post,
    linkTo,
    backgroundTasks,
    linkMinutes: minutes,
    invitationHours: hours,
  } = parts;
  const send = (to: string, kind: string, text: MailText) => post.send({ to, kind, ...text });
  return {
    activation({ email, token }) {
      const text = TEXTS.activation({ link: linkTo('activate', token), minutes });
      send(email, 'activation', text);
    },
    reset({ email, token, reason }) {
      send(email, reason, TEXTS[reason]({ link: linkTo('password', token), minutes }));
    },
    invitation({ email, token, by }) {
      // In the background, so that the response time does not reveal whether the address is known.
      backgroundTasks.begin('invitation', async () => {
        const from = by === undefined ? undefined : await emailOf(queries, by);
        const link = linkTo('join', token);
        if (await isTaken(queries, email)) {
          send(email, 'invitation-taken', TEXTS['invitation-taken']({ from }));
        } else {
          send(email, 'invitation', TEXTS.invitation({ link, hours, from }));
        }
      });
    },
  };
}

async function emailOf(queries: Queries, personId: string): Promise<string | undefined> {
  const found = await queries
    .selectFrom('person')
    .select('email')
    .where('id', '=', personId)
    .executeTakeFirst();
  return found?.email;
}

async function isTaken(queries: Queries, email: string): Promise<boolean> {
  const found = await queries
    .selectFrom('person')
    .select('id')
    .where('email', '=', email)
    .where('email_verified', '=', true)
    .executeTakeFirst();
  return found !== undefined;
}
