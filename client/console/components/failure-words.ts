import { ConnectionError, TimedOutError } from '../../index.ts';

/** What is said of a failure. */
export interface FailureWords {
  readonly title: string;
  /** Why it failed. */
  readonly text: string;
  /** What to do before it is tried again. */
  readonly advice?: string;
}

/**
 * What is said where a change has failed. Where no answer came, it may be done all the same, so that nothing is claimed
 * then.
 *
 * @param title what is said where the gateway has refused, such as `The key was not made.`
 */
export function wordsOfFailedChange(error: unknown, title: string): FailureWords {
  const text = messageOf(error);
  const isOpen = error instanceof ConnectionError || error instanceof TimedOutError;
  if (!isOpen) return { title, text };
  return {
    title: 'Nobody knows whether it was done.',
    text,
    advice: 'It may be done all the same: look before you send it again.',
  };
}

/** The sentence of a failure. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
