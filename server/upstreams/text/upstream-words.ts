import { isObject, type JsonObject, textOf } from '../../foundation/json-object.ts';
import { shortened } from '../../foundation/shortened.ts';

/** Longer upstream messages are cut for the caller. */
const MAX_MESSAGE_CHARACTERS = 1000;
const MAX_WORD_CHARACTERS = 100;
/** The maximum length as JSON. Larger details are dropped whole, because truncated JSON is useless. */
const MAX_DETAILS_CHARACTERS = 4000;

/** The text that some programs write for an absent value, such as Python's `None`. */
const NOTHING = /^(?:none|null|undefined)$/i;

/** A text in an error; `undefined` if it says nothing. */
export function errorText(value: unknown): string | undefined {
  const text = textOf(value);
  return text === undefined || NOTHING.test(text) ? undefined : text;
}

/** An upstream's error message, as one sentence. */
export function errorSentence(message: unknown): string {
  const text = errorText(message);
  if (text === undefined) return 'The upstream broke off with an error that it does not explain.';
  return shortened(text, MAX_MESSAGE_CHARACTERS);
}

/** A machine-readable word, such as an error type; `undefined` if the value is not one. */
export function errorWord(word: unknown): string | undefined {
  const text = errorText(word);
  return text !== undefined && text.length <= MAX_WORD_CHARACTERS ? text : undefined;
}

/** The machine-readable details of an error; `undefined` if absent or too large. */
export function errorDetails(details: unknown): JsonObject | undefined {
  if (!isObject(details)) return undefined;
  return JSON.stringify(details).length <= MAX_DETAILS_CHARACTERS ? details : undefined;
}

/** An unknown value from an upstream, formatted for an error message. */
export function shown(word: unknown): string {
  return shortened(JSON.stringify(word) ?? 'none', MAX_WORD_CHARACTERS);
}
