import { detailOf } from '../database/availability.ts';

/** What a check has found, for the operator. Texts hold no secret. */
export interface Finding {
  /** What was looked at, such as `database` or `upstream openai`. */
  readonly about: string;
  readonly state: 'ok' | 'warning' | 'problem';
  /** What was found, in a line; a sentence unless all is well. */
  readonly says: string;
  /** What to do about it. */
  readonly advice?: string;
}

/** All is well. */
export function fine(about: string, says: string): Finding {
  return { about, state: 'ok', says };
}

/** The gateway works, though perhaps not as its operator thinks. */
export function warning(about: string, says: string, advice: string): Finding {
  return { about, state: 'warning', says: sentenceOf(says), advice };
}

/** The gateway does not start like this, or cannot do all of its work. */
export function problem(about: string, says: string, advice: string): Finding {
  return { about, state: 'problem', says: sentenceOf(says), advice };
}

/** What others say may end as a sentence already, with the full stop of the sentence that quotes it behind. */
function sentenceOf(text: string): string {
  const words = text.replace(/[\s.,:;]+$/, '');
  return /[!?…]$/.test(words) ? words : `${words}.`;
}

/** What an error says, in a line. Where every address of a name fails, the error itself says nothing. */
export function reasonOf(error: unknown): string {
  const text = detailOf(error);
  return text.split('\n')[0] ?? text;
}
