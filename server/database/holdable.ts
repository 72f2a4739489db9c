const NUL = '\0';
const REPLACEMENT = '\uFFFD';
/** As `JSON.stringify` writes NUL, and half a surrogate pair. A backslash before it may make it mean something else. */
const UNHOLDABLE = /\\u(?:0000|d[89a-f][0-9a-f]{2})/;

/**
 * A text as the database can hold it: PostgreSQL knows no NUL, and no half of a character, such as is left of an emoji
 * that a program has cut in two. Each becomes U+FFFD, as in text that is decoded (Unicode standard, section 3.9).
 */
export function holdable(text: string): string {
  return text.replaceAll(NUL, REPLACEMENT).toWellFormed();
}

/** JSON of which the database can hold all texts, wherever they are. */
export function holdableJson(value: unknown): string {
  const json = JSON.stringify(value);
  return UNHOLDABLE.test(json)
    ? JSON.stringify(value, (_name, one: unknown) =>
        typeof one === 'string' ? holdable(one) : one,
      )
    : json;
}
