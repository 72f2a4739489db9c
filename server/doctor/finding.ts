import { detailOf } from '../database/availability.ts';

/** The result of a check, for the operator. Texts contain no secrets. */
export interface Finding {
  /** What was checked, such as `database` or `upstream openai`. */
  readonly about: string;
  readonly state: 'ok' | 'warning' | 'problem';
  /** The result in one line; a complete sentence unless the state is `ok`. */
  readonly says: string;
  /** What to do about it. */
  readonly advice?: string;
}

/** A finding without fault. */
export function fine(about: string, says: string): Finding {
  return { about, state: 'ok', says };
}

/** A warning: the gateway works, but perhaps not as its operator expects. */
export function warning(about: string, says: string, advice: string): Finding {
  return { about, state: 'warning', says: sentenceOf(says), advice };
}

/** A problem: the gateway does not start, or cannot do all of its work. */
export function problem(about: string, says: string, advice: string): Finding {
  return { about, state: 'problem', says: sentenceOf(says), advice };
}

/**
 * Ends a text with a single punctuation mark: a quoted message may already end with one, before the quoting text's full
 * stop.
 */
function sentenceOf(text: string): string {
  const words = text.replace(/[\s.,:;]+$/, '');
  return /[!?…]$/.test(words) ? words : `${words}.`;
}

/** The first line of an error's message. */
export function reasonOf(error: unknown): string {
  const text = detailOf(error);
  return text.split('\n')[0] ?? text;
}
