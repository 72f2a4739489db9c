import { ConnectionError, PatchbayError, TimedOutError } from '../../index.ts';

/** How a change is called that has failed. */
export interface ChangeWords {
  /** Said where the gateway has refused it, such as `The key was not made.` */
  readonly refused: string;
  /** The same as a question, after `Nobody knows whether`, such as `the key was made`. */
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

/** Statuses from here on are no fault of the request (RFC 9110, section 15). */
const FAILURES_FROM = 500;

/** Whether a change may be done that has failed: there was no answer, or none of the gateway, or it has failed itself. */
function mayBeDone(error: unknown): boolean {
  if (!(error instanceof PatchbayError)) return false;
  if (error instanceof ConnectionError || error instanceof TimedOutError) return true;
  const { status, kind, isOfGateway } = error;
  if (status === undefined) return false;
  // What has answered that it is done may not be the gateway.
  if (status < 300) return true;
  return status >= FAILURES_FROM && (!isOfGateway || kind === 'internal');
}

/** The sentence of a failure. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
