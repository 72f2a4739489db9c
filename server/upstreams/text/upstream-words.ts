/** An upstream may say much; a caller is told the beginning. */
const MESSAGE_CHARACTERS_UP_TO = 1000;
const WORD_CHARACTERS_UP_TO = 100;

/** What an upstream says went wrong, in a sentence. */
export function errorSentence(message: unknown): string {
  return typeof message === 'string' && message !== ''
    ? message.slice(0, MESSAGE_CHARACTERS_UP_TO)
    : 'The upstream broke off with an error that it does not explain.';
}

/** A word of an upstream that is not understood, to be shown. */
export function shown(word: unknown): string {
  return (JSON.stringify(word) ?? 'none').slice(0, WORD_CHARACTERS_UP_TO);
}
