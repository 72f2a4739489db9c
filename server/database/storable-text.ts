const NUL = '\0';
const REPLACEMENT = '\uFFFD';
/** NUL and lone surrogates, as escaped by `JSON.stringify`. After another backslash, a match may be something else. */
const UNHOLDABLE = /\\u(?:0000|d[89a-f][0-9a-f]{2})/;

/**
 * Makes a text storable in the database. PostgreSQL rejects NUL and lone surrogates, such as half of an emoji. Each
 * becomes U+FFFD, as in decoded text (Unicode standard, section 3.9).
 */
export function storable(text: string): string {
  return text.replaceAll(NUL, REPLACEMENT).toWellFormed();
}

/** Serializes a value to JSON whose texts can all be stored in the database. */
export function storableJson(value: unknown): string {
  const json = JSON.stringify(value);
  return UNHOLDABLE.test(json)
    ? JSON.stringify(value, (_name, one: unknown) =>
        typeof one === 'string' ? storable(one) : one,
      )
    : json;
}
