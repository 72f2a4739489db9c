import { isObject, type JsonObject } from '../../foundation/json-object.ts';

/** An upstream may say much; a caller is told the beginning. */
const MESSAGE_CHARACTERS_UP_TO = 1000;
const WORD_CHARACTERS_UP_TO = 100;
/** As JSON. What is larger is no detail, and half of it would be none either. */
const DETAILS_CHARACTERS_UP_TO = 4000;

/** What an upstream says went wrong, in a sentence. */
export function errorSentence(message: unknown): string {
  return typeof message === 'string' && message !== ''
    ? message.slice(0, MESSAGE_CHARACTERS_UP_TO)
    : 'The upstream broke off with an error that it does not explain.';
}

/** A word for programs, as the class of an error; `undefined` where it is none. */
export function errorWord(word: unknown): string | undefined {
  const isWord = typeof word === 'string' && word !== '' && word.length <= WORD_CHARACTERS_UP_TO;
  return isWord ? word : undefined;
}

/** What an error says besides, for programs; `undefined` where it says nothing, or too much. */
export function errorDetails(details: unknown): JsonObject | undefined {
  if (!isObject(details)) return undefined;
  return JSON.stringify(details).length <= DETAILS_CHARACTERS_UP_TO ? details : undefined;
}

/** A word of an upstream that is not understood, to be shown. */
export function shown(word: unknown): string {
  return (JSON.stringify(word) ?? 'none').slice(0, WORD_CHARACTERS_UP_TO);
}
