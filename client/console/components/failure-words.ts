import { PatchbayError } from '../../index.ts';

/** Descriptions of a change, for messages about its failure. */
export interface ChangeWords {
  /** Shown if the gateway has refused the change, such as `The key was not created.` */
  readonly refused: string;
  /** Completes the sentence `We could not confirm whether …` if the outcome is unknown, such as `the key was created`. */
  readonly open: string;
  /** Whether a repetition cannot take effect twice. */
  readonly isRepeatable?: boolean;
}

/** The message about a failure. */
export interface FailureWords {
  readonly title: string;
  /** Why it failed. */
  readonly text: string;
  /** What to do before a retry. */
  readonly advice?: string;
}

/** The message about a failed change. If the change may have taken effect, the message does not claim otherwise. */
export function wordsOfFailedChange(
  error: unknown,
  { refused, open, isRepeatable }: ChangeWords,
): FailureWords {
  const text = messageOf(error);
  if (!mayBeDone(error)) return { title: refused, text };
  return {
    title: `We could not confirm whether ${open}.`,
    text,
    advice: isRepeatable === true ? REPEATABLE : UNREPEATABLE,
  };
}

const REPEATABLE = 'Sending it again unchanged is safe: it will not be done or charged twice.';
const UNREPEATABLE = 'Check before sending it again.';

/** Whether a failed change may have taken effect: there was no response, or the gateway failed while processing it. */
export function mayBeDone(error: unknown): boolean {
  if (!(error instanceof PatchbayError)) return false;
  switch (error.kind) {
    case 'connection':
    case 'timed-out':
    case 'internal':
      return true;
    case 'conflict':
      // An earlier attempt is still in progress.
      return error.code === 'idempotency_key_in_use';
    default:
      // A success status whose body could not be read.
      return error.status !== undefined && error.status < REDIRECTS_FROM;
  }
}

/** Statuses below this one report success (RFC 9110, section 15). */
const REDIRECTS_FROM = 300;

/** The message of an error. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
