import { PatchbayError } from '../../index.ts';

/** How a change is called that has failed. */
export interface ChangeWords {
  /** Said where the gateway has refused it, such as `The key was not created.` */
  readonly refused: string;
  /** The same as a question, after `Nobody knows whether`, such as `the key was created`. */
  readonly open: string;
}

/** What is said of a failure. */
export interface FailureWords {
  readonly title: string;
  /** Why it failed. */
  readonly text: string;
  /** What to do before it is tried again. */
  readonly advice?: string;
}

/** What is said where a change has failed. Where it may be done all the same, nothing is claimed. */
export function wordsOfFailedChange(error: unknown, { refused, open }: ChangeWords): FailureWords {
  const text = messageOf(error);
  if (!mayBeDone(error)) return { title: refused, text };
  return {
    title: `Nobody knows whether ${open}.`,
    text,
    advice: 'It may be done all the same: look before you send it again.',
  };
}

/** Whether a change may be done that has failed: there was no answer, or the gateway has failed over it. */
function mayBeDone(error: unknown): boolean {
  if (!(error instanceof PatchbayError)) return false;
  switch (error.kind) {
    case 'connection':
    case 'timed-out':
    case 'internal':
      return true;
    default:
      // What has answered that it is done cannot be read.
      return error.status !== undefined && error.status < REDIRECTS_FROM;
  }
}

/** Answers below say that something was done (RFC 9110, section 15). */
const REDIRECTS_FROM = 300;

/** The sentence of a failure. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
