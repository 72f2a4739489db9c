import { counted } from '../../foundation/counted.ts';

/** The text of a mail. */
export interface MailText {
  readonly subject: string;
  readonly text: string;
}

/** What the link of a mail is for. */
export type LinkKind = 'activate' | 'password' | 'join';

/** Builds the address of the page for the link of a mail. */
export type LinkTo = (kind: LinkKind, token: string) => string;

/** The reasons for a link to set a password. */
export const RESET_REASONS = ['forgotten', 'known', 'contested'] as const;

/** Why a person gets a link to set a password. */
export type ResetReason = (typeof RESET_REASONS)[number];

/**
 * The texts of all mails. None repeats a name that was entered at sign-up: otherwise someone could sign up with another
 * person's address to send them a message. Links are on lines of their own.
 */
export const TEXTS = {
  activation: ({ link, minutes }: TimedLink): MailText => ({
    subject: 'Activate your account',
    text: paragraphs(
      'Somebody, probably you, signed up with this e-mail address.',
      'To activate the account, follow this link:',
      link,
      `It works once, for ${lengthOf(minutes)}.`,
      'If it was not you, do nothing: the account stays closed and is removed in a week.',
    ),
  }),

  known: ({ link, minutes }: TimedLink): MailText => ({
    subject: 'You already have an account',
    text: paragraphs(
      'Somebody, probably you, signed up with this e-mail address. It has an account already, with the password that was chosen before.',
      'If you forgot your password, set a new one here:',
      link,
      `The link works once, for ${lengthOf(minutes)}. If you know your password, or if it was not you, do\nnothing: nothing has changed.`,
    ),
  }),

  contested: ({ link, minutes }: TimedLink): MailText => ({
    subject: 'Set a password to activate your account',
    text: paragraphs(
      'Somebody signed up with this e-mail address more than once, with different passwords. So that\nnobody else knows yours, choose one now. This activates the account, too:',
      link,
      `The link works once, for ${lengthOf(minutes)}.`,
      'If you did not sign up, do nothing: the account stays closed and is removed in a week.',
    ),
  }),

  forgotten: ({ link, minutes }: TimedLink): MailText => ({
    subject: 'Set a new password',
    text: paragraphs(
      'Somebody, probably you, asked for a new password for this e-mail address. Set it here:',
      link,
      `The link works once, for ${lengthOf(minutes)}. You will be signed out everywhere.`,
      'If it was not you, do nothing: your password stays as it is.',
    ),
  }),

  invitation: ({ link, hours, from }: InvitationText): MailText => ({
    subject: 'You are invited',
    text: paragraphs(
      `${from ?? 'The operator of this service'} invites you to ${from === undefined ? 'open an account' : 'join an account'}. To accept, sign up with this e-mail\naddress here:`,
      link,
      `The link works once, for ${counted(hours, 'hour')}.`,
      'If you do not want to, do nothing.',
    ),
  }),

  /** For a person who already belongs to an account, and cannot belong to two. */
  'invitation-taken': ({ from }: Pick<InvitationText, 'from'>): MailText => ({
    subject: 'You are invited',
    text: paragraphs(
      `${from ?? 'The operator of this service'} invites you, but this e-mail address has an account already, and an\naddress can have one only.`,
      'To accept, ask for an invitation to another address of yours. If you do not want to, do nothing.',
    ),
  }),
} as const;

interface TimedLink {
  readonly link: string;
  readonly minutes: number;
}

interface InvitationText {
  readonly link: string;
  readonly hours: number;
  /** The address of the person who invites; `undefined` for the operator. */
  readonly from: string | undefined;
}

const HOUR_MINUTES = 60;

function lengthOf(minutes: number): string {
  if (minutes === HOUR_MINUTES) return 'an hour';
  if (minutes % HOUR_MINUTES === 0) return `${minutes / HOUR_MINUTES} hours`;
  return counted(minutes, 'minute');
}

/** Lines up to this length are sent unencoded, so that they are readable in files of the outbox. */
const MAX_LINE = 72;

function paragraphs(...all: readonly string[]): string {
  return `${all.map(inLines).join('\n\n')}\n`;
}

/** Breaks a paragraph into lines between words; links stay whole. */
function inLines(paragraph: string): string {
  const [first = '', ...words] = paragraph.split(/\s+/);
  return words.reduce(
    ({ text, length }, word) => {
      const isFull = length + 1 + word.length > MAX_LINE;
      return isFull
        ? { text: `${text}\n${word}`, length: word.length }
        : { text: `${text} ${word}`, length: length + 1 + word.length };
    },
    { text: first, length: first.length },
  ).text;
}
