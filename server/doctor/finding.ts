import { detailOf } from '../database/availability.ts';

/** What a check has found, for the operator. Texts hold no secret. */
export interface Finding {
  /** What was looked at, such as `database` or `upstream openai`. */
  readonly about: string;
  readonly state: 'ok' | 'warning' | 'problem';
  /** What was found, in a line. */
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
  return { about, state: 'warning', says, advice };
}

/** The gateway does not start like this, or cannot do all of its work. */
export function problem(about: string, says: string, advice: string): Finding {
  return { about, state: 'problem', says, advice };
}

/** What an error says, in a line. Where every address of a name fails, the error itself says nothing. */
export function reasonOf(error: unknown): string {
  const text = detailOf(error);
  return text.split('\n')[0] ?? text;
}
