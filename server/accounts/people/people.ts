import { AsyncLocalStorage } from 'node:async_hooks';
import type { Queries } from '../../database/database.ts';
import { keptSecret } from '../../database/kept-secret.ts';
import type { Clock } from '../../foundation/clock.ts';
import { SECONDS_A_MINUTE, SECONDS_AN_HOUR } from '../../foundation/durations.ts';
import type { Log } from '../../foundation/log.ts';
import { failed, type Outcome } from '../../foundation/outcome.ts';
import { checkRequestOf } from '../checked-request.ts';
import {
  type Activated,
  type Activation,
  type OnAccountMade,
  openActivation,
} from './activation.ts';
import { openAfterwards } from './afterwards.ts';
import { type Invitations, openInvitations } from './invitations.ts';
import { openLetters, type Post } from './letters.ts';
import { type LoadLibrary, libraryLoader } from './library-loading.ts';
import { openLinks, wrongLink } from './links.ts';
import { type Members, openMembers } from './members.ts';
import type { PasswordHashing } from './password-hashing.ts';
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
  /** Uses an activation link: the address is proved, and the person belongs to an account from then on. */
  activate(token: string): Promise<Outcome<Activated>>;
  /** Sets a password by a link, which proves the address as well; all sessions of the person end. */
  resetPassword(reset: {
    readonly token: string;
    readonly password: string;
  }): Promise<Outcome<Activated>>;
  /** An account's open invitations, the oldest first. */
  readonly invitations: Invitations['list'];
  /** The invitation of a link, if it is open, for the page that the link leads to. */
  readonly invitation: Invitations['find'];
  /** Removes what has expired, no more than `limit` of each kind; tells how much there was. */
  sweep(limit: number): Promise<number>;
  /** Waits for the work that goes on after answers, and sends its mail; mail must be closed after this. */
  close(): Promise<void>;
}

/** How people get an account and sign in. */
export interface PeopleSettings {
  readonly signUp: SignUpMode;
  readonly linkMinutes: number;
  readonly sessionHours: number;
  readonly invitationHours: number;
  readonly invitationsUpTo: number;
  readonly mailsUpTo: number;
}

/** What the people stand on. */
export interface PeopleParts {
  readonly queries: Queries;
  readonly clock: Clock;
  readonly log: Log;
  readonly settings: PeopleSettings;
  /** Sends mail. */
  readonly post: Post;
  /** Makes the addresses that mails lead to. */
  readonly linkTo: LinkTo;
  /** Whether the gateway is reached by https, so that cookies are sent by https only. */
  readonly isSecure: boolean;
  readonly onAccountMade: OnAccountMade;
  /** In place of the usual, which is slow on purpose. */
  readonly passwordHashing?: PasswordHashing | undefined;
}

const SECRET_NAME = 'people';

/** Opens the people of the database; makes the secret of cookies the first time. */
export async function openPeople(parts: PeopleParts): Promise<People> {
  const { queries, clock, log, linkTo, post, isSecure, onAccountMade, passwordHashing } = parts;
  const { settings } = parts;
  const { signUp: mode, linkMinutes, sessionHours, invitationHours, mailsUpTo } = settings;
  const secret = await keptSecret(queries, SECRET_NAME);
  const linkSeconds = linkMinutes * SECONDS_A_MINUTE;
  const afterwards = openAfterwards(log);
  const letters = openLetters({ queries, post, linkTo, afterwards, linkMinutes, invitationHours });
  const resets = new AsyncLocalStorage<ResetInProgress>();
  const loadLibrary = libraryLoader({
    queries,
    log,
    secret,
    isSecure,
    linkSeconds,
    passwordHashing,
    sessionSeconds: sessionHours * SECONDS_AN_HOUR,
    sendReset: ({ reason, ...letter }) => letters.reset({ ...letter, reason: readReason(reason) }),
    onReset: (personId) => resets.getStore()?.found(personId),
  });
  const links = openLinks({ queries, clock, seconds: linkSeconds, mailsUpTo });
  const activation = openActivation({ queries, clock, links, onAccountMade });
  const invitations = openInvitations({
    queries,
    clock,
    letters,
    linkTo,
    isClosed: mode === 'closed',
    seconds: invitationHours * SECONDS_AN_HOUR,
    openUpTo: settings.invitationsUpTo,
    mailsUpTo,
  });
  return {
    ...openSignUp({ queries, clock, loadLibrary, links, invitations, letters, afterwards, mode }),
    ...openSessions({ queries, loadLibrary, secret }),
    ...openMembers({ queries, clock }),
    invite: invitations.invite,
    inviteOwner: invitations.inviteOwner,
    withdraw: invitations.withdraw,
    invitations: invitations.list,
    invitation: invitations.find,
    activate: activation.byLink,
    resetPassword: (reset) => resetPassword(reset, { loadLibrary, activation, resets }),
    sweep: (limit) => sweepPeople(queries, clock, limit),
    close: afterwards.settled,
  };
}

/** The person whose password the library has set, in a call of its own during ours. */
interface ResetInProgress {
  found(personId: string): unknown;
}

const TOKEN = /^[\w-]{1,128}$/;

interface ResetParts {
  readonly loadLibrary: LoadLibrary;
  readonly activation: Activation;
  readonly resets: AsyncLocalStorage<ResetInProgress>;
}

async function resetPassword(
  { token, password }: { readonly token: string; readonly password: string },
  { loadLibrary, activation, resets }: ResetParts,
): Promise<Outcome<Activated>> {
  const checked = checkRequestOf('resetPassword', { token, password });
  if (!checked.ok) return checked;
  // The database accepts no NUL.
  if (!TOKEN.test(token)) return failed(wrongLink());
  const found: string[] = [];
  const { api, refusalCode } = await loadLibrary();
  try {
    const body = { token, newPassword: password };
    const inProgress = { found: (personId: string) => found.push(personId) };
    await resets.run(inProgress, () => api.resetPassword({ body }));
  } catch (error) {
    refusalCode(error);
    return failed(wrongLink());
  }
  const [personId] = found;
  if (personId === undefined) throw new Error('The library did not tell whose password was set.');
  return activation.byPassword(personId);
}

function readReason(text: string): ResetReason {
  return RESET_REASONS.find((reason) => reason === text) ?? 'forgotten';
}
