const NUL = '\0';
const REPLACEMENT = '\uFFFD';
/**
 * NUL and lone surrogates, as `JSON.stringify` writes them. With a backslash before it, a match may be something else.
 */
const UNHOLDABLE = /\\u(?:0000|d[89a-f][0-9a-f]{2})/;

/**
 * A text that the database can store. PostgreSQL accepts no NUL and no lone surrogates, such as half of an emoji. Each
 * becomes U+FFFD, as in decoded text (Unicode standard, section 3.9).
 */
export function holdable(text: string): string {
  return text.replaceAll(NUL, REPLACEMENT).toWellFormed();
}

/** JSON in which the database can store every text. */
export function holdableJson(value: unknown): string {
  const json = JSON.stringify(value);
  return UNHOLDABLE.test(json)
    ? JSON.stringify(value, (_name, one: unknown) =>
        typeof one === 'string' ? holdable(one) : one,
      )
    : json;
}
