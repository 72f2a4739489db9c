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
      'Someone, probably you, signed up with this e-mail address. Confirm it to activate your account:',
      link,
      `This link works once and expires in ${lengthOf(minutes)}.`,
      'If you did not sign up, ignore this e-mail. The account stays inactive and is deleted in a week.',
    ),
  }),

  known: ({ link, minutes }: TimedLink): MailText => ({
    subject: 'You already have an account',
    text: paragraphs(
      'Someone, probably you, signed up with this e-mail address, which already has an account. Your password has not changed.',
      'If you forgot your password, reset it here:',
      link,
      `This link works once and expires in ${lengthOf(minutes)}. Otherwise, ignore this e-mail.`,
    ),
  }),

  contested: ({ link, minutes }: TimedLink): MailText => ({
    subject: 'Set a password to activate your account',
    text: paragraphs(
      'Someone signed up with this e-mail address more than once, with different passwords. Set a password that only you know. This also activates your account:',
      link,
      `This link works once and expires in ${lengthOf(minutes)}.`,
      'If you did not sign up, ignore this e-mail. The account stays inactive and is deleted in a week.',
    ),
  }),

  forgotten: ({ link, minutes }: TimedLink): MailText => ({
    subject: 'Reset your password',
    text: paragraphs(
      'We received a request to reset your password. Set a new one here:',
      link,
      `This link works once and expires in ${lengthOf(minutes)}. You will be signed out everywhere.`,
      'If you did not request this, ignore this e-mail. Your password stays the same.',
    ),
  }),

  invitation: ({ link, hours, from }: InvitationText): MailText => ({
    subject: 'You have been invited',
    text: paragraphs(
      `${from ?? 'The operator of this service'} invited you to ${from === undefined ? 'open an account' : 'join an account'}. To accept, sign up with this e-mail address:`,
      link,
      `This link works once and expires in ${counted(hours, 'hour')}.`,
      'If you do not want to accept, ignore this e-mail.',
    ),
  }),

  /** For a person who already belongs to an account, and cannot belong to two. */
  'invitation-taken': ({ from }: Pick<InvitationText, 'from'>): MailText => ({
    subject: 'You have been invited',
    text: paragraphs(
      `${from ?? 'The operator of this service'} invited you, but this e-mail address already has an account, and an address can have only one.`,
      'To accept, ask for an invitation to a different address. Otherwise, ignore this e-mail.',
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
  const isHours = minutes % HOUR_MINUTES === 0;
  return isHours ? counted(minutes / HOUR_MINUTES, 'hour') : counted(minutes, 'minute');
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
