import type { Queries } from '../../database/database.ts';
import { keptSecret } from '../../database/kept-secret.ts';
import type { Clock } from '../../foundation/clock.ts';
import { SECONDS_PER_HOUR, SECONDS_PER_MINUTE } from '../../foundation/durations.ts';
import type { Log } from '../../foundation/log.ts';
import type { Outcome } from '../../foundation/outcome.ts';
import { type Activated, type OnAccountMade, openActivation } from './activation.ts';
import { openBackgroundTasks } from './background-tasks.ts';
import { type Invitations, openInvitations } from './invitations.ts';
import { openLetters, type Post } from './letters.ts';
import { libraryLoader } from './library-loading.ts';
import { Links } from './links.ts';
import { type Members, openMembers } from './members.ts';
import type { PasswordHashing } from './password-hashing.ts';
import { PasswordReset } from './password-reset.ts';
import { openSessions, type Sessions } from './sessions.ts';
import { openSignUp, type SignUp, type SignUpMode } from './sign-up.ts';
import { sweepPeople } from './sweep.ts';
import { type LinkTo, RESET_REASONS, type ResetReason } from './texts.ts';

/** The people of all accounts. */
export interface People
  extends SignUp,
    Sessions,
    Members,
    Pick<Invitations, 'invite' | 'inviteOwner' | 'withdraw'> {
  /** Activates a person by the link of a mail: verifies the address, and adds the person to an account. */
  activate(token: string): Promise<Outcome<Activated>>;
  /** Sets a password by a link, which verifies the address as well; all sessions of the person end. */
  resetPassword(reset: {
    readonly token: string;
    readonly password: string;
  }): Promise<Outcome<Activated>>;
  /** An account's open invitations, oldest first. */
  readonly invitations: Invitations['list'];
  /** The invitation of a link, if it is open; shown on the page of the link. */
  readonly invitation: Invitations['find'];
  /** Removes expired records, at most `limit` of each kind; returns how many. */
  sweep(limit: number): Promise<number>;
  /** Waits for background work and the mail that it sends, so mail must be closed after this. */
  close(): Promise<void>;
}

/** Settings of sign-up and sign-in. */
export interface PeopleSettings {
  readonly signUp: SignUpMode;
  readonly linkMinutes: number;
  readonly sessionHours: number;
  readonly invitationHours: number;
  readonly invitationsUpTo: number;
  readonly mailsUpTo: number;
}

/** Dependencies of the people. */
export interface PeopleParts {
  readonly queries: Queries;
  readonly clock: Clock;
  readonly log: Log;
  readonly settings: PeopleSettings;
  /** Sends mail. */
  readonly post: Post;
  /** Builds the links of mails. */
  readonly linkTo: LinkTo;
  /** Whether the gateway is reached over HTTPS, so that cookies are sent over HTTPS only. */
  readonly isSecure: boolean;
  readonly onAccountMade: OnAccountMade;
  /** Replaces the default, which is deliberately slow. */
  readonly passwordHashing?: PasswordHashing | undefined;
}

const SECRET_NAME = 'people';

/** Opens the people of the database; generates the secret for cookies the first time. */
export async function openPeople(parts: PeopleParts): Promise<People> {
  const { queries, clock, log, linkTo, post, isSecure, onAccountMade, passwordHashing } = parts;
  const { settings } = parts;
  const { signUp: mode, linkMinutes, sessionHours, invitationHours, mailsUpTo } = settings;
  const secret = await keptSecret(queries, SECRET_NAME);
  const linkSeconds = linkMinutes * SECONDS_PER_MINUTE;
  const backgroundTasks = openBackgroundTasks(log);
  const letters = openLetters({
    queries,
    post,
    linkTo,
    backgroundTasks,
    linkMinutes,
    invitationHours,
  });
  const passwordReset = new PasswordReset();
  const loadLibrary = libraryLoader({
    queries,
    log,
    secret,
    isSecure,
    linkSeconds,
    passwordHashing,
    sessionSeconds: sessionHours * SECONDS_PER_HOUR,
    sendReset: ({ reason, ...letter }) => letters.reset({ ...letter, reason: readReason(reason) }),
    onReset: (personId) => passwordReset.done(personId),
  });
  const links = new Links({ queries, clock, seconds: linkSeconds, mailsUpTo });
  const activation = openActivation({ queries, clock, links, onAccountMade });
  const invitations = openInvitations({
    queries,
    clock,
    letters,
    linkTo,
    isClosed: mode === 'closed',
    seconds: invitationHours * SECONDS_PER_HOUR,
    maxOpen: settings.invitationsUpTo,
    mailsUpTo,
  });
  return {
    ...openSignUp({
      queries,
      clock,
      loadLibrary,
      links,
      invitations,
      letters,
      backgroundTasks,
      mode,
    }),
    ...openSessions({ queries, loadLibrary, secret }),
    ...openMembers({ queries, clock }),
    invite: invitations.invite,
    inviteOwner: invitations.inviteOwner,
    withdraw: invitations.withdraw,
    invitations: invitations.list,
    invitation: invitations.find,
    activate: activation.byLink,
    resetPassword: (order) => passwordReset.byLink(order, { loadLibrary, activation }),
    sweep: (limit) => sweepPeople(queries, clock, limit),
    close: backgroundTasks.settled,
  };
}

function readReason(text: string): ResetReason {
  return RESET_REASONS.find((reason) => reason === text) ?? 'forgotten';
}
